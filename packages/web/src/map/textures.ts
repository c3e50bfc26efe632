// The textures of the palettes for colour-blind eyes, as outlines in a cell that repeats: one form for
// what is painted on the map and for the pictures of panels and charts.

import type { Texture } from '@roguewright/engine/words';

/** Side of a cell, in its own units. */
export const CELL = 8;

/** What is solid in a cell; the rest is faint. Slanted lines mean `likely`, so none is slanted. */
export const OUTLINES: Readonly<Record<Texture, string>> = {
  plain: 'M0 0H8V8H0Z',
  dots: 'M2 0a2 2 0 1 0 .01 0ZM6 4a2 2 0 1 0 .01 0Z',
  level: 'M0 0H8V4H0Z',
  upright: 'M0 0H4V8H0Z',
  checks: 'M0 0H4V4H0ZM4 4H8V8H4Z',
};

/**
 * Fills a square around the origin's lower right with a texture in the present colour.
 * @param size side of the square
 * @param cells cells along a side, a whole number
 */
export function fillTexture(
  context: CanvasRenderingContext2D,
  texture: Texture,
  size: number,
  cells: number,
): void {
  const outline = new Path2D(OUTLINES[texture]);
  const scale = size / (CELL * cells);
  context.save();
  context.scale(scale, scale);
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      context.save();
      context.translate(column * CELL, row * CELL);
      context.fill(outline);
      context.restore();
    }
  }
  context.restore();
}
