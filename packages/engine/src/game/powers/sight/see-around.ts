// Spells that show the surroundings: hidden features, or the map. NetHack 3.6.7 src/detect.c (findit,
// do_vicinity_map).

import { isHidden, uncover } from '../../movement/change-terrain.ts';
import { lookAround } from '../../movement/stepping.ts';
import type { GameState } from '../../state/state.ts';
import type { Charm } from '../charms/charm.ts';

/** Radius in squares within which hidden features are found. */
const FOUND_WITHIN = 8;
/** Squares mapped by clairvoyance: to the west and north of the hero, and one more to the east and south. */
const MAPPED = { across: 9, along: 5 };

/** Reveals hidden doors and passages near the hero. */
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

/** Maps the surroundings; hidden features stay hidden. */
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
