// The window of the map that is shown. It holds still while the hero walks in its middle.

import type { Square } from '@roguewright/engine/face';

/** This part of the window on each side is its edge: where the hero comes there, the window moves. */
const EDGE = 4;

/** Where the window was when it was last drawn: the map doesn't slide under every step. */
export class Camera {
  #corner: Square | undefined;

  /**
   * The upper left square of the window.
   * @param shown columns and rows of the window, as x and y
   * @param all columns and rows of the map
   * @param interest what has to be seen as well, such as a cursor; it moves the window for as long as it is given
   */
  corner(shown: Square, all: Square, hero: Square, interest: Square): Square {
    const x = heldStart(shown.x, hero.x, this.#corner?.x);
    const y = heldStart(shown.y, hero.y, this.#corner?.y);
    this.#corner = { x, y };
    return {
      x: windowStart(shown.x, all.x, hero.x, interest.x, x),
      y: windowStart(shown.y, all.y, hero.y, interest.y, y),
    };
  }
}

/** The start that the window had, as long as the hero isn't at its edge; else the one with the hero in its middle. */
function heldStart(shown: number, hero: number, before: number | undefined): number {
  const edge = Math.floor(shown / EDGE);
  const isHeld = before !== undefined && hero >= before + edge && hero < before + shown - edge;
  return isHeld ? before : hero - Math.floor(shown / 2);
}

/**
 * The first row or column shown: all of a small level, else a window with the cursor in it, and with the hero if
 * both fit in.
 * @param start where it begins if nothing speaks against it; absent: the hero is in its middle
 */
export function windowStart(
  shown: number,
  all: number,
  hero: number,
  interest: number,
  start = hero - Math.floor(shown / 2),
): number {
  if (shown >= all) {
    return -Math.floor((shown - all) / 2);
  }
  const towards = Math.min(Math.max(start, interest - shown + 2), interest - 1);
  const areTogether = Math.abs(interest - hero) <= shown - 3;
  const kept = areTogether ? Math.min(Math.max(towards, hero - shown + 2), hero - 1) : towards;
  return Math.min(Math.max(kept, 0), all - shown);
}
