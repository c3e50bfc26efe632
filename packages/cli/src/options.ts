// What people write on the command line, read into values. Every reader throws a UsageError that
// names the option, what was written, and what it takes.

import { Distribution, parseDice } from '@roguewright/engine/chance';
import { memberOf, UsageError } from '@roguewright/engine/errors';

/** An integer within a range. */
export function integerOption(field: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new UsageError(field, text, `an integer from ${least} to ${most}`);
  }
  return value;
}

/** Names separated by commas, each one of those known. */
export function listOption<Name extends string>(
  field: string,
  text: string,
  names: readonly Name[],
): Name[] {
  const parts = text.split(',').map(part => part.trim());
  return parts.filter(part => part !== '').map(part => memberOf(field, part, names));
}

/** `yes` or `no`; the bare option is `yes`. */
export function yesOrNo(field: string, value: string | true): boolean {
  return value === true || memberOf(field, value, ['yes', 'no']) === 'yes';
}

const WEIGHT = /^(\d{1,3})(?:\.(\d))?\s*(?:lbs?|pounds?)?$/;

/** A weight in pounds with at most one decimal (13, 13.5, 13lb), in tenths of a pound. */
export function weightOption(field: string, text: string): number {
  const match = WEIGHT.exec(text.trim());
  if (match === null) {
    throw new UsageError(field, text, 'pounds from 0 to 999.9, such as 13 or 13.5lb');
  }
  return 10 * Number(match[1]) + Number(match[2] ?? 0);
}

/** A number, or dice where only their distribution is known: 60, 3d8, 2d6+10. */
export function amountOption(field: string, text: string, least: number): Distribution {
  const { count, sides, bonus } = parseDice(text, field);
  const amount = Distribution.dice(count, sides).map(sum => sum + bonus);
  if (amount.min < least) {
    throw new UsageError(field, text, `a number or dice of at least ${least}`);
  }
  return amount;
}
