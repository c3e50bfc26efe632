// Charging of NetHack 3.6.7. src/zap.c (zappable).

import type { ChargingRules } from '../../charging/index.ts';

/** The charging slot of NetHack 3.6.7. */
export const charging: ChargingRules = {
  wrest: { onceIn: 121, leaves: -1 },
};
