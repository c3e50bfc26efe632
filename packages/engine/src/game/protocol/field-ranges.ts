// Types of the numbers and words in commands and answers.

/** A compass direction, clockwise from north; 0 is here. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A type of field that holds a number. */
type NumberField = 'direction' | 'id' | 'place' | 'count' | 'amount' | 'steps';

/** The minimum and maximum of each type of field. */
export const FIELD_RANGES: Readonly<Record<NumberField, readonly [least: number, most: number]>> = {
  direction: [0, 8],
  id: [0, 2 ** 31],
  place: [0, 499],
  count: [1, 99],
  amount: [1, 2 ** 31],
  steps: [1, 200],
};

/** Maximum length of a word. */
export const LONGEST_WORD = 40;
