// Charming. NetHack 3.6.7 src/dog.c (tamedog).

import { tame } from '../../companions/taming.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** An enemy becomes the caster's pet, and his pet a better one; other servants don't change their master. */
export const charm: PowerDeed = {
  word: 'charm',
  meets: unlessResisted((state, target, { owner }) => {
    const own = state.of(owner);
    if (own !== undefined) {
      tame(own, target);
    }
  }),
};
