// Polymorph of monsters. NetHack 3.6.7 src/mon.c (newcham).

import { changeShape } from '../../magic/matter/change-shape.ts';
import type { PowerDeed } from '../../state/power-deed.ts';
import { unlessResisted } from '../unless-resisted.ts';

/** Changes the shape of monsters; heroes keep theirs. */
export const polymorph: PowerDeed = {
  word: 'polymorph',
  meets: unlessResisted((state, target) => {
    const own = state.of(target.id);
    if (own === undefined) {
      changeShape(state, target);
    } else {
      own.logFelt('odd-feeling', target.id);
    }
  }),
};
