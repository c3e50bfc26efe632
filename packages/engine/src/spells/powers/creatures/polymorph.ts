// Polymorph. NetHack 3.6.7 src/zap.c (bhitm: SPE_POLYMORPH).

import { resists } from '../../../casting/index.ts';
import { minds } from '../minds.ts';
import { type PowerRule, powerRule, works } from '../power-rule.ts';

/**
 * Changes a creature's form. Magic resistance always prevents it; otherwise the target may resist. Label:
 * `resists`.
 */
export const polymorph: PowerRule = powerRule({
  word: 'polymorph',
  travels: ['beam'],
  brings: 'polymorph',
  asks: ['resists-magic', 'magic-resistance'],
  hit: (chance, _, view) => works(!view.target.magicResistant && !resists(chance, minds(view))),
});
