// Wizard lock. NetHack 3.6.7 src/lock.c (doorlock).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Shuts and locks doors. */
export const wizardLock: PowerRule = powerRule({
  word: 'wizard-lock',
  travels: ['beam'],
  door: 'lock',
});
