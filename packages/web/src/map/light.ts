// The warm light around the hero, on what is lit there and on nothing else.

import { isLit, terrainAt } from '@roguewright/engine/face';
import type { TerrainName } from '@roguewright/engine/game';
import type { Scene } from './scene.ts';

/** Squares that the hero's light reaches. */
const LIGHT_RADIUS = 7.5;

/** What takes no light: there is nothing to see of it. */
const UNSEEN = new Set<TerrainName>(['unknown', 'rock']);

/** Warms what is lit around the hero, below all that stands there. */
export function drawLight(
  context: CanvasRenderingContext2D,
  scene: Scene,
  x: number,
  y: number,
): void {
  const { columns, rows, size } = scene.camera;
  const reach = LIGHT_RADIUS * size;
  const light = context.createRadialGradient(x, y, size * 0.4, x, y, reach);
  const strength = scene.style === 'tiles' ? 1 : 0.6;
  light.addColorStop(0, `rgba(255, 190, 110, ${0.2 * strength})`);
  light.addColorStop(0.5, `rgba(255, 170, 90, ${0.085 * strength})`);
  light.addColorStop(1, 'rgba(255, 160, 80, 0)');
  context.save();
  context.fillStyle = light;
  const firstRow = Math.max(0, Math.floor((y - reach) / size));
  const lastRow = Math.min(rows - 1, Math.floor((y + reach) / size));
  for (let row = firstRow; row <= lastRow; row++) {
    for (const [from, to] of litRuns(scene, row, columns)) {
      context.fillRect(from * size, row * size, (to - from) * size, size);
    }
  }
  context.restore();
}

/** Runs of squares of a row that take light, as columns from … to, the last not included. */
function litRuns({ view, camera }: Scene, row: number, columns: number): [number, number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let column = 0; column <= columns; column++) {
    const square = { x: camera.left + column, y: camera.top + row };
    const takesLight =
      column < columns && isLit(view, square) && !UNSEEN.has(terrainAt(view, square));
    if (takesLight && start < 0) {
      start = column;
    } else if (!takesLight && start >= 0) {
      runs.push([start, column]);
      start = -1;
    }
  }
  return runs;
}
