// Spells that show the neighbourhood: what hides in it, or the lie of it.
// NetHack 3.6.7 src/detect.c (findit, do_vicinity_map).

import { isHidden, uncover } from '../../movement/change-terrain.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { GameState } from '../../state/state.ts';
import type { Charm } from '../charms/charm.ts';

/** Squares around within which hidden things are found. */
const FOUND_WITHIN = 8;
/** Squares that clairvoyance maps: west and north of the hero, and one more east and south. */
const MAPPED = { across: 9, along: 5 };

/** Uncovers hidden doors and passages near the hero. */
export const detectUnseen: Charm = state => {
  const { hero } = state;
  let found = false;
  forSquares(state, -FOUND_WITHIN, FOUND_WITHIN, -FOUND_WITHIN, FOUND_WITHIN, square => {
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

/** Shows the ground around as if it had been seen; what is hidden stays so. */
export const clairvoyance: Charm = state => {
  const { level, hero } = state;
  const { across, along } = MAPPED;
  forSquares(state, -across, across + 1, -along, along + 1, square => {
    if (level.map.terrainAt(square) !== 'rock') {
      state.memory.remember(square);
    }
  });
  state.logFelt('level-mapped', hero.id, 1);
  return true;
};

function forSquares(
  { level, hero }: GameState,
  west: number,
  east: number,
  north: number,
  south: number,
  visit: (square: number) => void,
): void {
  const { map } = level;
  for (let dy = north; dy <= south; dy++) {
    for (let dx = west; dx <= east; dx++) {
      const [x, y] = [map.x(hero.square) + dx, map.y(hero.square) + dy];
      if (x >= 0 && y >= 0 && x < map.width && y < map.height) {
        visit(map.square(x, y));
      }
    }
  }
}
