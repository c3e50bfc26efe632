// Shapes of saved data: checks of single values, combined into checks of whole records. A check returns the
// first error in a parsed JSON value, with its field, or undefined.

import { type Flaw, plainText } from '../../errors/index.ts';

/** The keys and list indexes that lead to a value. A shape leaves it unchanged. */
type Path = (string | number)[];

/** A check of one value. @returns the first error; undefined if there is none */
export type Shape = (value: unknown, path: Path) => Flaw | undefined;

/** An integer in the inclusive range. */
export function whole(least: number, most: number): Shape {
  return (value, path) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : flaw(path, `an integer from ${least} to ${most}`, value);
}

/** Any finite number in the inclusive range. */
export function number(least: number, most: number): Shape {
  return (value, path) =>
    typeof value === 'number' && value >= least && value <= most
      ? undefined
      : flaw(path, `a number from ${least} to ${most}`, value);
}

/** A text up to a length in UTF-16 units. */
export function text(longest: number): Shape {
  return (value, path) =>
    typeof value === 'string' && value.length <= longest
      ? undefined
      : flaw(path, `a text of at most ${longest} characters`, value);
}

/** A text chosen by a user. */
export function chosen(longest: number): Shape {
  return (value, path) => {
    try {
      plainText('', value, longest);
      return undefined;
    } catch {
      return flaw(path, `1 to ${longest} characters that can be seen`, value);
    }
  };
}

/** One of some words. */
export function oneOf(words: readonly string[]): Shape {
  return (value, path) =>
    words.includes(value as string) ? undefined : flaw(path, `one of ${words.join(', ')}`, value);
}

/** True or false. */
export const flag: Shape = (value, path) =>
  typeof value === 'boolean' ? undefined : flaw(path, 'true or false', value);

/** A value of a shape, or null. */
export function orNull(shape: Shape): Shape {
  return (value, path) => (value === null ? undefined : shape(value, path));
}

/** A list of equal parts up to a length. */
export function list(shape: Shape, most: number): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) {
      return flaw(path, 'a list', value);
    }
    if (value.length > most) {
      return flaw(path, `at most ${most} in the list`, value.length);
    }
    return firstFlaw(value.entries(), path, () => shape);
  };
}

/** A list of fixed length with a shape for each part. */
export function row(...shapes: readonly Shape[]): Shape {
  return (value, path) =>
    Array.isArray(value) && value.length === shapes.length
      ? firstFlaw(value.entries(), path, index => shapes[index as number]!)
      : flaw(path, `a list of ${shapes.length}`, value);
}

/** A record with exactly these keys; those of `optional` may be absent. */
export function record(
  fields: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  const shapes = new Map(Object.entries({ ...fields, ...optional }));
  const needed = Object.keys(fields);
  return (value, path) => {
    if (!isRecord(value)) {
      return flaw(path, 'a record', value);
    }
    const missing = needed.find(key => value[key] === undefined);
    if (missing !== undefined) {
      return flaw([...path, missing], 'it to be there', undefined);
    }
    const other = Object.keys(value).find(key => !shapes.has(key));
    if (other !== undefined) {
      return flaw([...path, other], `one of ${[...shapes.keys()].join(', ')}`, other);
    }
    return firstFlaw(Object.entries(value), path, key => shapes.get(key as string)!);
  };
}

/**
 * A record with arbitrary keys, up to a number.
 * @param special shapes of particular keys
 */
export function byName(
  shape: Shape,
  most: number,
  special: Readonly<Record<string, Shape>> = {},
): Shape {
  const shapes = new Map(Object.entries(special));
  return (value, path) => {
    if (!isRecord(value)) {
      return flaw(path, 'a record', value);
    }
    const entries = Object.entries(value);
    return entries.length > most
      ? flaw(path, `at most ${most} keys`, entries.length)
      : firstFlaw(entries, path, key => shapes.get(key as string) ?? shape);
  };
}

/** A record whose shape depends on the word that one of its keys holds. */
export function variant(key: string, shapes: Readonly<Record<string, Shape>>): Shape {
  const known = oneOf(Object.keys(shapes));
  return (value, path) => {
    if (!isRecord(value)) {
      return flaw(path, 'a record', value);
    }
    return known(value[key], [...path, key]) ?? shapes[value[key] as string]!(value, path);
  };
}

function firstFlaw(
  parts: Iterable<readonly [string | number, unknown]>,
  path: Path,
  shapeOf: (key: string | number) => Shape,
): Flaw | undefined {
  for (const [key, part] of parts) {
    path.push(key);
    const found = shapeOf(key)(part, path);
    path.pop();
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function flaw(path: readonly (string | number)[], expected: string, value: unknown): Flaw {
  return { field: path.join('.'), expected, got: shown(value) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as shown in an error: short ones in full, long ones by their type. */
function shown(value: unknown): string {
  if (value === undefined || value === null) {
    return 'nothing';
  }
  if (Array.isArray(value)) {
    return `a list of ${value.length}`;
  }
  if (typeof value === 'object') {
    return 'a record';
  }
  const written = JSON.stringify(value);
  return written.length > 40 ? `${written.slice(0, 40)}…` : written;
}
