// Possible answers to a pending question. Plain JSON, as carried by the command `answer`.

import { integerIn, UsageError } from '../../errors/index.ts';
import { type Direction, FIELD_RANGES, LONGEST_WORD } from './field-ranges.ts';

/** The value of each kind of answer. */
export interface AnswerValues {
  /** A carried item, by its id in the view. */
  readonly item: number;
  /** A square of the hero's level. */
  readonly square: readonly [x: number, y: number];
  /** A direction; 0 is the hero's own square. */
  readonly direction: Direction;
  readonly text: string;
  readonly count: number;
  readonly yes: boolean;
  /** One of the view's choices, by its id. */
  readonly choice: string;
}

/** A kind of answer, which is its key. */
export type AnswerKind = keyof AnswerValues;

/** An answer has exactly one key; `nothing` cancels. */
export type Answer =
  | { readonly item: number }
  | { readonly square: readonly [x: number, y: number] }
  | { readonly direction: Direction }
  | { readonly text: string }
  | { readonly count: number }
  | { readonly yes: boolean }
  | { readonly choice: string }
  | { readonly nothing: true };

/** Maximum length of a text answer, in UTF-16 units; a question may allow less. */
export const LONGEST_ANSWER = 100;

type Check = (field: string, value: unknown) => void;

const whole =
  ([least, most]: readonly [least: number, most: number]): Check =>
  (field, value) =>
    integerIn(field, value as number, least, most);

const string =
  (least: number, most: number): Check =>
  (field, value) => {
    if (typeof value !== 'string' || value.length < least || value.length > most) {
      throw new UsageError(field, value, `${least} to ${most} characters`);
    }
  };

/** A check for each key of an answer. */
const CHECKS: Readonly<Record<AnswerKind | 'nothing', Check>> = {
  item: whole(FIELD_RANGES.id),
  square: (field, value) => {
    if (!Array.isArray(value) || value.length !== 2) {
      throw new UsageError(field, value, 'a column and a row');
    }
    for (const coordinate of value) {
      whole(FIELD_RANGES.place)(field, coordinate);
    }
  },
  direction: whole(FIELD_RANGES.direction),
  text: string(0, LONGEST_ANSWER),
  count: whole([0, FIELD_RANGES.amount[1]]),
  yes: (field, value) => {
    if (typeof value !== 'boolean') {
      throw new UsageError(field, value, 'true or false');
    }
  },
  choice: string(1, LONGEST_WORD),
  nothing: (field, value) => {
    if (value !== true) {
      throw new UsageError(field, value, 'true');
    }
  },
};

/** Throws a UsageError unless it is an answer: an object with one key, whose value is in range. */
export function checkAnswer(field: string, value: unknown): asserts value is Answer {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [key = ''] = keys;
  if (keys.length !== 1 || !Object.hasOwn(CHECKS, key)) {
    throw new UsageError(field, value, `an object with one of ${Object.keys(CHECKS).join(', ')}`);
  }
  const held = (value as Readonly<Record<string, unknown>>)[key];
  CHECKS[key as keyof typeof CHECKS](`${field}.${key}`, held);
}
