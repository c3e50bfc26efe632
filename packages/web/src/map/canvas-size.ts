// The size of a canvas: its pixels on the page, and those of the screen that it is painted with.

import type { Camera } from './camera.ts';

/** Pixels of the screen to one of the page. */
export function pixelRatio(): number {
  return globalThis.devicePixelRatio || 1;
}

/** Whether a canvas has the size of a camera’s window. */
export function fitsCamera(canvas: HTMLCanvasElement, { columns, rows, size }: Camera): boolean {
  const ratio = pixelRatio();
  return (
    canvas.width === Math.round(columns * size * ratio) &&
    canvas.height === Math.round(rows * size * ratio)
  );
}

/** Gives a canvas the size of a camera’s window. What was painted on it is gone. */
export function fitToCamera(canvas: HTMLCanvasElement, { columns, rows, size }: Camera): void {
  const ratio = pixelRatio();
  canvas.width = Math.round(columns * size * ratio);
  canvas.height = Math.round(rows * size * ratio);
  canvas.style.width = `${columns * size}px`;
  canvas.style.height = `${rows * size}px`;
}
