// Stone to flesh. NetHack 3.6.7 src/zap.c (bhitpile, zapyourself: SPE_STONE_TO_FLESH).

import { powerRule } from '../power-rule.ts';

/** Turns stone into meat; creatures aren't affected. */
export const stoneToFlesh = powerRule({
  word: 'stone-to-flesh',
  travels: ['beam'],
  softensStone: true,
});
