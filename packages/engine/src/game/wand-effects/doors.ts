// The wands of opening and of locking. NetHack 3.6.7 src/lock.c (doorlock).

import type { GameState } from '../state.ts';
import { lookAround } from '../stepping.ts';
import type { TerrainName } from '../view.ts';
import { nothing, type WandEffect } from './wand-effect.ts';

/** Unlocks locked doors; they stay closed. */
export const opening: WandEffect = {
  here: nothing,
  door: (state, square) =>
    state.level.map.terrainAt(square) === 'locked-door' &&
    turn(state, square, 'closed-door', 'door-unlocks'),
};

/** Shuts and locks a door in which nobody and nothing is. */
export const locking: WandEffect = {
  here: nothing,
  door: (state, square) => {
    const { map, items } = state.level;
    const terrain = map.terrainAt(square);
    const free = map.occupant[square] === 0 && (items.get(square)?.length ?? 0) === 0;
    const shuts = terrain === 'closed-door' || (terrain === 'open-door' && free);
    return shuts && turn(state, square, 'locked-door', 'door-locks');
  },
};

/** @returns whether it was seen */
function turn(
  state: GameState,
  square: number,
  terrain: Extract<TerrainName, 'closed-door' | 'locked-door'>,
  event: 'door-locks' | 'door-unlocks',
): boolean {
  const { map } = state.level;
  const seen = state.sees(square);
  map.setTerrain(square, terrain);
  state.logSeen(event, square, map.x(square), map.y(square));
  if (seen) {
    state.level.remember(square);
  }
  lookAround(state);
  return seen;
}
