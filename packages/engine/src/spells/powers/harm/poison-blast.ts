// Poison gas as a ray: dice by level, as a cone of cold has them. SLASH'EM src/zap.c (zhitm, zhitu).

import { type PowerRule, powerRule } from '../power-rule.ts';
import { rayHit } from '../rays.ts';

/** A ray that does damage of its element. */
export const poisonBlast: PowerRule = powerRule({
  word: 'poison-blast',
  travels: ['ray'],
  asks: ['magic-resistance'],
  hit: (chance, rules, view) => rayHit(chance, rules, view, 'cone-of-cold'),
});
