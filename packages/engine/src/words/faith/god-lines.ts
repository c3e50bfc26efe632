// Gods in lines for sheets and forms.

import { capitalised, listOf } from '../../english/index.ts';
import type { GodOffer, GodView, HeroView } from '../../game/index.ts';
import { ATTACK_WORDS } from '../facts/spellcraft-facts.ts';
import { tellPaths } from '../spell-paths.ts';

/** `You pray to Vael the Reckoner, who opposes Grud Split-Lip …`; empty for a hero without a god. */
export function tellGod({ god }: Pick<HeroView, 'god'>): readonly string[] {
  return god === undefined ? [] : [`You pray to ${god.name}, who ${listOf(deedsOf(god))}.`];
}

function deedsOf({ slays, owns, enemy }: GodView): readonly string[] {
  return [
    ...(slays.length > 0 ? [`slays ${kinds(slays)}`] : []),
    ...(owns.length > 0 ? [`spares ${kinds(owns)}`] : []),
    ...(enemy !== '' ? [`opposes ${enemy}`] : []),
    ...(slays.length + owns.length === 0 && enemy === '' ? ['has no enemies'] : []),
  ];
}

/** `creatures of the race lamp`, `creatures of the races demon and undead`. */
function kinds(races: readonly string[]): string {
  return `creatures of the ${races.length === 1 ? 'race' : 'races'} ${listOf(races)}`;
}

/**
 * A god and what it gives, a sentence each: its paths, what its followers resist, whom it slays, what it teaches and
 * what it may give.
 */
export function tellGodOffer(god: GodOffer): readonly string[] {
  const { about, paths, resistances, teaches, gifts } = god;
  const deeds = deedsOf(god);
  return [
    about,
    ...tellPaths(paths),
    ...resistancesOf(resistances),
    `It ${listOf(deeds)}.`,
    ...(teaches.length > 0 ? [`At its altars it teaches ${listOf(teaches)}.`] : []),
    ...(gifts.length > 0 ? [`Its gifts: ${listOf(gifts)}.`] : []),
  ];
}

/** `Resists fear 20 %. Weak against cold 10 %.` */
function resistancesOf(resistances: GodOffer['resistances']): readonly string[] {
  const side = (isWeak: boolean, words: string) => {
    const named = resistances
      .filter(({ percent }) => percent < 0 === isWeak)
      .map(({ type, percent }) => `${ATTACK_WORDS[type]} by ${Math.abs(percent)} %`);
    return named.length === 0 ? [] : [`${capitalised(words)} ${listOf(named)}.`];
  };
  return [...side(false, 'you resist'), ...side(true, 'you are weaker against')];
}

/** Whether death is final in a game, in a sentence. */
export function tellDeath({ revives }: { readonly revives?: boolean }): string {
  return revives === true
    ? 'Death isn’t final: a hero who dies wakes up at home and loses experience.'
    : 'Death is final.';
}
