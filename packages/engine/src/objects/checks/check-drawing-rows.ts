// Checks the rows of drawings: their size and their letters.

import type { ContentProblem } from '../../errors/index.ts';
import { LARGEST_PLACE, type PlacePlan } from '../places/place-plan.ts';
import type { Report } from './report.ts';

/** Problems with the number and the length of the rows. */
export function wrongSize({ rows }: PlacePlan, report: Report): ContentProblem[] {
  const width = rows[0]?.length ?? 0;
  const { columns, rows: most } = LARGEST_PLACE;
  if (rows.length === 0 || rows.length > most || width > columns) {
    const expected = `a drawing of 1 to ${most} rows of at most ${columns} letters`;
    return [report('msg', expected, `${rows.length} rows of ${width}`)];
  }
  const uneven = rows.findIndex(({ length }) => length !== width);
  return uneven < 0
    ? []
    : [report('msg', `rows of ${width} letters`, `${rows[uneven]!.length} in row ${uneven + 1}`)];
}

/** Problems with letters that stand for nothing. */
export function wrongLetters(
  { rows, legend }: PlacePlan,
  letters: readonly string[],
  report: Report,
): ContentProblem[] {
  const known = (letter: string) => letters.includes(letter) || legend.has(letter);
  const strange = new Set(rows.flatMap(row => [...row].filter(letter => !known(letter))));
  const expected = `one of ${letters.join(' ')} or a letter of the legend`;
  return [...strange].map(letter => {
    const row = rows.find(each => each.includes(letter))!;
    return report('msg', expected, letter, row);
  });
}
