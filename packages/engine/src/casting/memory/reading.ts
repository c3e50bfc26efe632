// Reading a spellbook turn by turn, and the size of its failures. NetHack 3.6.7 src/spell.c (study_book,
// cursed_book, confused_book).

import { type Chance, silent } from '../../chance/index.ts';
import type { BookFailure } from '../slot/book-failures.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type StudyView, studyAbility } from './study-book.ts';

/** A warning about a book's difficulty before it is opened. */
export type StudyWarning = 'difficult' | 'very-difficult';

/** The warning for a role; undefined for an easy book, and for roles without the knowledge. */
export function studyWarning(
  rules: CastingRules,
  view: StudyView & { readonly role: string },
  notes: CastingNotebook = silent,
): StudyWarning | undefined {
  const { warnedRoles, difficultBelow, veryDifficultBelow } = rules.study;
  if (!warnedRoles.includes(view.role)) {
    return undefined;
  }
  const ability = studyAbility(rules, view, notes);
  if (ability < veryDifficultBelow) {
    return 'very-difficult';
  }
  return ability < difficultBelow ? 'difficult' : undefined;
}

/** Turns of study per turn of reading: sometimes two with lenses. Label: `lenses`. */
export function studyProgress(
  chance: Chance,
  rules: CastingRules,
  { lenses }: { readonly lenses: boolean },
): number {
  const { times, over } = rules.study.lensesHelp;
  return lenses && chance.test(times, over, 'lenses') ? 2 : 1;
}

/** Whether a confused reader tears the book; otherwise only time is lost. Label: `tear`. */
export function confusedReading(chance: Chance, rules: CastingRules): boolean {
  const { times, over } = rules.study.tears;
  return chance.test(times, over, 'tear');
}

/** Whether a dull book puts its reader to sleep. Label: `dull`. */
export function dullBook(
  chance: Chance,
  rules: CastingRules,
  { wisdom }: { readonly wisdom: number },
): boolean {
  const { dullDie } = rules.study;
  return dullDie > 0 && chance.test(dullDie - wisdom, dullDie, 'dull');
}

/**
 * Duration of the sleep from a dull book, given that the reader falls asleep: the excess of the die over his
 * wisdom, plus a die of twice the book's level. Labels: `dull-sleep`, `dull-level`.
 * @returns 2 turns or more
 */
export function dullSleep(
  chance: Chance,
  rules: CastingRules,
  { wisdom, bookLevel }: { readonly wisdom: number; readonly bookLevel: number },
): number {
  const above = chance.roll(1, rules.study.dullDie - wisdom, 'dull-sleep');
  return above + chance.roll(1, 2 * bookLevel, 'dull-level');
}

/**
 * Size of a failure: turns of blindness or confusion, or damage of an explosion; 0 for other failures. Label:
 * `book-effect`.
 */
export function bookEffect(chance: Chance, rules: CastingRules, failure: BookFailure): number {
  const row = rules.study.effects[failure];
  return row === undefined ? 0 : row.least + row.times * chance.below(row.spread, 'book-effect');
}
