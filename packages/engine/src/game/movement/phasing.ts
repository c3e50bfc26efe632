// The hero inside walls: where he may go while he passes through them, and how he comes out when he no
// longer does. FIQHack has the power; that stone puts out whoever is in it is a house rule: nobody is
// hurt by it, and nobody is walled in.

import { FLY } from '../../world/index.ts';
import { nearestFree } from '../dungeon/placing.ts';
import type { GameState } from '../state/state.ts';
import { stepTo } from './stepping.ts';

/** Whether the hero passes through walls at present. */
export function phases({ sheet }: GameState): boolean {
  return sheet.conditions.has('phasing');
}

/** Whether a square is one that only who phases can be on: rock, a wall, a shut door. */
export function isSolid({ level: { map } }: GameState, square: number): boolean {
  return (map.bits[square]! & FLY) === 0;
}

/** Whether the hero passes into a square for all its stone. The border of the map lets nobody in. */
export function entersStone(state: GameState, square: number): boolean {
  return phases(state) && isSolid(state, square) && state.level.map.has(square);
}

/** The hero no longer phases: if he is in stone, it puts him out on the nearest free square. */
export function comeOutOfStone(state: GameState): void {
  const { hero, level } = state;
  const { map } = level;
  if (!isSolid(state, hero.square)) {
    return;
  }
  const out = nearestFree(map, hero.square, square => map.has(square));
  if (out >= 0) {
    state.logFelt('put-out-of-stone', hero.id, map.x(out), map.y(out));
    stepTo(state, out);
  }
}
