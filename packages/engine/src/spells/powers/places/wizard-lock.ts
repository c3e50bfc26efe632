// Wizard lock. NetHack 3.6.7 src/lock.c (doorlock).

import { powerRule } from '../power-rule.ts';

/** Shuts and locks doors. */
export const wizardLock = powerRule({ word: 'wizard-lock', travels: ['beam'], door: 'lock' });
