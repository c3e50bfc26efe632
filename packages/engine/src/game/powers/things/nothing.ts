// The wand of nothing. NetHack 3.6.7 src/zap.c (weffects: WAN_NOTHING).

import type { PowerDeed } from '../../state/power-deed.ts';

/** Has no effect. */
export const nothing: PowerDeed = { word: 'nothing', zapped: { here: () => false } };
