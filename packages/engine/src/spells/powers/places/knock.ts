// Knock. NetHack 3.6.7 src/lock.c (doorlock).

import { powerRule } from '../power-rule.ts';

/** Unlocks doors. */
export const knock = powerRule({ word: 'knock', travels: ['beam'], door: 'unlock' });
