// Checks parsed JSON for the plain data that saves consist of: limited depth, integers, and no keys with a
// meaning in JavaScript.

import type { Flaw } from '../../errors/index.ts';

/** Maximum nesting depth: a save has about 10. */
export const DEEPEST = 24;

/** Maximum lengths of a text and of a list: a level has a few thousand squares. */
const LONGEST_TEXT = 10_000;
const LONGEST_LIST = 1_000_000;

/** The largest numbers are those of the generators. */
const LARGEST = 2 ** 32;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The first part of a value that can't be in a save; undefined if there is none. */
export function plainFlaw(
  value: unknown,
  path: readonly (string | number)[] = [],
): Flaw | undefined {
  const flaw = (expected: string, got: string): Flaw => ({ field: nameOf(path), expected, got });
  if (path.length > DEEPEST) {
    return flaw(`at most ${DEEPEST} levels of nesting`, 'more');
  }
  if (Array.isArray(value)) {
    return value.length > LONGEST_LIST
      ? flaw(`at most ${LONGEST_LIST} in a list`, `${value.length}`)
      : firstFlaw(value.entries(), path);
  }
  if (typeof value === 'object' && value !== null) {
    const key = Object.keys(value).find(one => FORBIDDEN.has(one));
    return key === undefined ? firstFlaw(Object.entries(value), path) : flaw('other keys', key);
  }
  if (typeof value === 'number' && Math.abs(value) > LARGEST) {
    return flaw(`a number of at most ${LARGEST}`, String(value));
  }
  return typeof value === 'string' && value.length > LONGEST_TEXT
    ? flaw(`a text of at most ${LONGEST_TEXT}`, `${value.length} letters`)
    : undefined;
}

function firstFlaw(
  parts: Iterable<readonly [string | number, unknown]>,
  path: readonly (string | number)[],
): Flaw | undefined {
  for (const [key, part] of parts) {
    const flaw = plainFlaw(part, [...path, key]);
    if (flaw !== undefined) {
      return flaw;
    }
  }
  return undefined;
}

function nameOf(path: readonly (string | number)[]): string {
  return path.length === 0 ? 'file' : path.join('.');
}
