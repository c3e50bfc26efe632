// Any plain data as one text, the same however the data is arranged: the keys of records are in
// alphabetical order, and absent is as good as undefined.

import { Distribution, Outcomes } from '@roguewright/engine/chance';

/** Nothing is left out. */
const NOTHING: ReadonlySet<string> = new Set();

/**
 * The text. Throws for a function, which is no data.
 * @param without keys of records of which nothing is written
 */
export function plainText(value: unknown, without = NOTHING): string {
  const inner = (one: unknown) => plainText(one, without);
  if (typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`expected plain data, got ${String(value)}`);
  }
  if (typeof value === 'number') {
    return numberText(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (value instanceof Distribution) {
    return `distribution${listText(value, inner)}`;
  }
  if (value instanceof Outcomes) {
    const parts = value.list.map(
      ({ value: one, probability }) => `${inner(one)}:${numberText(probability)}`,
    );
    return `outcomes[${parts.sort().join(',')}]`;
  }
  if (value instanceof Map) {
    const parts = [...value].map(([key, one]) => `${inner(key)}:${inner(one)}`);
    return `map[${parts.sort().join(',')}]`;
  }
  if (value instanceof Set) {
    return `set[${Array.from(value, inner).sort().join(',')}]`;
  }
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    return listText(value as Iterable<unknown> & object, inner);
  }
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).filter(key => record[key] !== undefined && !without.has(key));
  return `{${keys
    .sort()
    .map(key => `${key}:${inner(record[key])}`)
    .join(',')}}`;
}

function listText(list: Iterable<unknown>, inner: (one: unknown) => string): string {
  return `[${Array.from(list, inner).join(',')}]`;
}

/** Digits that count of a fraction: more than any player sees, fewer than the order of a sum can change. */
const DIGITS = 8;

/** Integers are written in full. */
function numberText(value: number): string {
  if (Number.isInteger(value) || !Number.isFinite(value)) {
    return String(value);
  }
  const rounded = Number(
    Math.abs(value) < 1 ? value.toFixed(DIGITS) : value.toPrecision(DIGITS + 1),
  );
  // Without the sign of a zero.
  return String(rounded + 0);
}
