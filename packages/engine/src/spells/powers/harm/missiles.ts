// Magic missiles. NetHack 3.6.7 src/zap.c (zhitm, zhitu).

import { type PowerRule, powerRule } from '../power-rule.ts';
import { rayHit } from '../rays.ts';

/** A ray of missiles. */
export const missiles: PowerRule = powerRule({
  word: 'missiles',
  travels: ['ray'],
  asks: ['resists-magic', 'magic-resistance'],
  wardedByMagic: true,
  hit: (chance, rules, view) => rayHit(chance, rules, view, 'magic-missile'),
});
