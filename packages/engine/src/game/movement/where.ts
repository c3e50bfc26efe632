// How far creatures are apart, from the nearest of their squares, and whether the hero is in line with one.

import type { Creature } from '../../actors/index.ts';
import { distance, type LevelMap, nearestPart } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';

/** Squares between a creature and a square: 0 on one of its own, 1 beside it. */
export function apart(map: LevelMap, { shape, square }: Creature, to: number): number {
  if (shape.size === 1) {
    return distance(map, square, to);
  }
  return distance(map, nearestPart(map, shape, square, to), to);
}

/** Squares between two creatures: 1 if they are adjacent. */
export function apartFrom(map: LevelMap, one: Creature, other: Creature): number {
  const offsets = other.shape.offsets(map.stride);
  let least = apart(map, one, other.square);
  for (let part = 1; part < offsets.length; part++) {
    least = Math.min(least, apart(map, one, other.square + offsets[part]!));
  }
  return least;
}

/** Whether any square of a creature is in line of sight with the hero, whatever the light. */
export function isInLine({ memory, level }: GameState, { shape, square }: Creature): boolean {
  if (shape.size === 1) {
    return memory.sight.inLine(square);
  }
  const offsets = shape.offsets(level.map.stride);
  for (let part = 0; part < offsets.length; part++) {
    if (memory.sight.inLine(square + offsets[part]!)) {
      return true;
    }
  }
  return false;
}
