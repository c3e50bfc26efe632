// Speed as GruntHack plays it, where NetHack 3.4.3 does otherwise. GruntHack src/allmain.c (moveloop),
// src/mon.c (mcalcmove).

import type { SpeedRules } from '../../speed/index.ts';
import { leaveWithWholeMove } from '../nethack-3.6.0/speed.ts';
import type { Patch } from '../patch.ts';

/** What GruntHack does otherwise. */
export const speed: Patch<SpeedRules> = {
  aids: {
    afterAdjustment: [
      // The tiers meant in between are spoilt by a comparison that always succeeds.
      { name: 'overloaded', times: 1, plus: 7, over: 8, least: 0, k: 1, n: 1 },
      { name: 'crushed', times: 0, plus: 0, over: 1, least: 0, k: 1, n: 1 },
    ],
  },
  steps: { leavePasses: leaveWithWholeMove },
};
