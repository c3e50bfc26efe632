// The marks on the map while something is aimed: the squares that a spell will touch, the line to the
// reticle, and the reticle. Certain squares are filled, likely ones hatched; later ticks are fainter.

import type { Square } from '@roguewright/engine/face';
import type { TouchedSquare } from '@roguewright/engine/odds';
import type { Camera } from './camera.ts';
import { cornerOf } from './ground.ts';
import { faded, hueColour, INK } from './palette.ts';
import type { Reticle } from './scene.ts';
import { touchesOf } from './touches.ts';

type Context = CanvasRenderingContext2D;

/** The least side of a square, in pixels, that has room for its tick. */
const LEAST_WRITTEN = 24;

/** Draws the squares that a spell will touch; where it takes several ticks, with the tick of each. */
export function drawTouched(context: Context, camera: Camera, reticle: Reticle): void {
  const { squares, latest } = touchesOf(reticle.touched);
  const colour = hueColour(reticle.hue);
  for (const square of squares) {
    drawTouchedSquare(context, camera, square, colour, square.tick / Math.max(1, latest));
    if (latest > 0 && camera.size >= LEAST_WRITTEN) {
      const { x, y } = cornerOf(camera, square);
      writeTick(context, square.tick, x + camera.size - 3, y + camera.size - 3);
    }
  }
}

function drawTouchedSquare(
  context: Context,
  camera: Camera,
  square: TouchedSquare,
  colour: string,
  lateness: number,
): void {
  const { size } = camera;
  const { x, y } = cornerOf(camera, square);
  const alpha = 0.5 - 0.34 * lateness;
  context.save();
  context.beginPath();
  context.rect(x + 1, y + 1, size - 2, size - 2);
  context.clip();
  if (square.sure === 'certain') {
    context.fillStyle = faded(colour, alpha);
    context.fillRect(x, y, size, size);
  } else {
    context.fillStyle = faded(colour, alpha * 0.35);
    context.fillRect(x, y, size, size);
    context.strokeStyle = faded(colour, alpha + 0.15);
    context.lineWidth = 1.5;
    context.beginPath();
    for (let offset = -size; offset < size; offset += Math.max(5, size / 5)) {
      context.moveTo(x + offset, y + size);
      context.lineTo(x + offset + size, y);
    }
    context.stroke();
  }
  context.restore();
}

/** The tick stands in the corner, so that nothing is shown by shade alone. */
function writeTick(context: Context, tick: number, x: number, y: number): void {
  context.save();
  context.font = '600 10px "Inter Variable", sans-serif';
  context.textAlign = 'right';
  context.textBaseline = 'alphabetic';
  context.lineWidth = 3;
  context.strokeStyle = faded(INK.ground, 0.8);
  context.strokeText(String(tick), x, y);
  context.fillStyle = INK.text;
  context.fillText(String(tick), x, y);
  context.restore();
}

/** The line of a cast, from the middle of the hero's square to that of the reticle. */
export function drawRay(context: Context, camera: Camera, from: Square, reticle: Reticle): void {
  const start = cornerOf(camera, from);
  const end = cornerOf(camera, reticle.square);
  const half = camera.size / 2;
  context.save();
  context.strokeStyle = faded(hueColour(reticle.hue), 0.8);
  context.lineWidth = 2;
  context.setLineDash([3, 5]);
  context.beginPath();
  context.moveTo(start.x + half, start.y + half);
  context.lineTo(end.x + half, end.y + half);
  context.stroke();
  context.restore();
}

/** Four corners around a square. */
export function drawCorners(
  context: Context,
  camera: Camera,
  square: Square,
  colour: string,
  weight: number,
): void {
  const { size } = camera;
  const { x, y } = cornerOf(camera, square);
  const arm = size * 0.3;
  const trace = () => {
    context.beginPath();
    for (const [cornerX, cornerY, towardsX, towardsY] of [
      [x, y, 1, 1],
      [x + size, y, -1, 1],
      [x + size, y + size, -1, -1],
      [x, y + size, 1, -1],
    ] as const) {
      context.moveTo(cornerX + towardsX * arm, cornerY);
      context.lineTo(cornerX, cornerY);
      context.lineTo(cornerX, cornerY + towardsY * arm);
    }
    context.stroke();
  };
  context.save();
  context.lineCap = 'square';
  context.lineWidth = weight + 2;
  context.strokeStyle = faded(INK.ground, 0.9);
  trace();
  context.lineWidth = weight;
  context.strokeStyle = colour;
  trace();
  context.restore();
}
