// Speed as NetHack 5.0.0 plays it, where the 3.7 of 2024 does otherwise. src/mon.c (mcalcmove),
// src/allmain.c (moveloop_core), src/mhitu.c (ranged_attk_available).

import type { Encumbrance, SpeedRules } from '../../speed/index.ts';
import type { Patch } from '../patch.ts';

/** The burden that the hero has now that the monsters have moved. */
function burdenAfterPasses(_before: Encumbrance, now: Encumbrance): Encumbrance {
  return now;
}

/** What NetHack 5.0.0 does otherwise. */
export const speed: Patch<SpeedRules> = {
  adjustment: {
    slow: [
      { from: 0, times: 2, plus: 1, over: 3 },
      // 4 + s / 3: of what exceeds a move only a third is left.
      { from: 12, times: 1, plus: 12, over: 3 },
    ],
  },
  fighting: { afterMove: 'not-known-resisted' },
  steps: { boundaryBurden: burdenAfterPasses },
};
