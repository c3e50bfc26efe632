// The god of a hero, in lines for sheets.

import { listOf } from '../../english/index.ts';
import type { GodView, HeroView } from '../../game/index.ts';

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

/** `the races demon and undead`. */
function kinds(races: readonly string[]): string {
  return `the ${races.length === 1 ? 'race' : 'races'} ${listOf(races)}`;
}
