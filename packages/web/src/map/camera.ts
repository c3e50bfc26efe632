// Which squares are on the screen, and where. The view is whole squares, around the hero.

import type { Square } from '@roguewright/engine/face';

/** Squares across and down. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A window on the level. */
export interface Camera {
  /** The square at the top left; may lie outside when the level is smaller than the window. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Side of a square in pixels. */
  readonly size: number;
}

/** Squares kept between a point of interest and the edge. */
const MARGIN = 1;

/**
 * The window: the whole level where there is room for it, else what lies around a centre, beyond the
 * level's edge if need be, so that the hero stays in the middle. A second point, such as a target,
 * pulls it as far as the centre stays in.
 */
export function aimCamera(
  pixels: Extent,
  size: number,
  level: Extent,
  centre: Square,
  interest: Square = centre,
): Camera {
  const columns = Math.max(1, Math.floor(pixels.width / size));
  const rows = Math.max(1, Math.floor(pixels.height / size));
  return {
    left: start(columns, level.width, centre.x, interest.x),
    top: start(rows, level.height, centre.y, interest.y),
    columns,
    rows,
    size,
  };
}

/** Whether two squares fit into a window of so many pixels. */
export function fitTogether(pixels: Extent, size: number, one: Square, other: Square): boolean {
  const fits = (room: number, away: number) =>
    Math.abs(away) <= Math.max(1, Math.floor(room / size)) - 1 - 2 * MARGIN;
  return fits(pixels.width, one.x - other.x) && fits(pixels.height, one.y - other.y);
}

function start(shown: number, all: number, centre: number, interest: number): number {
  if (shown >= all) {
    return -Math.floor((shown - all) / 2);
  }
  const around = centre - Math.floor(shown / 2);
  const towards = Math.min(Math.max(around, interest - shown + 1 + MARGIN), interest - MARGIN);
  return Math.min(Math.max(towards, centre - shown + 1 + MARGIN), centre - MARGIN);
}

/** The square under a point of the screen. */
export function squareUnder({ left, top, size }: Camera, x: number, y: number): Square {
  return { x: left + Math.floor(x / size), y: top + Math.floor(y / size) };
}

/** Whether a square is in the window. */
export function isShown({ left, top, columns, rows }: Camera, { x, y }: Square): boolean {
  return x >= left && x < left + columns && y >= top && y < top + rows;
}

/** Whether two windows show the same squares at the same size. */
export function sameCamera(one: Camera, other: Camera): boolean {
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.columns === other.columns &&
    one.rows === other.rows &&
    one.size === other.size
  );
}
