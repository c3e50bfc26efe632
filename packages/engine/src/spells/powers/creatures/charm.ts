// Friendship in the minds of those who stand beside the caster. NetHack 3.6.7 src/read.c (seffects:
// SPE_CHARM_MONSTER, maybe_tame).

import { unlessResisted } from '../minds.ts';
import { powerRule } from '../power-rule.ts';

/** Makes a servant of every enemy beside the caster that doesn't resist. */
export const charm = powerRule({
  word: 'charm',
  also: ['charm-monster'],
  reach: 'beside',
  brings: 'charm',
  asks: ['magic-resistance'],
  hit: unlessResisted,
});
