// Run in a browser: the painter of the page on drawn levels, with a clock that the test sets, and what was painted
// measured square by square.

import { drawView } from '@roguewright/engine/face/testing';
import type { GameEvent, GameView, Performed } from '@roguewright/engine/game';
import { filmBetween } from '../map/film.ts';
import { MapPainter } from '../map/painter.ts';
import { palette } from '../map/palette.ts';

/** Pixels of a square. */
const SIZE = 40;

/** A level in letters, and how it is seen: rows of `1` and `0`; all of it is seen and lit by default. */
export interface Drawn {
  readonly rows: readonly string[];
  readonly level?: number;
  readonly visible?: readonly string[];
  readonly lit?: readonly string[];
}

/** A bolt that flies east and is gone after its last square. */
export interface Bolt {
  readonly hue: string;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** One painter, and the time that it takes it to be. */
export class Easel {
  readonly #canvases: readonly [HTMLCanvasElement, HTMLCanvasElement];
  readonly #painter: MapPainter;
  readonly #before: GameView;
  readonly #clock: { now: number; paint: FrameRequestCallback | undefined };

  constructor(drawn: Drawn) {
    const clock = { now: 0, paint: undefined as FrameRequestCallback | undefined };
    this.#clock = clock;
    performance.now = () => clock.now;
    globalThis.requestAnimationFrame = paint => {
      clock.paint = paint;
      return 1;
    };
    this.#canvases = [addCanvas(), addCanvas()];
    this.#painter = new MapPainter(...this.#canvases);
    this.#before = viewOf(drawn);
    this.#show(this.#before, []);
  }

  /** Casts a bolt; the picture is that of its first moment. @param hasMotion the player has not asked for less motion */
  cast({ hue, from, to, row }: Bolt, hasMotion = true): void {
    const events: GameEvent[] = [];
    for (let x = from; x <= to; x++) {
      const kind = x === from ? 'effect-born' : 'effect-moved';
      events.push({ kind, effect: 99, archetype: 3, x, y: row });
      events.push({ kind: 'tick', turn: 1, tick: x });
    }
    events.push({ kind: 'effect-ended', effect: 99, archetype: 3, x: to, y: row });
    const look = { name: 'bolt', glyph: '*', icon: '', hue };
    const performed = {
      sequence: 1,
      refusal: undefined,
      events,
      names: {},
      renamed: {},
      looks: { 3: look },
      view: { ...this.#before, turn: 2 },
    } as unknown as Performed;
    this.#show(performed.view, hasMotion ? filmBetween(this.#before, performed) : []);
  }

  /** Lets time pass, in steps of a sixtieth of a second. @param milliseconds since the beginning */
  until(milliseconds: number): void {
    while (this.#clock.now < milliseconds) {
      this.#clock.now = Math.min(milliseconds, this.#clock.now + 1000 / 60);
      this.#paint();
    }
  }

  /** The player chooses another palette. */
  recolour(name: typeof palette.value): void {
    palette.value = name;
    this.#painter.refresh();
    this.#paint();
  }

  /** Whether the painter wants to paint again: something moves. */
  get moves(): boolean {
    return this.#clock.paint !== undefined;
  }

  /** The mean relative luminance of a square as it is seen. @param layers both, or the ground alone */
  luminance(x: number, y: number, layers: 'both' | 'ground' = 'both'): number {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    for (const layer of this.#canvases.slice(0, layers === 'both' ? 2 : 1)) {
      context.drawImage(layer, x * SIZE, y * SIZE, SIZE, SIZE, 0, 0, SIZE, SIZE);
    }
    const { data } = context.getImageData(0, 0, SIZE, SIZE);
    const linear = (part: number) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [0, 1, 2].map(part => linear(data[at + part]! / 255));
      sum += 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    }
    return sum / (SIZE * SIZE);
  }

  #show(view: GameView, film: Parameters<MapPainter['show']>[1]): void {
    const { width, height } = view.map;
    const camera = { left: 0, top: 0, columns: width, rows: height, size: SIZE };
    this.#painter.show(
      { view, camera, style: 'tiles', reticle: undefined, hover: undefined },
      film,
    );
    this.#paint();
  }

  #paint(): void {
    const { paint, now } = this.#clock;
    this.#clock.paint = undefined;
    paint?.(now);
  }
}

function viewOf({ rows, level = 1, visible, lit }: Drawn): GameView {
  const view = drawView(rows, { dungeonLevel: level });
  return {
    ...view,
    map: { ...view.map, ...(visible && { visible }), ...(lit && { lit }) },
  };
}

function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.style.position = 'absolute';
  canvas.style.inset = '0';
  document.body.append(canvas);
  return canvas;
}
