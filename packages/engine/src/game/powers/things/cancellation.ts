// The wand of cancellation. NetHack 3.6.7 src/zap.c (cancel_monst): a monster loses its magic and what it
// carries now and then as well; at oneself, all that is carried.

import { cancelCarried, cancelPack } from '../../items/cancel-thing.ts';
import type { WandEffect } from '../wand-effects/wand-effect.ts';
import { withstands } from '../wand-effects/withstands.ts';

/** Ends magic. */
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
