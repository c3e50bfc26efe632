// Where things come down that flew and didn't break. Angband 3.0.5 src/object2.c (drop_near): near the
// place where they stopped, on ground on which one can walk; where there is none, they are lost.

import { type GameObject, isArtifact } from '../../objects/index.ts';
import { type LevelMap, WALK } from '../../world/index.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import type { GameState } from '../state/state.ts';
import { layDown } from './floor.ts';

/** What never breaks and is never lost. */
export function isPrecious(thing: GameObject): boolean {
  return thing.fact('quest') !== 0 || isArtifact(thing.archetype);
}

/** The end of a flight: a missile breaks, or comes to lie near where it stopped. */
export function comeDown(state: GameState, thing: GameObject, end: number, broken: boolean): void {
  const { map } = state.level;
  const place = broken ? -1 : land(state, end, thing);
  if (place < 0) {
    // Its events still name it.
    state.scratch.usedUp.set(thing.id, thing);
    state.logSeen('missile-broke', end, thing.id, map.x(end), map.y(end));
  } else {
    state.logSeen('landed', place, thing.id, map.x(place), map.y(place));
  }
}

/**
 * Puts a thing down near a square; equal things join as one pile. It must be nowhere else.
 * @returns the square on which it lies; −1 when there was none and it is lost
 */
function land(state: GameState, square: number, thing: GameObject): number {
  const { level, hero, ruleset } = state;
  const near = groundNear(level.map, square, ruleset.slots.world.breakage.landsWithin);
  // What is precious falls at the feet of whoever let go of it.
  const place = near < 0 && isPrecious(thing) ? hero.square : near;
  if (place < 0) {
    return -1;
  }
  layDown(state, place, thing);
  lookAtFloor(state);
  return place;
}

/** The nearest square by steps on which one can walk, the first in order of directions; −1 for none so near. */
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
