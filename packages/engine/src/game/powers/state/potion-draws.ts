// Draws for potions. NetHack 3.6.7 src/potion.c (peffects).

import type { Chance } from '../../../chance/index.ts';
import type { PotionRules, PotionTurns } from '../../../worldrules/index.ts';

/** Duration of a potion in turns. @param sign −1 cursed, 0, 1 blessed. Label: `turns` */
export function potionTurns(
  chance: Chance,
  { values, least, perSign }: PotionTurns,
  sign: number,
): number {
  return least + perSign * sign + chance.below(values, 'turns');
}

/** Points by which the maximum energy changes; three times as many are gained. Label: `vigour` */
export function vigourPoints(
  chance: Chance,
  { vigourDice, vigourSides }: PotionRules,
  sign: number,
): number {
  const points = chance.roll(vigourDice[sign + 1]!, vigourSides, 'vigour');
  return sign < 0 ? -points : points;
}
