// Where the player by the odds fights: against several foes in a corridor or a doorway, where few can reach it.

import type { Direction } from '../../../game/index.ts';
import type { Attempt } from './attempt.ts';
import type { Outlook } from './outlook.ts';
import { wayTo } from './ways.ts';

const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** Foes against whom a narrow place is worth the way. */
const MANY = 2;

/** Steps that are walked to a narrow place. */
const FARTHEST = 6;

/** Open squares around a place that is narrow. */
const NARROW = 2;

/** A step to a narrow place near by, if several foes come and none is there yet; a wait where it is narrow. */
export function holdGround(outlook: Outlook): readonly Attempt[] {
  const { threat, ground, view } = outlook;
  const moving = threat.awake.filter(({ pace }) => pace > 0);
  if (moving.length < MANY) {
    return [];
  }
  if (openAround(outlook, ground.here) <= NARROW) {
    // Those who come are waited for; those who shoot from afar don't come.
    const isNew = moving.some(({ away }) => away <= FARTHEST);
    const waited = outlook.memory.level.searched.get(ground.here) ?? 0;
    return view.adjacentHostile.length === 0 && isNew && waited < FARTHEST
      ? [{ kind: 'rest', count: 1 }]
      : [];
  }
  if (view.adjacentHostile.length > 0) {
    return [];
  }
  const way = wayTo(outlook, square => openAround(outlook, square) <= NARROW);
  const nearest = Math.min(...moving.map(({ away }) => away));
  return way === undefined || way.steps > Math.min(FARTHEST, nearest + 1)
    ? []
    : [{ kind: 'move', direction: way.first }];
}

/** Squares from which a foe could strike who stands there. */
function openAround({ ground }: Outlook, square: number): number {
  return DIRECTIONS.filter(direction => {
    const beside = ground.next(square, direction);
    return beside !== undefined && ground.walkable(beside);
  }).length;
}
