// What the player wants to see and press, kept in the browser.

import { effect, type Signal, signal } from '@preact/signals';
import { isPalette, type PaletteName } from '@roguewright/engine/words';

/** Pictures, or letters as in the old days. */
export type MapStyle = 'tiles' | 'letters';

/** Whether moves and spells are shown moving: as the system says, or always, or never. */
export type Motion = 'system' | 'shown' | 'none';

/** What walks besides the arrows and the number pad: NetHack's letters, or the row of digits. */
export type KeySet = 'letters' | 'digits';

/** Sides of a square in pixels, by style; the second is the one to begin with. */
export const SQUARE_SIZES: Readonly<Record<MapStyle, readonly number[]>> = {
  tiles: [24, 32, 48],
  letters: [16, 18, 20, 28],
};

/** Lines of the log under the map of a wide screen. */
export const LOG_LINES = [3, 5, 8, 12] as const;

/** The settings. */
export interface Settings {
  readonly style: Signal<MapStyle>;
  /** Index into SQUARE_SIZES of the style. */
  readonly zoom: Signal<number>;
  readonly palette: Signal<PaletteName>;
  readonly motion: Signal<Motion>;
  /** One of LOG_LINES. */
  readonly logLines: Signal<number>;
  readonly keys: Signal<KeySet>;
}

const KEY = 'roguewright.settings';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The settings as they were left, kept from now on. */
export function openSettings(store: Store): Settings {
  const kept = readKept(store);
  const oneOf = <Value>(values: readonly Value[], value: unknown, usual: Value): Value =>
    values.find(known => known === value) ?? usual;
  const zoom = Number.isInteger(kept.zoom) ? (kept.zoom as number) : 1;
  const settings: Settings = {
    style: signal(oneOf<MapStyle>(['tiles', 'letters'], kept.style, 'tiles')),
    zoom: signal(zoom),
    palette: signal(isPalette(kept.palette) ? kept.palette : 'standard'),
    motion: signal(oneOf<Motion>(['system', 'shown', 'none'], kept.motion, 'system')),
    logLines: signal(oneOf<number>(LOG_LINES, kept.logLines, 5)),
    keys: signal(oneOf<KeySet>(['letters', 'digits'], kept.keys, 'letters')),
  };
  effect(() => {
    const values = Object.entries(settings).map(([name, { value }]) => [name, value]);
    try {
      store.setItem(KEY, JSON.stringify(Object.fromEntries(values)));
    } catch {
      // A full storage: the settings hold until the page is left.
    }
  });
  return settings;
}

/** The size that is chosen, as an index into the sizes of the style. */
export function sizeIndex({ style, zoom }: Settings): number {
  return Math.min(Math.max(zoom.value, 0), SQUARE_SIZES[style.value].length - 1);
}

/** The side of a square, in pixels. */
export function squareSize(settings: Settings): number {
  return SQUARE_SIZES[settings.style.value][sizeIndex(settings)]!;
}

/** Larger squares, or smaller ones, as far as there are any. */
export function zoomBy(settings: Settings, steps: number): void {
  const most = SQUARE_SIZES[settings.style.value].length - 1;
  settings.zoom.value = Math.min(Math.max(sizeIndex(settings) + steps, 0), most);
}

/** Whether nothing is to be shown moving. */
export function wantsNoMotion({ motion }: Settings): boolean {
  return motion.value === 'system'
    ? matchMedia('(prefers-reduced-motion: reduce)').matches
    : motion.value === 'none';
}

function readKept(store: Store): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(store.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
