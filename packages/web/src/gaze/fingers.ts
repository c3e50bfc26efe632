// Fingers on the map: one draws it, two pinch it to another size of squares.

import type { Camera, Extent } from '../map/camera.ts';
import { type Settings, squareSize, zoomTo } from '../settings.ts';
import { cornerFor, type Gaze, type Place, pointUnder, type Room } from './gaze.ts';

/** Pixels that a resting finger may slip. */
const SLIP = 12;

export interface FingersProps {
  readonly gaze: Gaze;
  readonly settings: Settings;
  /** Pixels of the pane. */
  readonly room: { readonly value: Extent };
  /** Where the pane lies on the screen. */
  readonly paneCorner: () => Place;
  /** The window that is shown; undefined before the first picture. */
  readonly camera: () => Camera | undefined;
  /** The squares of the level; undefined before the first view. */
  readonly level: () => Extent | undefined;
}

/** What the fingers took hold of. */
interface Hold {
  /** Their middle, in pixels of the pane, and the point of the map under it. */
  readonly middle: Place;
  readonly anchor: Place;
  /** Pixels between two fingers, and the side of a square then; one finger has no spread. */
  readonly spread: number;
  readonly size: number;
}

/** The fingers that are down. */
export class Fingers {
  readonly #props: FingersProps;
  readonly #down = new Map<number, Place>();
  #hold: Hold | undefined;
  #hasMoved = false;

  constructor(props: FingersProps) {
    this.#props = props;
  }

  /** Whether they have drawn or pinched since the first came down: then their end is no tap. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** Whether one finger alone is down. */
  get isOne(): boolean {
    return this.#down.size === 1;
  }

  down(event: PointerEvent): void {
    if (event.isPrimary) {
      this.#down.clear();
      this.#hasMoved = false;
    }
    this.#down.set(event.pointerId, this.#placeOf(event));
    this.#hasMoved ||= this.#down.size > 1;
    this.#takeHold();
  }

  /** Draws or pinches; a single finger first has to leave its place. */
  move(event: PointerEvent): void {
    if (!this.#down.has(event.pointerId) || this.#hold === undefined) {
      return;
    }
    this.#down.set(event.pointerId, this.#placeOf(event));
    const middle = this.#middle();
    const { x, y } = this.#hold.middle;
    this.#hasMoved ||= Math.hypot(middle.x - x, middle.y - y) > SLIP;
    if (this.#hasMoved) {
      this.#pinch(this.#hold);
      this.#draw(this.#hold, middle);
    }
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#down.size === 0) {
      this.#hold = undefined;
      this.#props.gaze.release();
    } else {
      this.#takeHold();
    }
  }

  #placeOf({ clientX, clientY }: PointerEvent): Place {
    const { x, y } = this.#props.paneCorner();
    return { x: clientX - x, y: clientY - y };
  }

  #middle(): Place {
    const places = [...this.#down.values()];
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    return { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };
  }

  /** Pixels between the first two fingers. */
  #spread(): number {
    const [one, other] = [...this.#down.values()];
    return one === undefined || other === undefined
      ? 0
      : Math.hypot(one.x - other.x, one.y - other.y);
  }

  #room(): Room | undefined {
    const { settings, room, level } = this.#props;
    const squares = level();
    return squares === undefined
      ? undefined
      : { pixels: room.value, size: squareSize(settings, room.value), level: squares };
  }

  /** Holds the map where the fingers are now. */
  #takeHold(): void {
    const { gaze, camera } = this.#props;
    const room = this.#room();
    const shown = camera();
    if (room === undefined || shown === undefined) {
      return;
    }
    const middle = this.#middle();
    const corner = gaze.drawn?.corner ?? { x: shown.left, y: shown.top };
    const anchor = pointUnder(corner, middle, room);
    this.#hold = { middle, anchor, spread: this.#spread(), size: room.size };
  }

  /** Two fingers change the size by as much as they part or close. */
  #pinch({ spread, size }: Hold): void {
    if (spread > 0) {
      const { settings, room } = this.#props;
      zoomTo(settings, (size * this.#spread()) / spread, room.value);
    }
  }

  /** What was held stays under the fingers; a pinch alone leaves the hero in the middle. */
  #draw({ anchor, spread }: Hold, middle: Place): void {
    const { gaze } = this.#props;
    const room = this.#room();
    if (room !== undefined && (spread === 0 || gaze.drawn !== undefined)) {
      gaze.draw(cornerFor(anchor, middle, room), room);
    }
  }
}
