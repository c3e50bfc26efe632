// Direction keys: vi letters, named keys, and the number pad with its digits. Keys have the names of the
// browser: `k`, `ArrowUp`, `Numpad8`.

import type { Direction } from '../game/index.ts';

const LETTERS: Readonly<Record<string, Direction>> = {
  k: 1,
  u: 2,
  l: 3,
  n: 4,
  j: 5,
  b: 6,
  h: 7,
  y: 8,
};

/** The arrows, and the corners of the number pad without num lock. */
const NAMED: Readonly<Record<string, Direction>> = {
  ArrowUp: 1,
  PageUp: 2,
  ArrowRight: 3,
  PageDown: 4,
  ArrowDown: 5,
  End: 6,
  ArrowLeft: 7,
  Home: 8,
};

const DIGITS: Readonly<Record<string, Direction>> = {
  '8': 1,
  '9': 2,
  '6': 3,
  '3': 4,
  '2': 5,
  '1': 6,
  '4': 7,
  '7': 8,
  '5': 0,
};

/** The direction of a vi letter. */
export function letterDirection(key: string): Direction | undefined {
  return LETTERS[key];
}

/** The running direction of a capital vi letter. */
export function runDirection(key: string): Direction | undefined {
  return /^[A-Z]$/.test(key) ? LETTERS[key.toLowerCase()] : undefined;
}

/** The direction of an arrow or a corner of the number pad: `ArrowUp`, `Home`. */
export function namedDirection(key: string): Direction | undefined {
  return NAMED[key];
}

/** The direction of a digit by its position on the number pad; 5 is here. */
export function digitDirection(key: string): Direction | undefined {
  return DIGITS[key];
}

/** The direction keys in their layout, row by row from the north-west, for help pages. */
export const DIRECTION_KEYS: Readonly<
  Record<'letters' | 'digits', readonly (readonly [Direction, string])[]>
> = {
  letters: [8, 1, 2, 7, 0, 3, 6, 5, 4].map(place => keyOf(place as Direction, LETTERS)),
  digits: [8, 1, 2, 7, 0, 3, 6, 5, 4].map(place => keyOf(place as Direction, DIGITS)),
};

/** A full stop means here, unless another key does. */
function keyOf(
  direction: Direction,
  keys: Readonly<Record<string, Direction>>,
): readonly [Direction, string] {
  const [key = '.'] = Object.keys(keys).filter(name => keys[name] === direction);
  return [direction, key];
}
