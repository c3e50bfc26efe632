// Checks the arguments of a cast in commands and in questions about odds.

import { integerIn, UsageError } from '../../../errors/index.ts';
import { CAST_ARGUMENTS, type CastArgument, type CastArguments } from '../../../spells/index.ts';
import { LONGEST_ANSWER } from '../answers.ts';
import { FIELD_RANGES } from '../field-ranges.ts';

type Check = (field: string, value: unknown) => void;

const id: Check = (field, value) =>
  integerIn(field, value as number, FIELD_RANGES.id[0], FIELD_RANGES.id[1]);

/** A check for each argument. */
const CHECKS: Readonly<Record<CastArgument, Check>> = {
  item: id,
  text: (field, value) => {
    if (typeof value !== 'string' || value.length === 0 || value.length > LONGEST_ANSWER) {
      throw new UsageError(field, value, `1 to ${LONGEST_ANSWER} characters`);
    }
  },
  count: (field, value) =>
    integerIn(field, value as number, FIELD_RANGES.amount[0], FIELD_RANGES.amount[1]),
};

/** Throws a UsageError unless it is absent, or an object of arguments that are in range. */
export function checkCastArguments(
  field: string,
  value: unknown,
): asserts value is CastArguments | undefined {
  if (value === undefined) {
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(field, value, `an object with some of ${CAST_ARGUMENTS.join(', ')}`);
  }
  for (const [key, held] of Object.entries(value)) {
    if (!Object.hasOwn(CHECKS, key)) {
      throw new UsageError(`${field}.${key}`, held, `one of ${CAST_ARGUMENTS.join(', ')}`);
    }
    CHECKS[key as CastArgument](`${field}.${key}`, held);
  }
}
