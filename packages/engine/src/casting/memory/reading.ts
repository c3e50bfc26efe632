// Reading a spellbook turn by turn, and what a book does that was too hard: how long and how much.
// NetHack 3.6.7 src/spell.c (study_book, cursed_book, confused_book).

import { type Chance, silent } from '../../chance/index.ts';
import type { BookFailure } from '../slot/book-failures.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { type StudyView, studyAbility } from './study-book.ts';

/** How a book's difficulty is told before it is opened. */
export type StudyWarning = 'difficult' | 'very-difficult';

/** The warning that a role gets; none for an easy book, and for roles that don't know. */
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

/** Turns of study that a turn of reading is worth: through lenses now and then two. Label: `lenses`. */
export function studyProgress(
  chance: Chance,
  rules: CastingRules,
  { lenses }: { readonly lenses: boolean },
): number {
  const { times, over } = rules.study.lensesHelp;
  return lenses && chance.test(times, over, 'lenses') ? 2 : 1;
}

/** Whether a confused reader tears the book; otherwise only the time is lost. Label: `tear`. */
export function confusedReading(chance: Chance, rules: CastingRules): boolean {
  const { times, over } = rules.study.tears;
  return chance.test(times, over, 'tear');
}

/** Whether the dull book puts its reader to sleep. Label: `dull`. */
export function dullBook(
  chance: Chance,
  rules: CastingRules,
  { wisdom }: { readonly wisdom: number },
): boolean {
  const { dullDie } = rules.study;
  return dullDie > 0 && chance.test(dullDie - wisdom, dullDie, 'dull');
}

/**
 * How long a reader sleeps over the dull book, given that he does: what the die is above his wisdom, and a
 * die of twice the book's level. Labels: `dull-sleep`, `dull-level`. @returns 2 turns or more
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
 * How long or how much a failure is: turns of blindness or confusion, damage of an explosion; 0 for the
 * others. Label: `book-effect`.
 */
export function bookEffect(chance: Chance, rules: CastingRules, failure: BookFailure): number {
  const row = rules.study.effects[failure];
  return row === undefined ? 0 : row.least + row.times * chance.below(row.spread, 'book-effect');
}
