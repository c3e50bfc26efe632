// Stone to flesh. NetHack 3.6.7 src/zap.c (bhitpile, zapyourself: SPE_STONE_TO_FLESH).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Turns stone into meat; creatures aren't affected. */
export const stoneToFlesh: PowerRule = powerRule({
  word: 'stone-to-flesh',
  travels: ['beam'],
  softensStone: true,
});
