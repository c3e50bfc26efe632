// The light of an effect, drawn once per hue and size, then only copied. In a palette for
// colour-blind eyes the middle of the light shows the texture of its hue.

import type { Square } from '@roguewright/engine/face';
import type { HueLook } from '@roguewright/engine/words';
import { faded } from '../palette.ts';
import { fillTexture } from '../textures.ts';

/** More squares than any level is wide. */
const WIDEST = 4096;

/** Cells of a texture along the side of a square. */
const CELLS = 3;

/** The squares that glow in a picture, each once in a hue: light of the same fire doesn't add up. */
export class GlowingSquares {
  readonly #glowing = new Map<string, Set<number>>();

  /** Takes in a square. @returns whether it didn't glow in that hue yet */
  add({ x, y }: Square, hue: string): boolean {
    const squares = this.#glowing.get(hue) ?? new Set<number>();
    this.#glowing.set(hue, squares);
    const before = squares.size;
    squares.add(y * WIDEST + x);
    return squares.size > before;
  }

  /** Begins a picture. */
  clear(): void {
    for (const squares of this.#glowing.values()) {
      squares.clear();
    }
  }
}

/** Glows, ready to copy. */
export class GlowSheet {
  readonly #drawn = new Map<string, HTMLCanvasElement>();

  /** A round glow, twice as wide as a square of the map; `size` of its picture in device pixels. */
  glow({ colour, texture }: HueLook, size: number): HTMLCanvasElement {
    const key = `${colour} ${texture} ${size}`;
    const known = this.#drawn.get(key);
    if (known !== undefined) {
      return known;
    }
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d')!;
    const half = size / 2;
    const strength = texture === 'plain' ? 1 : 0.5;
    const light = context.createRadialGradient(half, half, 1, half, half, 0.8 * half);
    light.addColorStop(0, faded(colour, 0.75 * strength));
    light.addColorStop(0.55, faded(colour, 0.4 * strength));
    light.addColorStop(1, faded(colour, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
    if (texture !== 'plain') {
      context.translate(size / 4, size / 4);
      context.fillStyle = faded(colour, 0.7);
      fillTexture(context, texture, half, CELLS);
    }
    this.#drawn.set(key, canvas);
    return canvas;
  }
}
