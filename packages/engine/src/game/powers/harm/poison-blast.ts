// Poison gas as a ray. SLASH'EM src/zap.c (zhitm, zhitu).

import type { PowerDeed } from '../../state/power-deed.ts';
import { strikes } from './strike.ts';

/** Hurts. */
export const poisonBlast: PowerDeed = { word: 'poison-blast', meets: strikes('burned') };
