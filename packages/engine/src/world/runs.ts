// Run-length encoding of small numbers as text: each run is its length and a letter, `82a12b3c`; a length of
// 1 is omitted. Levels are mostly runs, so a saved level takes a few hundred characters.

import { UsageError } from '../errors/index.ts';

const FIRST_LETTER = 'a'.charCodeAt(0);

/** Encodes numbers of 0…25 as runs. */
export function writeRuns(numbers: ArrayLike<number>): string {
  let text = '';
  for (let at = 0; at < numbers.length; ) {
    const number = numbers[at]!;
    let end = at + 1;
    while (end < numbers.length && numbers[end] === number) {
      end++;
    }
    const letter = String.fromCharCode(FIRST_LETTER + number);
    text += end - at === 1 ? letter : `${end - at}${letter}`;
    at = end;
  }
  return text;
}

/**
 * Decodes runs.
 * @param field name of the text in an error
 * @param length required number of numbers
 * @param most the largest permitted number, 0…25
 * Throws a UsageError for anything that writeRuns would not have written.
 */
export function readRuns(field: string, text: unknown, length: number, most: number): Uint8Array {
  if (typeof text !== 'string') {
    throw new UsageError(field, text, 'runs of numbers as text');
  }
  const numbers = new Uint8Array(length);
  const letters = `a-${String.fromCharCode(FIRST_LETTER + most)}`;
  const run = new RegExp(`([1-9][0-9]{0,8})?([${letters}])`, 'y');
  let filled = 0;
  let before = -1;
  while (run.lastIndex < text.length) {
    const at = run.lastIndex;
    const found = run.exec(text);
    const shown = text.slice(at, at + 12);
    if (found === null) {
      throw new UsageError(field, shown, `a run such as 12a, letters ${letters}, at index ${at}`);
    }
    const count = Number(found[1] ?? 1);
    const number = found[2]!.charCodeAt(0) - FIRST_LETTER;
    if (number === before || found[1] === '1') {
      throw new UsageError(field, shown, `the shortest form of the runs at index ${at}`);
    }
    if (filled + count > length) {
      throw new UsageError(field, `${filled + count} or more`, `${length} numbers`);
    }
    numbers.fill(number, filled, filled + count);
    filled += count;
    before = number;
  }
  if (filled !== length) {
    throw new UsageError(field, filled, `${length} numbers`);
  }
  return numbers;
}
