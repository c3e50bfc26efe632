// Charm monster: affects adjacent creatures. NetHack 3.6.7 src/read.c (seffects: SPE_CHARM_MONSTER,
// maybe_tame).

import { unlessResisted } from '../minds.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';

/** Makes every adjacent enemy that doesn't resist a servant. */
export const charm: PowerRule = powerRule({
  word: 'charm',
  also: ['charm-monster'],
  reach: 'beside',
  brings: 'charm',
  asks: ['magic-resistance'],
  hit: unlessResisted,
});
