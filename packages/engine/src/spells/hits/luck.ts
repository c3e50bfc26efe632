// Draws on which a hero's luck acts. Crossfire common/utils.c (random_roll, die_roll).

import type { Chance } from '../../chance/index.ts';
import { clamp } from '../../integers/index.ts';

/** Whether large or small results are good for the lucky one. */
export type Wish = 'high' | 'low';

/** The highest luck that counts, and the values of the draw that decides whether it counts. */
const MOST = 10;
const OUT_OF = 20;
const OUT_OF_FEW = 50;
/** Ranges of at most this many values are few. */
const FEW = 3;

/** A uniform number in low…high, on which luck acts; just `low` if there is no other. */
export function luckyDraw(
  chance: Chance,
  low: number,
  high: number,
  luck: number,
  wish: Wish,
  label: string,
): number {
  const values = high - low + 1;
  if (values <= 1) {
    return low;
  }
  const outOf = values <= FEW ? OUT_OF_FEW : OUT_OF;
  if (luck === 0 || !chance.test(Math.min(MOST, Math.abs(luck)), outOf, 'luck')) {
    return low + chance.below(values, label);
  }
  const shift = Math.sign(luck);
  const drawn = chance.below(values - shift, label);
  return clamp(low + drawn + (wish === 'high' ? shift : 0), low, high);
}

/** Whether a draw from 0 to below `n` is less than `k`: small results are good for the lucky one. */
export function luckyTest(
  chance: Chance,
  k: number,
  n: number,
  luck: number,
  label: string,
): boolean {
  return luck === 0
    ? chance.test(k, n, label)
    : luckyDraw(chance, 0, n - 1, luck, 'low', label) < k;
}
