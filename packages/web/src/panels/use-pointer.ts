// Mouse and fingers on the map: the mouse inspects what it rests on, a click or tap goes or acts there, a long press or
// the right button inspects, the wheel changes the size of the squares, and fingers that move draw the map.

import type { Square } from '@roguewright/engine/face';
import { useEffect, useMemo } from 'preact/hooks';
import { Fingers, type FingersProps } from '../gaze/fingers.ts';
import type { Play } from '../play/play.ts';
import { type MapExtent, type Settings, zoomBy } from '../settings.ts';

/** Milliseconds that a finger rests on a square to inspect it. */
const LONG_PRESS = 450;

/** The number of the right button. */
const RIGHT = 2;

/** Pixels that the wheel turns for the next size. */
const WHEEL_STEP = 80;

interface PointerProps extends FingersProps {
  readonly play: Play;
  readonly squareOf: (event: MouseEvent) => Square | undefined;
}

/** Handlers for the canvas that takes the pointer. */
export function usePointer(props: PointerProps): Gestures {
  const { play, settings } = props;
  const gestures = useMemo(() => new Gestures(props), [play, settings]);
  useEffect(() => () => gestures.release(), [gestures]);
  return gestures;
}

/** What the pointer is doing; its methods are handlers, bound to it. */
class Gestures {
  readonly #play: Play;
  readonly #settings: Settings;
  readonly #squareOf: (event: MouseEvent) => Square | undefined;
  readonly #room: { readonly value: MapExtent };
  readonly #fingers: Fingers;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasLong = false;
  #turned = 0;

  constructor(props: PointerProps) {
    const { play, settings, squareOf, room } = props;
    this.#play = play;
    this.#settings = settings;
    this.#squareOf = squareOf;
    this.#room = room;
    this.#fingers = new Fingers(props);
  }

  readonly down = (event: PointerEvent): void => {
    this.release();
    this.#wasLong &&= !event.isPrimary;
    if (event.pointerType === 'mouse') {
      return;
    }
    this.#fingers.down(event);
    const square = this.#squareOf(event);
    if (square === undefined || !this.#fingers.isOne) {
      return;
    }
    this.#timer = setTimeout(() => {
      this.#wasLong = true;
      this.#play.inspect(square);
    }, LONG_PRESS);
  };

  /** A finger that has pressed long is done: what it does now draws nothing. */
  readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') {
      this.#play.point(this.#squareOf(event));
    } else if (!this.#wasLong) {
      this.#fingers.move(event);
      if (this.#fingers.hasMoved) {
        this.release();
      }
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.release();
    if (event.pointerType !== 'mouse') {
      this.#fingers.up(event);
    }
  };

  readonly leave = (): void => {
    this.release();
    this.#play.point(undefined);
  };

  readonly click = (event: MouseEvent): void => {
    this.release();
    const square = this.#squareOf(event);
    if (square !== undefined && !this.#wasLong && !this.#hasDrawn(event)) {
      this.#play.click(square);
    }
    this.#wasLong = false;
  };

  /** Whether this click is the end of a drag: a pen makes one of it. */
  #hasDrawn(event: MouseEvent): boolean {
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    return !isMouse && this.#fingers.hasMoved;
  }

  /** A long press is ours, and so is the right button, which inspects: no menu of the browser's comes up over them. */
  readonly menu = (event: MouseEvent): void => {
    const square = this.#squareOf(event);
    if (this.#timer !== undefined || this.#wasLong) {
      event.preventDefault();
    } else if (event.button === RIGHT && square !== undefined) {
      event.preventDefault();
      this.#play.inspect(square);
    }
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#turned += event.deltaY;
    if (Math.abs(this.#turned) >= WHEEL_STEP) {
      zoomBy(this.#settings, this.#turned < 0 ? 1 : -1, this.#room.value);
      this.#turned = 0;
    }
  };

  /** The finger is up, or moves: this is no long press. */
  readonly release = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  };
}
