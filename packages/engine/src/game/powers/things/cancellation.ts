// The wand of cancellation. NetHack 3.6.7 src/zap.c (cancel_monst): a monster loses its magic, and sometimes
// that of its items; zapped at oneself it affects everything carried.

import { cancelCarried, cancelPack } from '../../items/cancel-thing.ts';
import type { WandEffect } from '../wand-effects/wand-effect.ts';
import { withstands } from '../wand-effects/withstands.ts';

/** Cancels the target. */
export const cancelling: WandEffect = {
  here: state => {
    cancelPack(state);
    return true;
  },
  touch: (state, creature) => {
    if (withstands(state, creature)) {
      return false;
    }
    creature.loseAbilities();
    cancelCarried(state, creature);
    state.logSeen('monster-cancelled', creature.square, creature.id);
    return false;
  },
};
