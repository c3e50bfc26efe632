// Where a spell is aimed: one of eight directions, and the square under the reticle on its ray.

import type { Direction, GameView, TerrainName } from '@roguewright/engine/game';
import { directionTowards, exactDirection } from '@roguewright/engine/world';
import {
  creatureAt,
  hostiles,
  neighbour,
  type Square,
  seesSquare,
  terrainAt,
} from './known-map.ts';

const STOPS = new Set<TerrainName>([
  'unknown',
  'rock',
  'wall',
  'cave-wall',
  'closed-door',
  'locked-door',
]);

/** An aim: the direction of the cast and where the reticle sits. */
export interface Aim {
  readonly direction: Direction;
  readonly reticle: Square;
}

/** The aim in a direction: the first creature on the ray, else the last open square in sight. */
export function aimIn(view: GameView, direction: Direction): Aim {
  const { x, y } = view.hero;
  let last: Square = { x, y };
  if (direction === 0) {
    return { direction, reticle: last };
  }
  for (;;) {
    const next = neighbour(last, direction);
    if (STOPS.has(terrainAt(view, next)) || !seesSquare(view, next)) {
      return { direction, reticle: last };
    }
    last = next;
    if (creatureAt(view, next) !== undefined) {
      return { direction, reticle: last };
    }
  }
}

/** The aim whose ray leads nearest to a square. */
export function aimAt(view: GameView, square: Square): Aim {
  const { x, y } = view.hero;
  return aimIn(view, directionTowards(square.x - x, square.y - y) as Direction);
}

/**
 * Where a spell is aimed at first: at the nearest hostile creature on a ray, else towards the
 * nearest one in sight, else north.
 */
export function likeliestAim(view: GameView): Aim {
  const { x, y } = view.hero;
  const all = hostiles(view);
  const onRay = all.find(thing => {
    const direction = exactDirection(thing.x - x, thing.y - y) as Direction;
    const { reticle } = aimIn(view, direction);
    return direction !== 0 && reticle.x === thing.x && reticle.y === thing.y;
  });
  const target = onRay ?? all[0];
  return target === undefined ? aimIn(view, 1) : aimAt(view, target);
}

/** The aims at the hostile creatures in sight, one per direction, for stepping through them. */
export function aimsAtHostiles(view: GameView): Aim[] {
  const aims = new Map<number, Aim>();
  for (const thing of hostiles(view)) {
    const aim = aimAt(view, thing);
    if (!aims.has(aim.direction)) {
      aims.set(aim.direction, aim);
    }
  }
  return [...aims.values()];
}
