// The commands that an aim, a direction or a square comes to.

import type { Command, Direction, GameView, TerrainName } from '@roguewright/engine/game';
import { directionTowards } from '@roguewright/engine/world';
import { label } from '../figures.ts';
import { type Aim, aimsAtHostiles, targetsOf } from './aim.ts';
import {
  creatureAt,
  neighbour,
  type Square,
  sameSquare,
  terrainAt,
  thingsAt,
} from './known-map.ts';
import { type Aimed, type Directed, isAtSquare } from './mode.ts';

/** The command that carries out what is aimed. */
export function aimedCommand(what: Aimed, { direction, reticle: { x, y } }: Aim): Command {
  switch (what.kind) {
    case 'cast':
      return what.spell.atSquare
        ? { kind: 'cast-at', spell: what.spell.id, x, y }
        : // The sheet has told of the hit points.
          { kind: what.spell.strain > 0 ? 'strain' : 'cast', spell: what.spell.id, direction };
    case 'zap':
    case 'apply':
      return { kind: what.kind, item: what.item.id, direction };
    case 'fire':
    case 'throw':
      return { kind: what.kind, item: what.item?.id ?? 0, x, y };
  }
}

/** The direction in which a square lies from the hero. */
export function directionOf({ hero }: GameView, square: Square): Direction {
  return directionTowards(square.x - hero.x, square.y - hero.y) as Direction;
}

/** The door that each command is for. */
const DOORS = {
  open: 'closed-door',
  close: 'open-door',
  force: 'locked-door',
} as const satisfies Record<Exclude<Directed, 'attack'>, TerrainName>;

/** The directions in which a command makes sense at once. */
export function directionsFor(view: GameView, command: Directed): readonly Direction[] {
  if (command === 'attack') {
    return view.adjacentHostile;
  }
  const wanted = DOORS[command];
  const around = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  return around.filter(direction => terrainAt(view, neighbour(view.hero, direction)) === wanted);
}

/** The direction in which a command makes sense, when there is exactly one. */
export function onlyDirection(view: GameView, command: Directed): Direction | undefined {
  const candidates = directionsFor(view, command);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** What a command would meet in a direction: the creature there, or the kind of door. */
export function candidateName(view: GameView, command: Directed, direction: Direction): string {
  const square = neighbour(view.hero, direction);
  const name =
    command === 'attack'
      ? (creatureAt(view, square)?.name ?? 'creature there')
      : label(terrainAt(view, square));
  // A unique has a name of its own.
  return /^[A-Z]/.test(name) ? name : `the ${name}`;
}

/** What can be done where the hero stands: take what lies there, else the stairs, else wait. */
export function commandHere(view: GameView): Command {
  if (thingsAt(view, view.hero).some(({ kind }) => kind === 'item')) {
    return { kind: 'pick-up', item: 0 };
  }
  switch (terrainAt(view, view.hero)) {
    case 'stairs-up':
      return { kind: 'ascend' };
    case 'stairs-down':
      return { kind: 'descend' };
    default:
      return { kind: 'rest', count: 1 };
  }
}

/** The aim at the next hostile creature, or at the one before; the same when there is none. */
export function nextAim(
  view: GameView,
  { what, aim }: { readonly what: Aimed; readonly aim: Aim },
  step: 1 | -1,
): Aim {
  const isFree = isAtSquare(what);
  const aims = isFree ? targetsOf(view) : aimsAtHostiles(view);
  const at = aims.findIndex(({ direction, reticle }) =>
    isFree ? sameSquare(reticle, aim.reticle) : direction === aim.direction,
  );
  return aims.at((at + step + aims.length) % Math.max(1, aims.length)) ?? aim;
}
