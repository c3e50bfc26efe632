// Beatitude as a number, as the draws for potions and scrolls take it.

import { BEATITUDES } from '../../objects/index.ts';
import type { Carrier } from '../state/powers.ts';

/** −1 cursed, 0 uncursed, 1 blessed. */
export function signOf({ beatitude }: Carrier): number {
  return BEATITUDES.indexOf(beatitude) - 1;
}
