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
    context.fillStyle = colour;
    context.fill(path);
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
