// Where the player has drawn the map with his fingers. The window stays there until his hero acts.

import { type Signal, signal } from '@preact/signals';
import type { Camera, Extent } from '../map/camera.ts';

/** A place in pixels, or one on the map in fractions of squares. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What there is room for: pixels of the pane, the side of a square, and the squares of the level. */
export interface Room {
  readonly pixels: Extent;
  readonly size: number;
  readonly level: Extent;
}

/** A window that was drawn away from the hero. */
export interface Drawn {
  /** What its top left corner shows, in fractions of squares. */
  readonly corner: Place;
  /** Fingers hold it: it follows them by pixels. Let go, it shows whole squares. */
  readonly isHeld: boolean;
}

/** The window of a map; absent: it is the hero's. */
export class Gaze {
  readonly #drawn: Signal<Drawn | undefined> = signal(undefined);

  get drawn(): Drawn | undefined {
    return this.#drawn.value;
  }

  /** The fingers draw the window to a corner; it stays on the level. */
  draw(corner: Place, room: Room): void {
    this.#drawn.value = { corner: kept(corner, room), isHeld: true };
  }

  /** The fingers are up. */
  release(): void {
    const drawn = this.#drawn.peek();
    if (drawn?.isHeld === true) {
      const { x, y } = drawn.corner;
      this.#drawn.value = { corner: { x: Math.round(x), y: Math.round(y) }, isHeld: false };
    }
  }

  /** Back to the hero. */
  leave(): void {
    this.#drawn.value = undefined;
  }
}

/** Whole squares across and down that fit. */
function squaresIn({ pixels, size }: Pick<Room, 'pixels' | 'size'>): Extent {
  return {
    width: Math.max(1, Math.floor(pixels.width / size)),
    height: Math.max(1, Math.floor(pixels.height / size)),
  };
}

/** The corner nearest to the wanted one from which the middle of the window is on the level. */
function kept(corner: Place, room: Room): Place {
  const squares = squaresIn(room);
  const { level } = room;
  const within = (at: number, shown: number, all: number) =>
    Math.min(Math.max(at, -shown / 2), all - shown / 2);
  return {
    x: within(corner.x, squares.width, level.width),
    y: within(corner.y, squares.height, level.height),
  };
}

/** Where the top left corner of the window lies in the pane: whole squares leave a rim. */
function originOf(room: Pick<Room, 'pixels' | 'size'>): Place {
  const { pixels, size } = room;
  const squares = squaresIn(room);
  return {
    x: (pixels.width - squares.width * size) / 2,
    y: (pixels.height - squares.height * size) / 2,
  };
}

/** The point of the map that a window with that corner shows at a point of the pane. */
export function pointUnder(
  corner: Place,
  point: Place,
  room: Pick<Room, 'pixels' | 'size'>,
): Place {
  const origin = originOf(room);
  return {
    x: corner.x + (point.x - origin.x) / room.size,
    y: corner.y + (point.y - origin.y) / room.size,
  };
}

/** The corner of the window that shows a point of the map at a point of the pane. */
export function cornerFor(anchor: Place, point: Place, room: Pick<Room, 'pixels' | 'size'>): Place {
  const origin = originOf(room);
  return {
    x: anchor.x - (point.x - origin.x) / room.size,
    y: anchor.y - (point.y - origin.y) / room.size,
  };
}

/** A window, and the pixels by which its picture is moved. */
export interface DrawnCamera {
  readonly camera: Camera;
  readonly shift: Place;
}

/** The camera of a drawn window: held, it has one more square each way, and is moved by parts of one. */
export function drawnCamera({ corner, isHeld }: Drawn, room: Room): DrawnCamera {
  const { size } = room;
  const squares = squaresIn(room);
  const { x, y } = kept(corner, room);
  if (!isHeld) {
    const camera = {
      left: Math.round(x),
      top: Math.round(y),
      columns: squares.width,
      rows: squares.height,
      size,
    };
    return { camera, shift: { x: 0, y: 0 } };
  }
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    camera: { left, top, columns: squares.width + 1, rows: squares.height + 1, size },
    // The larger picture stands in the middle of the pane, half a square to the left and up.
    shift: { x: size * (0.5 - (x - left)), y: size * (0.5 - (y - top)) },
  };
}
