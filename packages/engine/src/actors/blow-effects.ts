// What a monster's blow does besides damage. NetHack 3.6.7 src/mhitu.c (hitmu, AD_PLYS).

import type { Chance } from '../chance/index.ts';

/** One in so many touches paralyses, for one die of so many turns. */
const PARALYSIS = { oneIn: 3, sides: 10 };

/**
 * Turns for which a blow that has hit paralyses; 0 for not at all.
 * @param effect the word after the dice of the blow
 * @param helpless nobody is paralysed twice
 */
export function paralysedFor(chance: Chance, effect: string, helpless: boolean): number {
  if (effect !== 'paralyse' || helpless || !chance.test(1, PARALYSIS.oneIn, 'paralyses')) {
    return 0;
  }
  return chance.roll(1, PARALYSIS.sides, 'paralysis');
}
