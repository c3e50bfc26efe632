// Games whose heroes have gone far down, for tests of bones.

import { type GameState, performCommand } from '@roguewright/engine/game';

/** The hero stands on the stairs down of his level, whole. */
export function toStairs(state: GameState): void {
  const { hero } = state;
  const { map } = state.level;
  const stairs = [...map.terrain.keys()].find(at => map.terrainAt(at) === 'stairs-down')!;
  hero.hitPoints = hero.maxHitPoints;
  map.occupant[hero.square] = 0;
  hero.square = stairs;
  map.occupant[stairs] = hero.id;
}

/** The hero goes down by stairs to a level of the main dungeon. */
export function goDown(state: GameState, depth: number): void {
  for (let step = 0; step < 60 && state.seat.depth < depth; step++) {
    toStairs(state);
    performCommand(state, { kind: 'descend' });
  }
  if (state.seat.depth !== depth) {
    throw new Error(`the hero is on level ${state.seat.depth}, not ${depth}`);
  }
}
