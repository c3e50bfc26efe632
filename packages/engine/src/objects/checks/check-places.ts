// Checks the drawings of places. A drawing that passes can be made into a level, and can be left again.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { isFixture } from '../fixture-types.ts';
import {
  ARRIVAL,
  isPlace,
  LARGEST_PLACE,
  PLACE_LETTERS,
  PLACES,
  type PlacePlan,
  placePlan,
} from '../places/place-plan.ts';
import { type ArchetypeSource, type Report, reportOn } from './report.ts';

/** What a drawing of each place must have exactly once, besides its arrival. */
const NEEDED: Readonly<Record<string, string>> = { town: '>' };

/** The problems of a drawing of a place; empty for every other archetype. */
export function placeProblems(
  source: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
): ContentProblem[] {
  const { archetype } = source;
  if (!isPlace(archetype)) {
    return [];
  }
  const report = reportOn(source);
  const word = textOf(archetype, 'place');
  if (!(PLACES as readonly string[]).includes(word)) {
    return [report('place', `one of ${PLACES.join(', ')}`, word || 'nothing')];
  }
  const plan = placePlan(archetype);
  return [
    ...wrongSize(plan, report),
    ...wrongLetters(plan, report),
    ...wrongLegend(plan, find, report),
    ...missing(plan, word, report),
  ];
}

function wrongSize({ rows }: PlacePlan, report: Report): ContentProblem[] {
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

function wrongLetters({ rows, legend }: PlacePlan, report: Report): ContentProblem[] {
  const known = (letter: string) => PLACE_LETTERS.includes(letter) || legend.has(letter);
  const strange = new Set(rows.flatMap(row => [...row].filter(letter => !known(letter))));
  const expected = `one of ${PLACE_LETTERS.join(' ')} or a letter of the legend`;
  return [...strange].map(letter => report('msg', expected, letter));
}

function wrongLegend(
  { legend }: PlacePlan,
  find: (id: string) => Archetype | undefined,
  report: Report,
): ContentProblem[] {
  return [...legend.values()].flatMap(id => {
    const found = find(id);
    return found !== undefined && (isFixture(found) || found.type === TYPE.shop)
      ? []
      : [report('msg', 'the name of a fixture or a shop in the legend', id)];
  });
}

function missing({ rows }: PlacePlan, word: string, report: Report): ContentProblem[] {
  const count = (letter: string) => rows.join('').split(letter).length - 1;
  return [ARRIVAL, NEEDED[word]].flatMap(letter =>
    letter === undefined || count(letter) === 1
      ? []
      : [report('msg', `the letter ${letter} once`, `${count(letter)} times`)],
  );
}
