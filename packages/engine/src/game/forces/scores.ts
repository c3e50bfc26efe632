// A hero's scores on Crossfire's scale, as the gifts of abilities are capped by them.

import type { Score } from '../../spells/index.ts';
import type { GameState } from '../state/state.ts';

/** His scores with everything that raises them. The better of the two that cast stands for power. */
export function scoresOf({ sheet, ruleset }: GameState): Readonly<Record<Score, number>> {
  const { strength, dexterity, constitution, wisdom, charisma, intelligence } = sheet.present;
  const { bridges } = ruleset;
  return {
    str: bridges.shortScale(strength),
    dex: bridges.shortScale(dexterity),
    con: constitution,
    wis: wisdom,
    cha: charisma,
    int: intelligence,
    pow: Math.max(wisdom, intelligence) + sheet.worn.power,
  };
}
