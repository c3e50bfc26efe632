// Cancellation. NetHack 3.6.7 src/zap.c (cancel_monst).

import { unlessResisted } from '../minds.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';

/** Cancels the target. */
export const cancellation: PowerRule = powerRule({
  word: 'cancellation',
  travels: ['beam'],
  brings: 'cancel',
  asks: ['magic-resistance'],
  hit: unlessResisted,
});
