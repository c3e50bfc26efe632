// The wand that reveals hidden doors. NetHack 3.6.7 src/detect.c (findit): all within eight squares in a
// clear line.

import { Sight } from '../../../world/index.ts';
import { isHidden, uncover } from '../../movement/change-terrain.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { WandEffect } from '../wand-effects/wand-effect.ts';

/** Radius in squares. */
const REACH = 8;

/** Reveals hidden doors and passages nearby. */
export const revealing: WandEffect = {
  here: state => {
    const {
      hero,
      level: { map },
    } = state;
    const sight = new Sight(map);
    sight.look(hero.square, REACH, 'disc');
    let found = false;
    for (let square = 0; square < map.size; square++) {
      if (sight.sees(square) && isHidden(state, square)) {
        uncover(state, square);
        found = true;
      }
    }
    lookAround(state);
    return found;
  },
};
