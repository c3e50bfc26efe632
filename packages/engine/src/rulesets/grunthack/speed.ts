// Speed in GruntHack, where it differs from NetHack 3.4.3. GruntHack src/allmain.c (moveloop),
// src/mon.c (mcalcmove).

import type { SpeedRules } from '../../speed/index.ts';
import { leaveWithWholeMove } from '../nethack-3.6.0/speed.ts';
import type { Patch } from '../patch.ts';

/** The differences of GruntHack. */
export const speed: Patch<SpeedRules> = {
  aids: {
    afterAdjustment: [
      // A comparison that is always true disables the tiers in between.
      { name: 'overloaded', times: 1, plus: 7, over: 8, least: 0, k: 1, n: 1 },
      { name: 'crushed', times: 0, plus: 0, over: 1, least: 0, k: 1, n: 1 },
    ],
  },
  steps: { leavePasses: leaveWithWholeMove },
};
