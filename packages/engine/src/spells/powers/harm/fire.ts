// Fire: a ray that explodes, or the explosions of a skilled caster. NetHack 3.6.7 src/zap.c (dobuzz),
// src/spell.c (spelleffects), src/explode.c (explode).

import { blastHit } from '../explosions.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';

/** Fire damage. */
export const fire: PowerRule = powerRule({
  word: 'fire',
  travels: ['ray', 'burst'],
  bursts: true,
  elemental: true,
  asks: ['magic-resistance'],
  hit: blastHit,
});
