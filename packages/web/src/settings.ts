// What the player wants to see and press, kept in the browser.

import { effect, type Signal, signal } from '@preact/signals';
import {
  type HintId,
  KEY_SETS,
  type KeySetName,
  type LessonId,
  readBindings,
  readHints,
  readLessons,
} from '@roguewright/engine/face';
import { thresholdFrom } from '@roguewright/engine/host';
import { isPalette, type PaletteName } from '@roguewright/engine/words';

import { keymap } from './play/keymap.ts';

/** Pictures, or letters as in the old days. */
export type MapStyle = 'tiles' | 'letters';

/** Whether moves and spells are shown moving: as the system says, or always, or never. */
export type Motion = 'system' | 'shown' | 'none';

/** Whether what happens is heard. */
export type SoundChoice = 'off' | 'on';

/** Whether first-time hints are shown. */
export type HintChoice = 'on' | 'off';

/** What walks besides the arrows and the number pad: NetHack's letters, or the row of digits. */
export type KeySet = 'letters' | 'digits';

/** Sides of a square in pixels, by style. */
export const SQUARE_SIZES: Readonly<Record<MapStyle, readonly number[]>> = {
  tiles: [24, 32, 40, 48, 64],
  letters: [16, 18, 20, 24, 28],
};

/** The zoom at which the window chooses the side of a square. */
export const BY_WINDOW = -1;

/** Squares across that the window shows at least when it chooses, on a wide map and on a narrow one, and down. */
const WIDE_COLUMNS: Readonly<Record<MapStyle, number>> = { tiles: 25, letters: 42 };
const NARROW_COLUMNS: Readonly<Record<MapStyle, number>> = { tiles: 12, letters: 18 };
const LEAST_ROWS: Readonly<Record<MapStyle, number>> = { tiles: 13, letters: 22 };

/** Pixels from which on a map is wide. */
const WIDE_MAP = 640;

/** Lines of the log under the map of a wide screen. */
export const LOG_LINES = [3, 5, 8, 12] as const;

/** The settings. */
export interface Settings {
  readonly style: Signal<MapStyle>;
  /** Index into SQUARE_SIZES of the style, or BY_WINDOW. */
  readonly zoom: Signal<number>;
  readonly palette: Signal<PaletteName>;
  readonly motion: Signal<Motion>;
  /** One of LOG_LINES. */
  readonly logLines: Signal<number>;
  readonly keys: Signal<KeySet>;
  readonly sound: Signal<SoundChoice>;
  /** The chance to die within five moves from which the player is asked before an act, 0…1; 0: never. */
  readonly danger: Signal<number>;
  /** The keys of commands. */
  readonly commandKeys: Signal<KeySetName>;
  /** The player's own keys, as `readBindings` reads them. */
  readonly bindings: Signal<string>;
  /** Whether a card explains what the player meets for the first time. */
  readonly hints: Signal<HintChoice>;
  /** The hints that the player has had. */
  readonly hintsHad: Signal<readonly HintId[]>;
  /** The lessons that the player has done. */
  readonly lessonsDone: Signal<readonly LessonId[]>;
}

const KEY = 'roguewright.settings';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The settings as they were left, kept from now on. */
export function openSettings(store: Store): Settings {
  const kept = readKept(store);
  const oneOf = <Value>(values: readonly Value[], value: unknown, usual: Value): Value =>
    values.find(known => known === value) ?? usual;
  const zoom = Number.isInteger(kept.zoom) ? (kept.zoom as number) : BY_WINDOW;
  const settings: Settings = {
    style: signal(oneOf<MapStyle>(['tiles', 'letters'], kept.style, 'tiles')),
    zoom: signal(zoom),
    palette: signal(isPalette(kept.palette) ? kept.palette : 'standard'),
    motion: signal(oneOf<Motion>(['system', 'shown', 'none'], kept.motion, 'system')),
    logLines: signal(oneOf<number>(LOG_LINES, kept.logLines, 5)),
    keys: signal(oneOf<KeySet>(['letters', 'digits'], kept.keys, 'letters')),
    sound: signal(oneOf<SoundChoice>(['off', 'on'], kept.sound, 'off')),
    danger: signal(thresholdFrom(kept.danger)),
    commandKeys: signal(
      oneOf<KeySetName>(
        KEY_SETS.map(({ name }) => name),
        kept.commandKeys,
        'usual',
      ),
    ),
    bindings: signal(typeof kept.bindings === 'string' ? kept.bindings : ''),
    hints: signal(oneOf<HintChoice>(['on', 'off'], kept.hints, 'on')),
    hintsHad: signal(readHints(kept.hintsHad)),
    lessonsDone: signal(readLessons(kept.lessonsDone)),
  };
  effect(() => {
    keymap.value = {
      set: settings.commandKeys.value,
      own: readBindings(settings.bindings.value).own,
    };
  });
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

/** Pixels of the map. */
export interface MapExtent {
  readonly width: number;
  readonly height: number;
}

/** The size that is chosen, as an index into the sizes of the style; BY_WINDOW if the window chooses. */
export function sizeIndex({ style, zoom }: Settings): number {
  return Math.min(Math.max(zoom.value, BY_WINDOW), SQUARE_SIZES[style.value].length - 1);
}

/** The size in use on a map, as an index into the sizes of the style. */
function usedIndex(settings: Settings, extent: MapExtent): number {
  const chosen = sizeIndex(settings);
  return chosen === BY_WINDOW ? fittingIndex(settings.style.value, extent) : chosen;
}

/** The largest size at which enough of the level is on the map; the smallest one on a tiny map. */
function fittingIndex(style: MapStyle, { width, height }: MapExtent): number {
  const columns = (width >= WIDE_MAP ? WIDE_COLUMNS : NARROW_COLUMNS)[style];
  const most = Math.min(width / columns, height / LEAST_ROWS[style]);
  return Math.max(
    0,
    SQUARE_SIZES[style].findLastIndex(size => size <= most),
  );
}

/** The side of a square on a map, in pixels. */
export function squareSize(settings: Settings, extent: MapExtent): number {
  return SQUARE_SIZES[settings.style.value][usedIndex(settings, extent)]!;
}

/** Larger squares, or smaller ones, as far as there are any. */
export function zoomBy(settings: Settings, steps: number, extent: MapExtent): void {
  const most = SQUARE_SIZES[settings.style.value].length - 1;
  settings.zoom.value = Math.min(Math.max(usedIndex(settings, extent) + steps, 0), most);
}

/** The size that is nearest to a wanted side of a square. The window goes on choosing while that is its choice. */
export function zoomTo(settings: Settings, side: number, extent: MapExtent): void {
  const sizes = SQUARE_SIZES[settings.style.value];
  const away = (size: number) => Math.abs(Math.log(size / side));
  const nearest = sizes.reduce((best, size) => (away(size) < away(best) ? size : best));
  if (nearest !== squareSize(settings, extent)) {
    settings.zoom.value = sizes.indexOf(nearest);
  }
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
