// A far look: what a view tells of one square, for every face.

import { type GameView, TERRAIN_LETTERS, type TerrainName } from '../../game/index.ts';
import { tellSquare } from '../../words/index.ts';

const NAMES: ReadonlyMap<string, TerrainName> = new Map(
  (Object.entries(TERRAIN_LETTERS) as [TerrainName, string][]).map(([name, letter]) => [
    letter,
    name,
  ]),
);

/**
 * What the hero knows of a square, in words.
 * @param x column from 0 @param y row from 0; of what is beyond the edge nothing is known
 */
export function describeSquare(
  { map, things }: Pick<GameView, 'map' | 'things'>,
  x: number,
  y: number,
): string {
  return tellSquare({
    ground: NAMES.get(map.terrain[y]?.[x] ?? ' ') ?? 'unknown',
    things: things.filter(thing => thing.x === x && thing.y === y),
    visible: map.visible[y]?.[x] === '1',
    lit: map.lit[y]?.[x] === '1',
  });
}
