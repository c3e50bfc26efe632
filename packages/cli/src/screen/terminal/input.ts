// What a terminal sends, cut into keys: letters, the sequences of cursor keys (ECMA-48 and xterm),
// and clicks as xterm's extended mouse protocol (SGR 1006) tells them.

import { keyName } from './keys.ts';

/** Keys read from a piece of input, and what may be the beginning of another key. */
export interface Read {
  readonly keys: readonly string[];
  readonly rest: string;
}

const ESCAPE = '\u001b';

const BELL = '\u0007';

/** An answer about the background begins so; a bell or `ESC \\` ends it. */
const GROUND = ']11;';

/** After the escape, `[ parameters kind` or `O kind`: a whole sequence, or the beginning of one. */
const SEQUENCE = /^(?:\[([<?]?[\d;]*)([ -/]*)([@-~])|O(\d*)([A-Za-z]))/;
const BEGUN = /^(?:\[[<?]?[\d;]*[ -/]*|O\d*|\[M.{0,2}|\[\[)?$/s;

/** A click as terminals tell it that know only the oldest protocol: three bytes, which mean nothing here. */
const OLD_CLICK = /^\[M.{3}/s;

/** Cursor keys by the letter that ends their sequence. */
const BY_LETTER: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  E: 'clear',
  F: 'end',
  H: 'home',
  M: 'enter',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
  Z: 'backtab',
};

/** Keys by the number before a tilde. */
const BY_NUMBER: Readonly<Record<string, string>> = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

/** The first function keys as the console of Linux tells them: `[[A` to `[[E`. */
const LINUX = /^\[\[([A-E])/;

/** Keys by the sign that they make. A line feed is Ctrl-J: Enter makes a carriage return. */
const BY_SIGN: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007f': 'backspace',
};

/**
 * Reads as many keys as there are.
 * @param text all that has come and was not read
 * @param isAll nothing more will come soon: an escape is the key, not the beginning of a sequence
 */
export function readKeys(text: string, isAll: boolean): Read {
  const keys: string[] = [];
  let rest = text;
  while (rest !== '') {
    if (!isAll && rest.startsWith(ESCAPE) && isBegun(rest.slice(1))) {
      break;
    }
    const [key, length] = rest.startsWith(ESCAPE) ? sequenceKey(rest) : signKey(rest);
    if (key !== '') {
      keys.push(key);
    }
    rest = rest.slice(length);
  }
  return { keys, rest };
}

function isBegun(after: string): boolean {
  const isGround = GROUND.startsWith(after) || after.startsWith(GROUND);
  return BEGUN.test(after) || (isGround && groundReply(after) === undefined);
}

/** The whole answer about the background at the beginning of a text, which follows an escape. */
function groundReply(
  after: string,
): { readonly colour: string; readonly length: number } | undefined {
  if (!after.startsWith(GROUND)) {
    return undefined;
  }
  const ends = [BELL, `${ESCAPE}\\`].map(end => ({ end, at: after.indexOf(end) }));
  const [first] = ends.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return first === undefined
    ? undefined
    : { colour: after.slice(GROUND.length, first.at), length: first.at + first.end.length };
}

function signKey(text: string): readonly [key: string, length: number] {
  const [sign = ''] = text;
  const name = BY_SIGN[sign];
  if (name !== undefined) {
    return [keyName({ name }), 1];
  }
  const code = sign.charCodeAt(0);
  return code < 32
    ? [keyName({ name: String.fromCharCode(code + 64), ctrl: true }), 1]
    : [keyName({ sequence: sign }), sign.length];
}

function sequenceKey(text: string): readonly [key: string, length: number] {
  const after = text.slice(1);
  const told = groundReply(after);
  if (told !== undefined) {
    return [`Ground ${told.colour}`, 1 + told.length];
  }
  const found = SEQUENCE.exec(after);
  if (OLD_CLICK.test(after)) {
    return ['', 6];
  }
  const [, linux] = LINUX.exec(after) ?? [];
  if (linux !== undefined) {
    return [keyName({ name: `f${linux.charCodeAt(0) - 64}` }), 4];
  }
  if (found === null) {
    return [keyName({ name: 'escape' }), 1];
  }
  const [all, parameters = '', , kind = '', , letter = ''] = found;
  if (parameters.startsWith('<')) {
    return [mouseKey(parameters.slice(1), kind), 1 + all.length];
  }
  const [number = '', modifier = '1'] = parameters.split(';');
  const name = kind === '~' ? BY_NUMBER[number] : BY_LETTER[kind || letter];
  const shift = ((Number(modifier) - 1) & 1) === 1;
  return [keyName({ name, shift }), 1 + all.length];
}

/** Bits of the button in a report of the mouse: moved, and turned instead of pressed. */
const MOTION = 32;
const WHEEL = 64;

function mouseKey(parameters: string, kind: string): string {
  const [button = 0, column = 1, row = 1] = parameters.split(';').map(Number);
  if ((button & WHEEL) !== 0) {
    return (button & 3) === 0 ? 'WheelUp' : (button & 3) === 1 ? 'WheelDown' : '';
  }
  const isPress = kind === 'M' && (button & MOTION) === 0 && (button & 3) === 0;
  return isPress ? `Click ${column - 1} ${row - 1}` : '';
}

/** The colour of the background that a terminal told; nothing for a key. */
export function toldGround(key: string): string | undefined {
  return /^Ground (.*)$/.exec(key)?.[1];
}

/** The cell of a click, from the upper left at 0; nothing for any other key. */
export function clickedCell(key: string): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] = /^Click (\d+) (\d+)$/.exec(key) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}
