// Whether something read as JSON is the plain data that saves are made of: not too deep, whole
// numbers, no keys that mean something to JavaScript; and whether it has the shape of another.

/** What is wrong, and where. */
export interface Flaw {
  /** Keys and places, joined by dots. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Deepest nesting: a save has about ten. */
export const DEEPEST = 24;

/** Longest text and longest list: a level has a few thousand squares. */
const LONGEST_TEXT = 10_000;
const LONGEST_LIST = 1_000_000;

/** The largest numbers are those of the generators. */
const LARGEST = 2 ** 32;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The first thing in a value that no save holds; nothing when all is well. */
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

/**
 * The first place at which a value has another shape than a pattern: a key of the pattern that is
 * missing, or another kind of value. Lists may be of any length; what the pattern holds at any of its
 * places is allowed at all of them. Where the pattern says nothing, everything goes.
 */
export function shapeFlaw(pattern: unknown, value: unknown): Flaw | undefined {
  const kinds = new Map<string, Set<string>>();
  learn(pattern, '', kinds);
  return compare(value, [], '', { kinds, keys: keysOf(pattern) });
}

interface Shape {
  /** Kinds of value by place; `*` stands for any place of a list. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys that the outermost record must have. */
  readonly keys: readonly string[];
}

function learn(value: unknown, place: string, kinds: Map<string, Set<string>>): void {
  const known = kinds.get(place) ?? new Set();
  kinds.set(place, known.add(kindOf(value)));
  for (const [key, part] of partsOf(value)) {
    learn(part, `${place}.${typeof key === 'number' ? '*' : key}`, kinds);
  }
}

function compare(
  value: unknown,
  path: readonly (string | number)[],
  place: string,
  shape: Shape,
): Flaw | undefined {
  const kinds = shape.kinds.get(place);
  const kind = kindOf(value);
  // Where the pattern has nothing, anything may be: an ending, for example.
  if (kinds !== undefined && !kinds.has(kind) && !kinds.has('nothing')) {
    return { field: nameOf(path), expected: [...kinds].join(' or '), got: kind };
  }
  if (path.length === 0) {
    const missing = shape.keys.find(
      key => (value as object | undefined)?.[key as never] === undefined,
    );
    if (missing !== undefined) {
      return { field: missing, expected: 'it to be there', got: 'nothing' };
    }
  }
  for (const [key, part] of partsOf(value)) {
    const at = `${place}.${typeof key === 'number' ? '*' : key}`;
    const flaw = compare(part, [...path, key], at, shape);
    if (flaw !== undefined) {
      return flaw;
    }
  }
  return undefined;
}

function partsOf(value: unknown): Iterable<readonly [string | number, unknown]> {
  if (Array.isArray(value)) {
    return value.entries();
  }
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function keysOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) {
    return 'nothing';
  }
  if (Array.isArray(value)) {
    return 'a list';
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'a whole number' : 'a number';
  }
  return typeof value === 'object' ? 'a record' : `a ${typeof value}`;
}

function nameOf(path: readonly (string | number)[]): string {
  return path.length === 0 ? 'file' : path.join('.');
}
