// The wand that finds hidden doors. NetHack 3.6.7 src/detect.c (findit): all within eight squares that a
// clear line leads to.

import { Sight } from '../../../world/index.ts';
import { isHidden, uncover } from '../../movement/change-terrain.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { WandEffect } from '../wand-effects/wand-effect.ts';

/** Squares that it reaches. */
const REACH = 8;

/** Finds hidden doors and passages all around. */
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
