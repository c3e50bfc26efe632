// The map of a view, square by square, and ways across what the hero knows of it.

import {
  type Direction,
  type GameView,
  raySquares,
  TERRAIN_LETTERS,
  type TerrainName,
} from '@roguewright/engine/game';
import { neighbour, type Square } from './directions.ts';

const NAMES: ReadonlyMap<string, TerrainName> = new Map(
  (Object.entries(TERRAIN_LETTERS) as [TerrainName, string][]).map(([name, letter]) => [
    letter,
    name,
  ]),
);

/** What the hero knows of a square; `unknown` beyond the edge. */
export function terrainAt({ map }: GameView, { x, y }: Square): TerrainName {
  return NAMES.get(map.terrain[y]?.[x] ?? ' ') ?? 'unknown';
}

/** Whether the hero sees the square now. */
export function seesSquare({ map }: GameView, { x, y }: Square): boolean {
  return map.visible[y]?.[x] === '1';
}

/** Whether the hero sees the square by light, and doesn't only feel it beside him. */
export function seesByLight({ map }: GameView, { x, y }: Square): boolean {
  return map.lit[y]?.[x] === '1';
}

const WALKED: ReadonlySet<TerrainName> = new Set([
  'floor',
  'corridor',
  'closed-door',
  'open-door',
  'stairs-up',
  'stairs-down',
  'broken-door',
  'doorway',
  'cave-floor',
  'shallow-water',
]);

/** The last square in sight in a direction before what ends a flight; the hero's own for none. */
export function lastSeenSquare(view: GameView, direction: Direction): Square {
  const last = raySquares(view, direction).findLast(({ visible }) => visible);
  const { x, y } = last ?? view.hero;
  return { x, y };
}

const DOORS: ReadonlySet<TerrainName> = new Set(['closed-door', 'open-door', 'locked-door']);

/** Whether one may go there, opening what is closed. */
export function walkable(view: GameView, square: Square): boolean {
  return WALKED.has(terrainAt(view, square));
}

/** Whether a square is a door, open, closed or locked. */
export function isDoor(view: GameView, square: Square): boolean {
  return DOORS.has(terrainAt(view, square));
}

/** All squares with one of these terrains, row by row. */
export function squaresOf(view: GameView, names: readonly TerrainName[]): Square[] {
  const squares: Square[] = [];
  for (let y = 0; y < view.map.height; y++) {
    for (let x = 0; x < view.map.width; x++) {
      if (names.includes(terrainAt(view, { x, y }))) {
        squares.push({ x, y });
      }
    }
  }
  return squares;
}

/** A way over known ground: its first step, how many there are, and where it ends. */
interface Way {
  readonly direction: Direction;
  readonly steps: number;
  readonly end: Square;
}

/**
 * The first step of a shortest way over known ground to the nearest square that is wanted, and how
 * many steps it takes. Nothing when there is no way, or the hero stands there already.
 */
export function stepTowards(view: GameView, wanted: (square: Square) => boolean): Way | undefined {
  const start: Square = { x: view.hero.x, y: view.hero.y };
  const key = ({ x, y }: Square) => y * view.map.width + x;
  const seen = new Set([key(start)]);
  let edge: { square: Square; first: Direction }[] = [{ square: start, first: 0 }];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: typeof edge = [];
    for (const { square, first } of edge) {
      for (const way of waysFrom(view, square)) {
        const reached = neighbour(square, way);
        if (!seen.has(key(reached))) {
          seen.add(key(reached));
          const direction = first === 0 ? way : first;
          if (wanted(reached)) {
            return { direction, steps, end: reached };
          }
          next.push({ square: reached, first: direction });
        }
      }
    }
    edge = next;
  }
  return undefined;
}

/** Straight ways first; doors are not passed at a slant. */
function waysFrom(view: GameView, square: Square): Direction[] {
  const ordered: Direction[] = [1, 3, 5, 7, 2, 4, 6, 8];
  return ordered.filter(way => {
    const reached = neighbour(square, way);
    const slanted = way % 2 === 0;
    return walkable(view, reached) && !(slanted && (isDoor(view, square) || isDoor(view, reached)));
  });
}
