// The light of an effect, drawn once per colour and size, then only copied.

import { faded } from './palette.ts';

/** Glows, ready to copy. */
export class GlowSheet {
  readonly #drawn = new Map<string, HTMLCanvasElement>();

  /** A round glow that fills a square; `size` in device pixels. */
  glow(colour: string, size: number): HTMLCanvasElement {
    const key = `${colour} ${size}`;
    const known = this.#drawn.get(key);
    if (known !== undefined) {
      return known;
    }
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d')!;
    const half = size / 2;
    const light = context.createRadialGradient(half, half, 1, half, half, 0.8 * half);
    light.addColorStop(0, faded(colour, 0.75));
    light.addColorStop(0.55, faded(colour, 0.4));
    light.addColorStop(1, faded(colour, 0));
    context.fillStyle = light;
    context.fillRect(0, 0, size, size);
    this.#drawn.set(key, canvas);
    return canvas;
  }
}
