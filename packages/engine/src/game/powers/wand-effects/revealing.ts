// The wand that finds hidden doors. NetHack 3.6.7 src/detect.c (findit): all within eight squares that a
// clear line leads to.

import { hiddenTerrain, Sight } from '../../../world/index.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { WandEffect } from './wand-effect.ts';

/** Squares that it reaches. */
const REACH = 8;

/** Finds hidden doors and passages all around. */
export const revealing: WandEffect = {
  here: state => {
    const { level, hero } = state;
    const { map } = level;
    const sight = new Sight(map);
    sight.look(hero.square, REACH, 'disc');
    let found = false;
    for (let square = 0; square < map.size; square++) {
      const hidden = sight.sees(square) ? hiddenTerrain(map.terrain[square]!) : undefined;
      if (hidden !== undefined) {
        map.setTerrain(square, hidden);
        level.remember(square);
        const kind = hidden === 'corridor' ? 'hidden-passage-found' : 'hidden-door-found';
        state.logFelt(kind, map.x(square), map.y(square));
        found = true;
      }
    }
    lookAround(state);
    return found;
  },
};
