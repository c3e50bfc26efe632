// The finger of death. NetHack 3.6.7 src/zap.c (zhitm, zhitu).

import { deathRayKills } from '../../../casting/index.ts';
import { harm, NOTHING, type PowerRule, powerRule } from '../power-rule.ts';

/** Kills, or has no effect. */
export const death: PowerRule = powerRule({
  word: 'death',
  travels: ['ray'],
  asks: ['resists-magic', 'not-living'],
  hit: (_, __, { target }) => (deathRayKills(target) ? harm(target.hitPoints + 1) : NOTHING),
});
