// Cancellation, by wand and by spell. NetHack 3.6.7 src/zap.c (cancel_monst): a monster loses its
// magic, and sometimes that of its items; at oneself it affects everything carried.

import type { Creature } from '../../../actors/index.ts';
import { cancelCarried, cancelPack } from '../../items/cancel-thing.ts';
import { alarm } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { unlessResisted } from '../unless-resisted.ts';
import { withstands } from '../withstands.ts';

/** Ends the magic of a monster, or of what a hero carries. */
function cancel(state: GameState, creature: Creature): void {
  const own = state.of(creature.id);
  if (own !== undefined) {
    cancelPack(own);
    return;
  }
  creature.loseAbilities();
  cancelCarried(state, creature);
  state.logSeen('monster-cancelled', creature, creature.id);
}

/** Cancels the target. */
export const cancellation: PowerDeed = {
  word: 'cancellation',
  zapped: {
    here: state => {
      cancelPack(state);
      return true;
    },
    touch: (state, creature) => {
      if (!withstands(state, creature)) {
        cancel(state, creature);
      }
      return false;
    },
  },
  meets: unlessResisted((state, target) => {
    alarm(target);
    cancel(state, target);
  }),
  atSelf: cancelPack,
};
