// The potion of speed. NetHack 3.6.7 src/potion.c (peffects, POT_SPEED).

import { quicken } from '../../body/quickness.ts';
import type { Effect } from '../effects/effect.ts';

/** Makes very fast, or keeps so for longer, which tells nothing. */
export const speed: Effect = (state, potion) => quicken(state, 'potion', potion.beatitude);
