// Charming. NetHack 3.6.7 src/dog.c (tamedog).

import { relieve } from '../../body/relieve.ts';
import { bind } from '../../movement/roster.ts';
import { calm } from '../../state/alarm.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { isHostile } from '../../state/sides.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** An enemy becomes the caster's servant; existing servants don't change their master. */
export const charm: PowerDeed = {
  word: 'charm',
  meets: unlessResisted((state, target, { owner }) => {
    if (state.of(owner) !== undefined && isHostile(state, target)) {
      calm(target);
      relieve(target, 'afraid');
      bind(state.level, target, owner);
      state.logSeen('charmed', target, target.id);
    }
  }),
};
