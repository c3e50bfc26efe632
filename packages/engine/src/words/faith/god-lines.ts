// Gods in lines for sheets and forms.

import { capitalised, listOf } from '../../english/index.ts';
import type { GodOffer, GodView, HeroView, PrayerView } from '../../game/index.ts';
import { ATTACK_WORDS } from '../facts/spellcraft-facts.ts';
import { tellPaths } from '../spell-paths.ts';

/** `You pray to Vael the Reckoner, who opposes Grud Split-Lip …`; empty for a hero without a god. */
export function tellGod({ god }: Pick<HeroView, 'god'>): readonly string[] {
  return god === undefined
    ? []
    : [
        `You pray to ${god.name}, who ${listOf(deedsOf(god))}.`,
        ...(god.prayer === undefined ? [] : tellPrayer(god.prayer)),
      ];
}

const STANDINGS: readonly (readonly [least: number, words: string])[] = [
  [6, 'You are its favourite.'],
  [1, 'It thinks well of you.'],
  [0, 'It has nothing against you.'],
  [-3, 'It is cross with you.'],
  [-10, 'It is furious with you.'],
];

const OUTCOMES: Readonly<Record<PrayerView['outcomes'][number]['outcome'], string>> = {
  help: 'it ends your troubles',
  displeased: 'it is displeased',
  curses: 'it curses what you wear and wield',
  punishes: 'it chains you to a ball',
  sends: 'it sends a monster',
  nothing: 'it hears you',
  weapon: 'it blesses your weapon',
  glow: 'it makes you healthier for good',
  uncurse: 'it lifts all curses',
  gift: 'it gives you something',
  crown: 'it crowns you',
};

/** How the god stands to the hero, and what a prayer would bring now with the chance of each outcome. */
function tellPrayer(prayer: PrayerView): readonly string[] {
  const { heardIn, trouble, favour, crowned, outcomes } = prayer;
  const standing = STANDINGS.find(([least]) => favour >= least)?.[1] ?? '';
  const odds = outcomes.map(({ outcome, percent }) => `${OUTCOMES[outcome]} (${percent} %)`);
  return [
    crowned ? `You are its champion. ${standing}` : standing,
    heardIn === 0
      ? 'It would hear you at once.'
      : `It wants to be left alone for ${heardIn} turns, or fewer if you are in trouble.`,
    `A prayer now, ${TROUBLES[trouble]}: ${listOf(odds)}.`,
  ];
}

/** The question before a prayer that may anger a god: what it may bring, with the chances */
export function tellPrayerDoubt({ name, prayer }: GodView): string {
  const told = prayer === undefined ? [] : tellPrayer(prayer);
  return [`You would pray to ${name}.`, ...told, 'Go on?'].join(' ');
}

/** The question before a hero without a god prays at an altar. @param gives what its god gives, a sentence each */
export function tellFirstGodDoubt(god: string, gives: readonly string[]): string {
  return [`You would pray to ${god} from now on.`, ...gives, 'Go on?'].join(' ');
}

/** The question before a call for help that comes too early. @param inTurns turns until one would be heard, at least 1 */
export function tellCallDoubt(god: string | undefined, inTurns: number): string {
  const turns = `${inTurns} ${inTurns === 1 ? 'turn' : 'turns'}`;
  const deaf = god === undefined ? 'Nobody listens' : `${capitalised(god)} won’t listen`;
  return `${deaf} for ${turns}. A call before that makes the wait begin again. Go on?`;
}

const TROUBLES: Readonly<Record<PrayerView['trouble'], string>> = {
  minor: 'in trouble',
  none: 'without trouble',
};

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

/** Whether a game meets levels on which earlier heroes died, in a sentence. */
export function tellBones({ boneless }: { readonly boneless?: true }): string {
  return boneless === true
    ? 'No level shows where an earlier hero died.'
    : 'A level may be the one on which an earlier hero died, with his things and his ghost. Games with a seed of yours have none.';
}

/** Whether death is final in a game, in a sentence. */
export function tellDeath({ revives }: { readonly revives?: boolean }): string {
  return revives === true
    ? 'Death isn’t final: a hero who dies wakes up at home and loses experience.'
    : 'Death is final.';
}
