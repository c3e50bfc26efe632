// Cause fear. NetHack 3.6.7 src/read.c (seffects: SPE_CAUSE_FEAR).

import { unlessResisted } from '../minds.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';

/** Frightens every visible enemy that doesn't resist. */
export const fear: PowerRule = powerRule({
  word: 'fear',
  also: ['cause-fear'],
  reach: 'sight',
  brings: 'fear',
  asks: ['magic-resistance'],
  hit: unlessResisted,
});
