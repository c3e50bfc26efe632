// Which ground a wall or rock shows a face to.

import { type Square, terrainAt } from '@roguewright/engine/face';
import type { GameView, TerrainName } from '@roguewright/engine/game';
import { DX, DY } from '@roguewright/engine/world';

const OPEN = new Set<TerrainName>([
  'floor',
  'corridor',
  'open-door',
  'closed-door',
  'stairs-up',
  'stairs-down',
  'water',
  'locked-door',
  'broken-door',
  'doorway',
  'cave-floor',
  'shallow-water',
  'lava',
  'ice',
  'sewage',
  'bridge',
  'branch-stairs',
]);

/** Whether the neighbour of a square in a direction, 1 (north) … 8 (north-west), is known to be open ground. */
export function opensTo(view: GameView, { x, y }: Square, direction: number): boolean {
  return OPEN.has(terrainAt(view, { x: x + DX[direction]!, y: y + DY[direction]! }));
}
