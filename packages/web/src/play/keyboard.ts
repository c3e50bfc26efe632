// What a pressed key means, by NetHack's and vi's habits, the arrows and the number pad.

import {
  digitDirection,
  isSign,
  letterDirection,
  namedDirection,
  runDirection,
} from '@roguewright/engine/face';
import type { Direction } from '@roguewright/engine/game';
import type { KeySet } from '../settings.ts';
import { actionOfKey } from './actions.ts';
import type { Play } from './play.ts';

/** The part of a keyboard event that is read. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means wherever it is pressed. */
type KeyMeaning =
  | { readonly kind: 'direction'; readonly direction: Direction; readonly isRun: boolean }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'key'; readonly key: string };

/** Begins a number where digits walk. NetHack 3.6.7's option number_pad. */
const COUNT_KEY = 'n';

/** Letters that the game takes with Ctrl. The browser keeps N, T and W for itself, and R reloads the page. */
const TAKEN = /^[adfgjpu]$/i;

/** The meaning of a key press; undefined for what belongs to the browser. */
export function readKey(press: KeyPress, keys: KeySet = 'letters'): KeyMeaning | undefined {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey } = press;
  if (altKey || metaKey) {
    return undefined;
  }
  if (ctrlKey) {
    return TAKEN.test(key) ? { kind: 'key', key: `^${key.toUpperCase()}` } : undefined;
  }
  if (key === 'Dead') {
    // An accent that waits for its letter: the key at the place of the back-quote means that.
    return code === 'Backquote' ? { kind: 'key', key: '`' } : undefined;
  }
  const fixed =
    numberPadDirection(code) ?? namedDirection(key) ?? (key === 'Clear' ? 0 : undefined);
  if (fixed !== undefined) {
    return { kind: 'direction', direction: fixed, isRun: shiftKey };
  }
  return keys === 'digits' ? readWalkingDigit(key) : readLetter(key);
}

/** The direction of a key of the number pad, by its place on the keyboard: `Numpad8`. */
function numberPadDirection(code: string): Direction | undefined {
  return code.startsWith('Numpad') ? digitDirection(code.slice('Numpad'.length)) : undefined;
}

function readLetter(key: string): KeyMeaning {
  const walked = letterDirection(key);
  if (walked !== undefined) {
    return { kind: 'direction', direction: walked, isRun: false };
  }
  const run = runDirection(key);
  if (run !== undefined) {
    return { kind: 'direction', direction: run, isRun: true };
  }
  return /^\d$/.test(key) ? { kind: 'digit', digit: Number(key) } : { kind: 'key', key };
}

function readWalkingDigit(key: string): KeyMeaning {
  const walked = digitDirection(key);
  return walked === undefined
    ? { kind: 'key', key }
    : { kind: 'direction', direction: walked, isRun: false };
}

/**
 * Does what a key means on the map; true when it meant something, so that the browser leaves it
 * alone. Sheets and forms have keys of their own and never ask here.
 */
export function pressOnMap(play: Play, press: KeyPress, keys: KeySet): boolean {
  const meaning = readKey(press, keys);
  if (meaning === undefined) {
    return false;
  }
  if (keys === 'digits' && isOfCount(play, press)) {
    return true;
  }
  const isChoosing = play.mode.value.kind !== 'walk';
  switch (meaning.kind) {
    case 'direction':
      play.direct(meaning.direction, meaning.isRun);
      return true;
    case 'digit':
      play.count.digit(meaning.digit);
      return true;
    case 'key':
      return isChoosing
        ? pressWhileChoosing(play, meaning.key)
        : pressWhileWalking(play, meaning.key);
  }
}

/** Where digits walk: whether the key began a number, or was a digit of one. */
function isOfCount(play: Play, { key }: KeyPress): boolean {
  if (play.count.isBegun && /^\d$/.test(key)) {
    play.count.digit(Number(key));
    return true;
  }
  const begins = key === COUNT_KEY && play.mode.value.kind === 'walk';
  if (begins) {
    play.count.begin();
  }
  return begins;
}

function pressWhileWalking(play: Play, key: string): boolean {
  if (key === 'Escape') {
    play.escape();
    return true;
  }
  const action = actionOfKey(key);
  if (action === undefined || (play.isOver && action.group === 'Do')) {
    return false;
  }
  action.run(play);
  return true;
}

/** While a destination is chosen, a sign of the map leads to the next thing with it: `!` to a potion. */
function pressSign(play: Play, key: string): boolean {
  const mode = play.mode.value;
  const isMeant = mode.kind === 'look' && mode.travels === true && isSign(key) && key !== '?';
  if (isMeant) {
    play.chooseGoal(key);
  }
  return isMeant;
}

/** While aiming, looking or asked for a direction, only these keys mean something. */
function pressWhileChoosing(play: Play, key: string): boolean {
  const mode = play.mode.value;
  if (mode.kind === 'direction' && actionOfKey(key)?.name === mode.command) {
    // The key of the command once more takes what the panel proposes.
    play.confirm();
    return true;
  }
  switch (key) {
    case 'Escape':
      play.escape();
      return true;
    case 'Enter':
    case ' ':
      play.confirm();
      return true;
    case '.':
    case 's':
      play.direct(0);
      return true;
    case '+':
    case 'm':
      play.next(1);
      return true;
    case '-':
    case 'M':
      play.next(-1);
      return true;
    case '<':
    case '>':
    case '_':
      play.chooseGoal(key);
      return true;
    case 'x':
      play.toggleWhy();
      return true;
    default:
      return pressSign(play, key);
  }
}
