// Bodies as food. NetHack 3.6.7 src/mon.c (corpse_chance), src/eat.c (eatcorpse, should_givit), src/dig.c
// (ROT_AGE). Weights are in grams, of which NetHack's unit is about 45.

import type { WorldRules } from '../../../worldrules/index.ts';

/** Bodies of monsters, and tins of them. */
export const flesh: WorldRules['food']['flesh'] = {
  left: { oneIn: 2, rareBelow: 2, smallBelow: 2_000, bigFrom: 120_000 },
  nutrition: { gramsPerPoint: 160, least: 10, most: 1_500 },
  time: { least: 3, gramsPerMove: 2_900 },
  gone: 250,
  looksEvery: 10,
  rot: {
    least: 10,
    spread: 20,
    favour: 2,
    tainted: 5,
    ill: 3,
    stillGoodOneIn: 5,
    illness: 8,
    tastesBadOneIn: 7,
  },
  poison: { sparesOneIn: 5, weakness: 4, damage: 15 },
  acid: 15,
  giftOf: 15,
  tin: { nutrition: 50, weight: 450 },
};
