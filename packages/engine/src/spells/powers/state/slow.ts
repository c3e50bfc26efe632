// Slowness. NetHack 3.6.7 src/zap.c (bhitm: SPE_SLOW_MONSTER), src/mon.c (mon_adjust_speed).

import { unlessResisted } from '../minds.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';

/** Slows the target. */
export const slow: PowerRule = powerRule({
  word: 'slow',
  also: ['slow-monster'],
  travels: ['beam'],
  brings: 'slow',
  asks: ['magic-resistance'],
  hit: unlessResisted,
});
