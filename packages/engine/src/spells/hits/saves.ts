// Saving throws and scaling by resistance. Crossfire common/living.c (did_make_save), server/attack.c
// (adj_attackroll).

import type { Chance } from '../../chance/index.ts';
import { truncDiv } from '../../integers/index.ts';
import type { SaveRules } from '../../spellcraft/index.ts';
import { luckyDraw, luckyTest } from './luck.ts';

/** Whether a creature saves: d20 plus a bonus against the threshold of a level. Label: `saves`. */
export function saves(
  chance: Chance,
  { sides, thresholds, highestSaves }: SaveRules,
  level: number,
  bonus = 0,
  luck = 0,
): boolean {
  const needed = thresholdOf(thresholds, level) - bonus;
  const least = highestSaves ? Math.min(needed, sides) : needed;
  if (luck === 0) {
    return chance.test(sides + 1 - least, sides, 'saves');
  }
  return luckyDraw(chance, 1, sides, luck, 'high', 'saves') >= least;
}

function thresholdOf(rows: SaveRules['thresholds'], level: number): number {
  let index = 0;
  while (index < rows.length - 1 && level > rows[index]![0]) {
    index++;
  }
  return rows[index]![1];
}

/** Percent of a whole. */
const WHOLE = 100;

/**
 * Damage after resistance; less than one point becomes one with the probability of its hundredths.
 * Label: `resistance`.
 */
export function scale(chance: Chance, damage: number, resistance: number, luck = 0): number {
  const product = damage * (WHOLE - resistance);
  if (product >= WHOLE) {
    return truncDiv(product, WHOLE);
  }
  return luckyTest(chance, Math.max(0, product), WHOLE, luck, 'resistance') ? 1 : 0;
}
