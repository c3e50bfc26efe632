// What the player wants to see, kept in the browser.

import { effect, type Signal, signal } from '@preact/signals';

/** Pictures, or letters as in the old days. */
export type MapStyle = 'tiles' | 'letters';

/** Sides of a square in pixels, by style; the first is the one to begin with on a wide screen. */
export const SQUARE_SIZES: Readonly<Record<MapStyle, readonly number[]>> = {
  tiles: [24, 32, 48],
  letters: [16, 18, 20, 28],
};

/** The settings. */
export interface Settings {
  readonly style: Signal<MapStyle>;
  /** Index into SQUARE_SIZES of the style. */
  readonly zoom: Signal<number>;
}

const KEY = 'roguewright.settings';

/** The settings as they were left, kept from now on. */
export function openSettings(store: Storage): Settings {
  const kept = readKept(store);
  const style = signal<MapStyle>(kept.style === 'letters' ? 'letters' : 'tiles');
  const zoom = signal(Number.isInteger(kept.zoom) ? (kept.zoom as number) : 1);
  effect(() => {
    store.setItem(KEY, JSON.stringify({ style: style.value, zoom: zoom.value }));
  });
  return { style, zoom };
}

/** The side of a square, in pixels. */
export function squareSize({ style, zoom }: Settings): number {
  const sizes = SQUARE_SIZES[style.value];
  return sizes[Math.min(Math.max(zoom.value, 0), sizes.length - 1)]!;
}

function readKept(store: Storage): { style?: unknown; zoom?: unknown } {
  try {
    return (JSON.parse(store.getItem(KEY) ?? '{}') ?? {}) as { style?: unknown; zoom?: unknown };
  } catch {
    return {};
  }
}
