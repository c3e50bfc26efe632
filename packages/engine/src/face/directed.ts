// Commands that need only a direction, and the directions in which they are useful.

import type { Direction, GameView, TerrainName } from '../game/index.ts';
import { withThe } from '../words/index.ts';
import { creatureAt, terrainAt } from './known-map.ts';
import { neighbour, WAYS } from './square.ts';

/** Commands for doors, with the kind of door. */
const DOORS = {
  open: 'closed-door',
  close: 'open-door',
  force: 'locked-door',
} as const satisfies Record<string, TerrainName>;

/** A command for a door. */
export type DoorCommand = keyof typeof DOORS;

/** Commands that need only a direction. */
export type Directed = 'attack' | DoorCommand;

/** The directions in which a command is useful. */
export function directionsFor(view: GameView, command: Directed): readonly Direction[] {
  return command === 'attack'
    ? view.adjacentHostile
    : WAYS.filter(way => terrainAt(view, neighbour(view.hero, way)) === DOORS[command]);
}

/** The direction in which a command is useful, if there is exactly one. */
export function onlyDirection(view: GameView, command: Directed): Direction | undefined {
  const [only, ...others] = directionsFor(view, command);
  return others.length === 0 ? only : undefined;
}

/** The target of a command in a direction: `the jackal`, `Snagtooth`, `the closed door`. */
export function candidateName(view: GameView, command: Directed, direction: Direction): string {
  const square = neighbour(view.hero, direction);
  const name =
    command === 'attack'
      ? (creatureAt(view, square)?.name ?? 'creature there')
      : terrainAt(view, square).replaceAll('-', ' ');
  return withThe(name);
}
