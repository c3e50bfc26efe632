// Learning a spell from a book: duration, success, and failures. NetHack 3.6.7 src/spell.c (study_book,
// cursed_book).

import { type Chance, silent } from '../../chance/index.ts';
import { clamp, floorDiv } from '../../integers/index.ts';
import type { BookFailure } from '../slot/book-failures.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';

/** A reader and a book. */
export interface StudyView {
  /** 3…25. */
  readonly intelligence: number;
  /** Experience level, 1…30. */
  readonly level: number;
  /** Lenses are worn. */
  readonly lenses: boolean;
  /** The spell's level, 1…7. */
  readonly bookLevel: number;
  readonly beatitude: 'blessed' | 'uncursed' | 'cursed';
  /** Turns per unit of the book's level. */
  readonly delay: number;
}

/** The result of opening a book. */
export interface Study {
  readonly result: 'begin' | 'too-hard';
  /** Turns without action, in any case. */
  readonly turns: number;
  readonly failure: BookFailure | undefined;
  /** The book is destroyed. */
  readonly bookDestroyed: boolean;
}

/** Sides of the die that difficulty is checked against. */
const DIE = 20;

/** Turns of study. @param bookLevel 1…7 */
export function studyTurns(rules: CastingRules, bookLevel: number, delay: number): number {
  return rules.study.measures[bookLevel - 1]! * delay;
}

/** The reader's ability: a blessed book always succeeds, a cursed one always fails. */
export function studyAbility(
  rules: CastingRules,
  view: StudyView,
  notes: CastingNotebook = silent,
): number {
  const { plain, lenses, levelsPerPoint, perBookLevel } = rules.study;
  const ability =
    view.intelligence +
    plain +
    floorDiv(view.level, levelsPerPoint) -
    perBookLevel * view.bookLevel +
    (view.lenses ? lenses : 0);
  notes.note('study-ability', clamp(ability, 0, DIE), DIE);
  return ability;
}

/** Opens a book; a warned reader continues. Labels: `study`, `book-failure`, `book-crumbles`. */
export function studyBook(chance: Chance, rules: CastingRules, view: StudyView): Study {
  const notes: CastingNotebook = chance;
  const turns = studyTurns(rules, view.bookLevel, view.delay);
  notes.note('study-turns', turns);
  if (succeeds(chance, rules, view)) {
    return { result: 'begin', turns, failure: undefined, bookDestroyed: false };
  }
  const failure = rules.study.failures[chance.below(view.bookLevel, 'book-failure')]!;
  const { times, over } = rules.study.crumbles;
  const bookDestroyed = failure === 'explosion' || chance.test(times, over, 'book-crumbles');
  return { result: 'too-hard', turns, failure, bookDestroyed };
}

function succeeds(chance: Chance, rules: CastingRules, view: StudyView): boolean {
  if (view.beatitude !== 'uncursed') {
    return view.beatitude === 'blessed';
  }
  return chance.test(studyAbility(rules, view, chance), DIE, 'study');
}
