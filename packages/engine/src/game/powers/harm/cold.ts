// Cold. NetHack 3.6.7 src/zap.c (zhitm, zhitu), src/explode.c (explode).

import type { PowerDeed } from '../../state/power-deed.ts';
import { strikes } from './strike.ts';

/** Freezes. */
export const cold: PowerDeed = { word: 'cold', meets: strikes('burned') };
