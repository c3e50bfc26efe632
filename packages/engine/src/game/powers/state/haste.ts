// The potion of speed. NetHack 3.6.7 src/potion.c (peffects, POT_SPEED).

import { quicken } from '../../body/quickness.ts';
import type { Effect } from '../effects/effect.ts';

/** Makes the hero very fast, or prolongs it, which doesn't identify the potion. */
export const speed: Effect = (state, potion) => quicken(state, 'potion', potion.beatitude);
