// Magic missiles. NetHack 3.6.7 src/zap.c (zhitm, zhitu).

import type { PowerDeed } from '../../state/power-deed.ts';
import { strikes } from './strike.ts';

/** Hurts. */
export const missiles: PowerDeed = { word: 'missiles', meets: strikes('burned') };
