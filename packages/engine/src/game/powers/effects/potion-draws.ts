// The numbers of potions. NetHack 3.6.7 src/potion.c (peffects).

import type { Chance } from '../../../chance/index.ts';

/** Turns by beatitude: one of so many values from a least one, which each step of favour changes. */
export interface PotionTurns {
  readonly values: number;
  readonly least: number;
  readonly perSign: number;
}

/** Confusion: 16 to 22 turns, 8 fewer or more. */
export const CONFUSION: PotionTurns = { values: 7, least: 16, perSign: -8 };
/** Blindness: 250 to 449 turns, 125 fewer or more. */
export const BLINDNESS: PotionTurns = { values: 200, least: 250, perSign: -125 };
/** Sleep: 25 to 34 turns, 12 fewer or more. */
export const SLEEP: PotionTurns = { values: 10, least: 25, perSign: -12 };
/** Speed: 100 to 109 turns, 60 more or fewer. */
export const SPEED: PotionTurns = { values: 10, least: 100, perSign: 60 };

/** Turns that a potion lasts. @param sign −1 cursed, 0, 1 blessed. Label: `turns` */
export function potionTurns(
  chance: Chance,
  { values, least, perSign }: PotionTurns,
  sign: number,
): number {
  return least + perSign * sign + chance.below(values, 'turns');
}

/** Dice that a potion of vigour rolls, by sign from −1. */
const VIGOUR_DICE: readonly number[] = [1, 2, 3];

/** Points by which the most energy changes; three times as many are gained. Label: `vigour` */
export function vigourPoints(chance: Chance, sign: number): number {
  const points = chance.roll(VIGOUR_DICE[sign + 1]!, 6, 'vigour');
  return sign < 0 ? -points : points;
}
