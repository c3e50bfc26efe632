// Room for the big creatures of a saved level: content that has changed since may give a kind another shape.

import type { Creature } from '../../actors/index.ts';
import { UsageError } from '../../errors/index.ts';
import { FLY, footprint, hasRoom, type LevelMap, SWIM, WALK } from '../../world/index.ts';
import { freeSquareNear } from './placing.ts';

/** Whatever a creature may stand on. */
const ANY_GROUND = WALK | FLY | SWIM;

/** Stands for any creature on a square. */
const TAKEN = -1;

/**
 * Moves each creature of several squares that lacks room where it was saved to the nearest place with room. Throws a
 * UsageError if there is none.
 * @param creatures of the level, of which none is on it yet
 * @param taken squares of heroes
 */
export function settle(
  map: LevelMap,
  creatures: readonly Creature[],
  taken: readonly number[],
): void {
  const big = creatures.filter(({ shape }) => shape.size > 1);
  if (big.length === 0) {
    return;
  }
  const small = creatures.filter(({ shape }) => shape.size === 1);
  for (const square of [...taken, ...small.map(one => one.square)]) {
    map.occupant[square] = TAKEN;
  }
  for (const creature of big) {
    const { shape, square, facts } = creature;
    const place = hasRoom(map, shape, square, ANY_GROUND)
      ? square
      : freeSquareNear(map, square, shape);
    if (place < 0) {
      const expected = `one with room for the ${shape.size} squares of ${facts.name}`;
      throw new UsageError('square', square, expected);
    }
    creature.square = place;
    for (const on of footprint(map, shape, place)) {
      map.occupant[on] = TAKEN;
    }
  }
  map.occupant.fill(0);
}
