// Speed in NetHack 5.0.0, where it differs from the 3.7 of 2024. src/mon.c (mcalcmove),
// src/allmain.c (moveloop_core), src/mhitu.c (ranged_attk_available).

import type { Encumbrance, SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** The burden after the monsters have moved. */
function burdenAfterPasses(_before: Encumbrance, now: Encumbrance): Encumbrance {
  return now;
}

/** The differences of NetHack 5.0.0. */
export const speed: Patch<SpeedRules> = {
  adjustment: {
    slow: [
      { from: 0, times: 2, plus: 1, over: 3 },
      // 4 + s / 3: only a third of the speed above one move counts.
      { from: 12, times: 1, plus: 12, over: 3 },
    ],
  },
  fighting: { afterMove: 'not-known-resisted' },
  steps: { boundaryBurden: burdenAfterPasses },
};
