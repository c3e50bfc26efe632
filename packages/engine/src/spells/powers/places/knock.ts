// Knock. NetHack 3.6.7 src/lock.c (doorlock), src/zap.c (zapyourself).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Unlocks doors, and the chain of its caster. */
export const knock: PowerRule = powerRule({
  word: 'knock',
  travels: ['beam'],
  door: 'unlock',
  frees: true,
});
