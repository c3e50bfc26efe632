// Detecting hidden features within eight squares: the wand finds those in a clear line, the spell all of
// them. NetHack 3.6.7 src/detect.c (findit).

import { Sight } from '../../../world/index.ts';
import { isHidden, uncover } from '../../movement/change-terrain.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { Cast, PowerDeed } from '../../state/power-deed.ts';
import type { GameState } from '../../state/state.ts';
import { forSquares } from './squares-around.ts';

/** Reveals hidden doors and passages near the hero. */
const cast: Cast = state => {
  const { hero } = state;
  const { detectsWithin: reach } = state.ruleset.slots.world.powers;
  let found = false;
  forSquares(state, -reach, reach, -reach, reach, square => {
    if (isHidden(state, square)) {
      found = true;
      uncover(state, square);
    }
  });
  if (found) {
    lookAround(state);
  } else {
    state.logFelt('odd-feeling', hero.id);
  }
  return found;
};

/** Reveals hidden features in a clear line. @returns whether there were any */
export function findInSight(state: GameState): boolean {
  const { hero, level } = state;
  const { map } = level;
  const sight = new Sight(map);
  sight.look(hero.square, state.ruleset.slots.world.powers.detectsWithin, 'disc');
  let found = false;
  for (let square = 0; square < map.size; square++) {
    if (sight.sees(square) && isHidden(state, square)) {
      uncover(state, square);
      found = true;
    }
  }
  lookAround(state);
  return found;
}

/** Reveals hidden doors and passages. */
export const detectUnseen: PowerDeed = {
  word: 'detect-unseen',
  also: ['revealing'],
  cast,
  zapped: { here: findInSight },
};
