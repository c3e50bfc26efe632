// Checks the drawings of places. A drawing that passes can be made into a level, and can be left again.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { isFixture } from '../fixture-types.ts';
import { DRAWINGS } from '../places/drawing-plan.ts';
import {
  ARRIVAL,
  isPlace,
  PLACE_LETTERS,
  PLACES,
  type PlacePlan,
  placePlan,
} from '../places/place-plan.ts';
import { wrongLetters, wrongSize } from './check-drawing-rows.ts';
import { drawingProblems } from './check-drawings.ts';
import { type ArchetypeSource, type Report, reportOn, SOUND } from './report.ts';

/** What a drawing of each place must have exactly once, besides its arrival. */
const NEEDED: Readonly<Record<string, string>> = { town: '>' };

/** The problems of a drawing of a place; empty for every other archetype. */
export function placeProblems(
  source: ArchetypeSource,
  find: (id: string) => Archetype | undefined,
): readonly ContentProblem[] {
  const { archetype } = source;
  if (!isPlace(archetype)) {
    return SOUND;
  }
  const report = reportOn(source);
  const word = textOf(archetype, 'place');
  if ((DRAWINGS as readonly string[]).includes(word)) {
    return drawingProblems(source, find, report);
  }
  if (!(PLACES as readonly string[]).includes(word)) {
    const words = [...PLACES, ...DRAWINGS].join(', ');
    return [report('place', `one of ${words}`, word || 'nothing')];
  }
  const plan = placePlan(archetype);
  return [
    ...wrongSize(plan, report),
    ...wrongLetters(plan, PLACE_LETTERS, report),
    ...wrongLegend(plan, find, report),
    ...missing(plan, word, report),
  ];
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
