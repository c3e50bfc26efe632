// Landing of missiles that didn't break. Angband 3.0.5 src/object2.c (drop_near): near the end of the flight,
// on walkable ground; without any they are lost.

import type { GameObject } from '../../objects/index.ts';
import { type LevelMap, WALK } from '../../world/index.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { layDown } from './floor.ts';
import { isPrecious } from './handled/precious.ts';

/** Where a missile lies: its square, and the pile that it is or has joined. */
export interface Landed {
  readonly square: number;
  readonly pile: GameObject;
}

/** The end of a flight: a missile breaks, is lost in lava, or lands nearby. @returns where; undefined: it is gone */
export function comeDown(
  state: GameState,
  item: GameObject,
  end: number,
  broken: boolean,
): Landed | undefined {
  const { map } = state.level;
  if (!broken && map.terrainAt(end) === 'lava' && !isPrecious(item)) {
    layDown(state, end, item);
    lookAtFloor(state);
    return undefined;
  }
  const landed = broken ? undefined : land(state, end, item);
  if (landed === undefined) {
    // Its events can still name it.
    state.scratch.usedUp.set(item.id, item);
    state.ports.shops.lost(item, item.count);
    state.logSeen('missile-broke', end, item.id, map.x(end), map.y(end));
  } else {
    const { square } = landed;
    state.logSeen('landed', square, item.id, map.x(square), map.y(square));
  }
  return landed;
}

/**
 * Puts an item down near a square; equal items join. It must not be anywhere else.
 * @returns where; undefined if there was no place and it is lost
 */
function land(state: GameState, square: number, item: GameObject): Landed | undefined {
  const { level, hero, ruleset } = state;
  const near = groundNear(level.map, square, ruleset.slots.world.breakage.landsWithin);
  // A precious item falls at the feet of the hero.
  const place = near < 0 && isPrecious(item) ? hero.square : near;
  if (place < 0) {
    return undefined;
  }
  const pile = layDown(state, place, item);
  lookAtFloor(state);
  return { square: place, pile };
}

/** The nearest walkable square within a number of steps, the first in order of directions; −1 for none. */
function groundNear(map: LevelMap, from: number, within: number): number {
  let edge = [from];
  const reached = new Set(edge);
  for (let steps = 0; steps <= within; steps++) {
    const further: number[] = [];
    for (const square of edge) {
      if ((map.bits[square]! & WALK) !== 0) {
        return square;
      }
      for (let direction = 1; direction <= 8; direction++) {
        const next = map.neighbour(square, direction);
        if (map.openToEffects(next) && !reached.has(next)) {
          reached.add(next);
          further.push(next);
        }
      }
    }
    edge = further;
  }
  return -1;
}
