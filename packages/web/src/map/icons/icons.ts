// Icons of the map, tinted once per icon, colour and size, then only copied.

import { signal } from '@preact/signals';

/** Side of the squares on which the icons are drawn. */
const DRAWN_SIZE = 512;

/** Outlines by name; empty until they have come. */
export const outlines = signal<Readonly<Record<string, string>>>({});

/** Fetches the outlines. Letters stand in for them meanwhile, and if they never come. */
export async function loadIcons(): Promise<void> {
  const { default: loaded } = await import('virtual:game-icons');
  outlines.value = loaded;
}

/** Tinted icons, ready to copy. */
export class IconSheet {
  readonly #paths = new Map<string, Path2D>();
  readonly #tinted = new Map<string, HTMLCanvasElement>();

  /** An icon in a colour; undefined when there is none of that name. `size` in device pixels. */
  icon(name: string, colour: string, size: number): HTMLCanvasElement | undefined {
    const key = `${name} ${colour} ${size}`;
    const known = this.#tinted.get(key);
    const path = known === undefined ? this.#path(name) : undefined;
    if (path === undefined) {
      return known;
    }
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (context === null) {
      return undefined;
    }
    context.scale(size / DRAWN_SIZE, size / DRAWN_SIZE);
    // A dark rim keeps the icon legible on any ground.
    context.lineJoin = 'round';
    context.lineWidth = 30;
    context.strokeStyle = 'rgba(6, 7, 9, 0.9)';
    context.stroke(path);
    context.fillStyle = shadeOf(context, colour);
    context.fill(path);
    fillHoles(canvas, path, secondTone(colour));
    this.#tinted.set(key, canvas);
    return canvas;
  }

  #path(name: string): Path2D | undefined {
    const known = this.#paths.get(name);
    const outline = outlines.value[name];
    if (known !== undefined || outline === undefined) {
      return known;
    }
    const path = new Path2D(outline);
    this.#paths.set(name, path);
    return path;
  }
}

/** The first tone: the colour, lighter above, as if lit from there. */
function shadeOf(context: CanvasRenderingContext2D, colour: string): CanvasGradient {
  const shade = context.createLinearGradient(0, 0, 0, DRAWN_SIZE);
  shade.addColorStop(0, mixed(colour, 255, 0.28));
  shade.addColorStop(0.45, colour);
  shade.addColorStop(1, mixed(colour, 0, 0.24));
  return shade;
}

/** The second tone, for what an outline encloses: a face under its hood, the field of a shield. */
function secondTone(colour: string): string {
  return mixed(colour, 0, 0.62);
}

/** A colour with a share of black (0) or white (255). */
function mixed(colour: string, target: number, share: number): string {
  const bits = Number.parseInt(colour.slice(1), 16);
  const parts = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
  return `rgb(${parts.map(part => Math.round(part + (target - part) * share)).join(' ')})`;
}

/**
 * Fills what the icon encloses. Which squares of the picture those are is found by walking in from its border
 * through what the icon leaves free.
 */
function fillHoles(canvas: HTMLCanvasElement, path: Path2D, colour: string): void {
  const side = canvas.width;
  const shape = document.createElement('canvas');
  shape.width = side;
  shape.height = side;
  const context = shape.getContext('2d', { willReadFrequently: true })!;
  context.scale(side / DRAWN_SIZE, side / DRAWN_SIZE);
  context.fill(path);
  const { data } = context.getImageData(0, 0, side, side);
  const isOutside = new Uint8Array(side * side);
  const queue: number[] = [];
  const visit = (at: number) => {
    if (isOutside[at] === 0 && data[4 * at + 3]! < 128) {
      isOutside[at] = 1;
      queue.push(at);
    }
  };
  for (let at = 0; at < side; at++) {
    for (const border of [at, (side - 1) * side + at, at * side, at * side + side - 1]) {
      visit(border);
    }
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const column = at % side;
    for (const [next, isInside] of [
      [at - 1, column > 0],
      [at + 1, column < side - 1],
      [at - side, at >= side],
      [at + side, at < side * (side - 1)],
    ] as const) {
      if (isInside) {
        visit(next);
      }
    }
  }
  const target = canvas.getContext('2d')!;
  target.save();
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.fillStyle = colour;
  for (let at = 0; at < side * side; at++) {
    if (isOutside[at] === 0 && data[4 * at + 3]! < 128) {
      target.fillRect(at % side, Math.floor(at / side), 1, 1);
    }
  }
  target.restore();
}
