// The wands of haste and of slowness. NetHack 3.6.7 src/zap.c (bhitm, zapyourself: WAN_SPEED_MONSTER,
// WAN_SLOW_MONSTER).

import { adjustMonster, quicken } from '../quickness.ts';
import type { WandEffect } from './wand-effect.ts';
import { withstands } from './withstands.ts';

/** Makes fast: the hero for good, a monster by one step. */
export const haste: WandEffect = {
  here: state => quicken(state, 'wand'),
  touch: (state, creature) =>
    !withstands(state, creature) && adjustMonster(state, creature, 'haste'),
};

/** Takes the hero's speed, and slows a monster by one step. */
export const slowness: WandEffect = {
  here: state => quicken(state, 'zap-slow'),
  touch: (state, creature) =>
    !withstands(state, creature) && adjustMonster(state, creature, 'slow'),
};
