// Force bolt. NetHack 3.6.7 src/zap.c (bhitm).

import type { PowerDeed } from '../../state/power-deed.ts';
import { strikes } from './strike.ts';

/** Strikes. */
export const forceBolt: PowerDeed = { word: 'force-bolt', meets: strikes('missed') };
