// How the full screen is to look and behave, as the player chose it.

import {
  type HintSettings,
  KEY_SETS,
  type Keymap,
  type KeySetName,
  readBindings,
  readHints,
} from '@roguewright/engine/face';
import { THRESHOLDS, tellThreshold, USUAL_THRESHOLD } from '@roguewright/engine/host';
import { PALETTES, type PaletteName } from '@roguewright/engine/words';

/** Colours of the terminal: as many as it says that it has, or fewer. */
type Colours = 'auto' | '24 bits' | '256' | '16' | 'none';

/** The background of the terminal: as it says, or as the player does. */
type GroundChoice = 'auto' | 'dark' | 'light';

/** What can be chosen. */
export interface ScreenOptions extends HintSettings {
  readonly palette: PaletteName;
  readonly colours: Colours;
  readonly ground: GroundChoice;
  /** Flights, explosions and hits are shown as they happen. */
  readonly motion: boolean;
  /** The chance to die within five moves from which the player is asked before an act, 0…1; 0: never. */
  readonly danger: number;
  /** A click travels, takes a line of a menu, sets the cursor. */
  readonly mouse: boolean;
  /** The keys of commands. */
  readonly keys: KeySetName;
  /** The player's own keys, as `readBindings` reads them; they have a page of their own. */
  readonly bindings: string;
}

/** What holds until something else is chosen. */
export const USUAL_OPTIONS: ScreenOptions = {
  palette: 'standard',
  colours: 'auto',
  ground: 'auto',
  motion: true,
  danger: USUAL_THRESHOLD,
  mouse: true,
  keys: 'usual',
  hints: true,
  hintsHad: [],
  bindings: '',
};

/** The options that are chosen from a list. */
type ChosenOption = Exclude<keyof ScreenOptions, 'bindings' | 'hintsHad'>;

/** One value of an option. */
interface OptionValue {
  readonly value: ScreenOptions[ChosenOption];
  readonly title: string;
}

/** One option with its values, in the order in which they are gone through. */
export interface OptionHelp {
  readonly key: ChosenOption;
  readonly title: string;
  readonly about: string;
  readonly values: readonly OptionValue[];
}

const ON_OFF: readonly OptionValue[] = [
  { value: true, title: 'on' },
  { value: false, title: 'off' },
];

/** The options, as their page lists them. */
export const OPTIONS: readonly OptionHelp[] = [
  {
    key: 'palette',
    title: 'Palette',
    about: 'Hues by colour, or by lightness and texture.',
    values: PALETTES.map(({ name, title }) => ({ value: name, title })),
  },
  {
    key: 'colours',
    title: 'Colours',
    about: 'As many as the terminal has, or fewer.',
    values: (['auto', '24 bits', '256', '16', 'none'] as const).map(value => ({
      value,
      title: value === 'auto' ? 'as the terminal says' : value,
    })),
  },
  {
    key: 'ground',
    title: 'Ground',
    about: 'The background of your terminal. Colours are fitted to it.',
    values: (['auto', 'dark', 'light'] as const).map(value => ({
      value,
      title: value === 'auto' ? 'as the terminal says' : value,
    })),
  },
  {
    key: 'motion',
    title: 'Motion',
    about: 'Flights, explosions, hits as short frames; a key skips.',
    values: ON_OFF,
  },
  {
    key: 'hints',
    title: 'Hints',
    about: 'A sentence when you meet something for the first time.',
    values: ON_OFF,
  },
  {
    key: 'danger',
    title: 'Danger',
    about: 'Ask before an act from this chance to die within 5 moves.',
    values: THRESHOLDS.map(value => ({ value, title: tellThreshold(value) })),
  },
  {
    key: 'keys',
    title: 'Keys',
    about: 'The keys of commands. ^K writes keys of your own.',
    values: KEY_SETS.map(({ name, title }) => ({ value: name, title })),
  },
  {
    key: 'mouse',
    title: 'Mouse',
    about: 'A click travels and aims. Off: the terminal selects text.',
    values: ON_OFF,
  },
];

/** Options read from anywhere: what isn't a value of an option gives way to the usual one. */
export function readOptions(told: unknown): ScreenOptions {
  const given = typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : {};
  const kept = OPTIONS.flatMap(({ key, values }) =>
    values.some(({ value }) => value === given[key]) ? [[key, given[key]]] : [],
  );
  const bindings = typeof given.bindings === 'string' ? given.bindings : '';
  const hintsHad = readHints(given.hintsHad);
  const chosen = Object.fromEntries(kept) as Partial<ScreenOptions>;
  return { ...USUAL_OPTIONS, ...chosen, bindings, hintsHad };
}

/** What pressed keys stand for. */
export function keymapOf({ keys, bindings }: ScreenOptions): Keymap {
  return { set: keys, own: readBindings(bindings).own };
}

/** The options with the next or the last value of one, in a circle. */
export function turned(options: ScreenOptions, { key, values }: OptionHelp, step: 1 | -1) {
  const at = values.findIndex(({ value }) => value === options[key]);
  const next = values[(at + step + values.length) % values.length]!;
  return { ...options, [key]: next.value };
}
