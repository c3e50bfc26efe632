// Creatures of several squares: the ground under all of them, so that they are seen to be one.

import { type Square, sameSquare } from '@roguewright/engine/face';
import type { Camera } from './camera.ts';
import { cornerOf } from './ground.ts';
import { faded } from './palette.ts';

/** The side of the square that some squares form; 0 if they form none. */
export function sideOfSquare(squares: readonly Square[]): number {
  const side = Math.sqrt(squares.length);
  const width = extent(squares.map(({ x }) => x));
  const height = extent(squares.map(({ y }) => y));
  return width === side && height === side ? side : 0;
}

function extent(places: readonly number[]): number {
  return 1 + Math.max(...places) - Math.min(...places);
}

/** A dark ground with a rim in the creature's colour, without seams between adjacent squares. */
export function drawBody(
  context: CanvasRenderingContext2D,
  camera: Camera,
  squares: readonly Square[],
  colour: string,
): void {
  const { size } = camera;
  context.save();
  context.lineWidth = Math.max(1, size / 16);
  context.strokeStyle = faded(colour, 0.6);
  for (const square of squares) {
    const { x, y } = cornerOf(camera, square);
    context.fillStyle = faded('#000000', 0.35);
    context.fillRect(x, y, size, size);
    context.beginPath();
    for (const [dx, dy, from, to] of edgesOf(size)) {
      if (!squares.some(other => sameSquare(other, { x: square.x + dx, y: square.y + dy }))) {
        context.moveTo(x + from[0], y + from[1]);
        context.lineTo(x + to[0], y + to[1]);
      }
    }
    context.stroke();
  }
  context.restore();
}

type Corner = readonly [x: number, y: number];

/** The neighbours of a square, and the edge that lies between. */
function edgesOf(size: number): readonly (readonly [dx: number, dy: number, Corner, Corner])[] {
  const near = 1;
  const far = size - 1;
  return [
    [0, -1, [near, near], [far, near]],
    [0, 1, [near, far], [far, far]],
    [-1, 0, [near, near], [near, far]],
    [1, 0, [far, near], [far, far]],
  ];
}
