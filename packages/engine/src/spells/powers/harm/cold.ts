// Cold: a ray, or the explosions of a skilled caster. NetHack 3.6.7 src/zap.c (zhitm, zhitu), src/spell.c
// (spelleffects), src/explode.c (explode).

import { blastHit } from '../explosions.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';
import { rayHit } from '../rays.ts';

/** Cold damage. */
export const cold: PowerRule = powerRule({
  word: 'cold',
  travels: ['ray', 'burst'],
  elemental: true,
  asks: ['magic-resistance'],
  hit: (chance, rules, view) =>
    view.hit.explosion === 'none'
      ? rayHit(chance, rules, view, 'cone-of-cold')
      : blastHit(chance, rules, view),
});
