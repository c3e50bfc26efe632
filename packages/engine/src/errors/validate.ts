import { UsageError } from './errors.ts';
import { nearest } from './nearest.ts';

/**
 * Returns the value if it is an integer in the inclusive range. Throws a UsageError that names field, value
 * and range.
 */
export function integerIn(field: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  throw new UsageError(field, value, `an integer from ${least} to ${most}`);
}

/** Returns the value if it is one of the names. Throws a UsageError that lists them and names the nearest. */
export function memberOf<Name extends string>(
  field: string,
  value: unknown,
  names: readonly Name[],
): Name {
  const found = names.find(name => name === value);
  if (found !== undefined) {
    return found;
  }
  const close = typeof value === 'string' ? nearest(value, names) : undefined;
  const hint = close === undefined ? '' : ` (did you mean ${close}?)`;
  throw new UsageError(field, value, `one of ${names.join(', ')}${hint}`);
}
