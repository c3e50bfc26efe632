// Hurling. NetHack 3.6.7 src/dothrow.c (hurtle, mhurtle); whom it takes hold of: src/zap.c (resist).

import { unlessResisted } from '../minds.ts';
import { type PowerRule, powerRule } from '../power-rule.ts';

/** Hurls the creatures in a line away unless they resist it; monsters use it beside the hero. */
export const hurl: PowerRule = powerRule({
  word: 'hurl',
  travels: ['beam'],
  hit: unlessResisted,
  moment: 'beside',
});
