// Where something is aimed: a spell in one of eight directions, with the square under the reticle on
// its ray; a missile at any square in sight.

import {
  type Direction,
  type GameView,
  raySquares,
  type ThingView,
} from '@roguewright/engine/game';
import { directionTowards, exactDirection } from '@roguewright/engine/world';
import { creatureAt, hostiles, type Square, sameSquare, seesSquare } from './known-map.ts';

/** An aim: the direction of the cast and where the reticle sits. */
export interface Aim {
  readonly direction: Direction;
  readonly reticle: Square;
}

/**
 * The aim in a direction: the first creature on the ray, else the last open square in sight. Squares in
 * the dark are no wall: what is seen beyond them is seen through them.
 */
export function aimIn(view: GameView, direction: Direction): Aim {
  const ray = raySquares(view, direction);
  const met = ray.find(square => creatureAt(view, square) !== undefined);
  const { x, y } = met ?? ray.findLast(({ visible }) => visible) ?? view.hero;
  return { direction, reticle: { x, y } };
}

function isOnMap({ map }: GameView, { x, y }: Square): boolean {
  return x >= 0 && y >= 0 && x < map.width && y < map.height;
}

/** Whether an aim meets an enemy that the hero sees. */
export function meetsHostile(view: GameView, { reticle }: Aim): boolean {
  return hostiles(view).some(thing => sameSquare(thing, reticle));
}

/** The aim of a missile at a square itself, if it is on the map. */
export function aimAtSquare(view: GameView, { x, y }: Square): Aim | undefined {
  const { hero } = view;
  return isOnMap(view, { x, y })
    ? { direction: directionTowards(x - hero.x, y - hero.y) as Direction, reticle: { x, y } }
    : undefined;
}

/** Where a missile is aimed at first: at the nearest hostile creature in sight, else north. */
export function likeliestTarget(view: GameView): Aim {
  const [nearest] = hostilesSeen(view);
  return (nearest === undefined ? undefined : aimAtSquare(view, nearest)) ?? aimIn(view, 1);
}

/** The aims at each hostile creature in sight, the nearest first. */
export function targetsOf(view: GameView): Aim[] {
  return hostilesSeen(view).flatMap(thing => aimAtSquare(view, thing) ?? []);
}

function hostilesSeen(view: GameView): ThingView[] {
  return hostiles(view).filter(thing => seesSquare(view, thing));
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
