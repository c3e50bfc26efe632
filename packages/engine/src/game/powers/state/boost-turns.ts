// Duration of heroism, berserk strength and blessing. Angband 3.0.5 src/cmd6.c (potions and scrolls): a base
// plus one die. Own rule: blessed lasts half as long again, cursed half as long.

import type { Chance } from '../../../chance/index.ts';
import { floorDiv } from '../../../integers/index.ts';
import type { TurnDie } from '../../../worldrules/index.ts';

/** The duration in turns. Rounding: down. @param sign −1 cursed, 0, 1 blessed. Label: `turns` */
export function boostTurns(chance: Chance, { least, sides }: TurnDie, sign: number): number {
  return floorDiv((2 + sign) * (least + chance.roll(1, sides, 'turns')), 2);
}
