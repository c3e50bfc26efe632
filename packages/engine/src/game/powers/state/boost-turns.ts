// How long courage, rage and blessing last. Angband 3.0.5 src/cmd6.c (potions and scrolls): so many turns
// and one die; that what is blessed lasts half as long again, and what is cursed half as long, is an own
// rule.

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { TurnDie } from '../../../worldrules/index.ts';

/** Turns that it lasts. Rounding: down. @param sign −1 cursed, 0, 1 blessed. Label: `turns` */
export function boostTurns(chance: Chance, { least, sides }: TurnDie, sign: number): number {
  return floorDiv((2 + sign) * (least + chance.roll(1, sides, 'turns')), 2);
}
