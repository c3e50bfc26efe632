// The edge of light: a torch that ends on open ground fades out instead of ending with a square. What is lit grows
// darker towards it, and what lies behind it takes a little of its warmth.

import { isLit, terrainAt } from '@roguewright/engine/face';
import type { GameView } from '@roguewright/engine/game';
import { type Camera, sameCamera } from './camera.ts';

/** How dark lit ground becomes at the very edge, and how warm the ground behind it, 0…1. */
const DARKENING = 0.8;
const WARMING = 0.32;

/** The colours of both. */
const DARK = '13 18 27';
const WARM = '255 176 96';

/** What takes no light, and says nothing of the light around it. */
const UNSEEN = new Set(['unknown', 'rock']);

/** How lit a square is with its neighbours, 0…1; undefined where nothing around it is known. */
export function litAround(view: GameView, x: number, y: number): number | undefined {
  let [known, lit] = [0, 0];
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const square = { x: column, y: row };
      if (!UNSEEN.has(terrainAt(view, square))) {
        known += 1;
        lit += Number(isLit(view, square));
      }
    }
  }
  return known === 0 ? undefined : lit / known;
}

/** The two layers of a picture; undefined where all light ends at walls. */
interface Layers {
  readonly dark: HTMLCanvasElement;
  readonly warm: HTMLCanvasElement;
  readonly lit: Path2D;
  readonly dim: Path2D;
}

/** Draws the edge of the light, worked out once for a view and a window. */
export class Dusk {
  #view: GameView | undefined;
  #camera: Camera | undefined;
  #layers: Layers | undefined;

  draw(context: CanvasRenderingContext2D, view: GameView, camera: Camera): void {
    if (
      this.#camera === undefined ||
      this.#view?.map !== view.map ||
      !sameCamera(this.#camera, camera)
    ) {
      this.#view = view;
      this.#camera = camera;
      this.#layers = layersOf(view, camera);
    }
    const layers = this.#layers;
    if (layers === undefined) {
      return;
    }
    const [width, height] = [camera.columns * camera.size, camera.rows * camera.size];
    context.save();
    context.imageSmoothingEnabled = true;
    context.save();
    context.clip(layers.lit);
    context.drawImage(layers.dark, 0, 0, width, height);
    context.restore();
    context.clip(layers.dim);
    context.globalCompositeOperation = 'lighter';
    context.drawImage(layers.warm, 0, 0, width, height);
    context.restore();
  }
}

/** One pixel for each square, which the browser smooths when it draws them larger. */
function layersOf(view: GameView, { left, top, columns, rows, size }: Camera): Layers | undefined {
  const [dark, warm] = [layer(columns, rows), layer(columns, rows)];
  const [lit, dim] = [new Path2D(), new Path2D()];
  let hasEdge = false;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = { x: left + column, y: top + row };
      const around = litAround(view, square.x, square.y);
      if (around === undefined) {
        continue;
      }
      dot(dark, column, row, DARK, DARKENING * (1 - around));
      dot(warm, column, row, WARM, WARMING * around);
      if (!UNSEEN.has(terrainAt(view, square))) {
        const isInLight = isLit(view, square);
        hasEdge ||= isInLight ? around < 1 : around > 0;
        (isInLight ? lit : dim).rect(column * size, row * size, size, size);
      }
    }
  }
  return hasEdge ? { dark: dark.canvas, warm: warm.canvas, lit, dim } : undefined;
}

function layer(columns: number, rows: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  return canvas.getContext('2d')!;
}

function dot(
  context: CanvasRenderingContext2D,
  column: number,
  row: number,
  colour: string,
  alpha: number,
): void {
  context.fillStyle = `rgb(${colour} / ${(100 * alpha).toFixed(1)}%)`;
  context.fillRect(column, row, 1, 1);
}
