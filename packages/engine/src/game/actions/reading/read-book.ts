// Reading spellbooks: study takes time, may fail or be interrupted, and teaches the spell inside. NetHack
// 3.6.7 src/spell.c (study_book, confused_book).

import { spellTerms, studiesByObject } from '../../../actors/index.ts';
import {
  confusedReading,
  readAgain,
  type StudyView,
  studyBook,
  studyWarning,
} from '../../../casting/index.ts';
import { beatitudeOf, type GameObject, kindOf } from '../../../objects/index.ts';
import { holdHero } from '../../body/helpless.ts';
import { studyCharged } from '../../items/charged-book.ts';
import { useUp } from '../../items/pack.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { RefusalReason } from '../../protocol/commands.ts';
import { breakConduct } from '../../state/conducts.ts';
import { heard } from '../../state/heard/hearing.ts';
import type { GameState } from '../../state/state.ts';
import { Watch } from '../../turn/alertness.ts';
import { passTime } from '../../turn/turns.ts';
import { failBook } from './book-failure.ts';
import { dozesOff } from './dull-book.ts';
import { finishBook, memoryOf } from './learning.ts';
import { readBookByObject } from './read-book-object.ts';

/** The fact of a half-read book: turns of study left, plus one for its last move. */
const LEFT = 'studyLeft';

/**
 * Studies a book from the pack.
 * @param insists continues although the book is difficult, or its spell well known
 */
export function readBook(
  state: GameState,
  book: GameObject,
  inside: GameObject,
  insists = false,
): ActionResult {
  if (studiesByObject(state.ruleset)) {
    return readBookByObject(state, book, inside);
  }
  const begun = book.fact(LEFT);
  if (begun > 0) {
    const { bookLevel } = studyView(state, book, inside);
    if (dozesOff(state, book, bookLevel, true)) {
      return { cost: state.ruleset.bridges.beats.move };
    }
    state.logFelt('read-book', state.hero.id, book.id, inside.id);
    return study(state, book, inside, begun);
  }
  const view = studyView(state, book, inside);
  const reason = insists ? undefined : warning(state, book, inside, view);
  return reason === undefined ? open(state, book, inside, view) : refuse(reason);
}

function studyView({ sheet, ruleset }: GameState, book: GameObject, inside: GameObject): StudyView {
  return {
    intelligence: sheet.present.intelligence,
    level: sheet.level,
    lenses: false,
    bookLevel: spellTerms(ruleset, sheet.role, inside.archetype).spellLevel,
    beatitude: beatitudeOf(book),
    delay: studyDelay(book, inside),
  };
}

/** Turns of study for each level of the spell: those of the book, else those of its spell; at least 1. */
function studyDelay(book: GameObject, inside: GameObject): number {
  return book.fact('delay') || Math.max(1, inside.fact('delay'));
}

/** The warning before reading, where the original asks whether to continue. */
function warning(
  state: GameState,
  book: GameObject,
  inside: GameObject,
  view: StudyView,
): RefusalReason | undefined {
  const { ruleset, sheet } = state;
  const rules = ruleset.slots.casting;
  const again = readAgain(rules, {
    turnsLeft: memoryOf(state, inside),
    studies: book.fact('studies'),
  });
  if (again.outcome === 'ask') {
    return 'known-well';
  }
  // The hero knows that a book is safe if he knows that it is blessed.
  const isSafe = view.beatitude === 'blessed';
  const told = isSafe ? undefined : studyWarning(rules, { ...view, role: sheet.role });
  return told === undefined || view.beatitude === 'cursed' ? undefined : `${told}-book`;
}

function open(
  state: GameState,
  book: GameObject,
  inside: GameObject,
  view: StudyView,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  if (dozesOff(state, book, view.bookLevel, false)) {
    return { cost: ruleset.bridges.beats.move };
  }
  const plain = studyBook(state.luck('study'), ruleset.slots.casting, view);
  heard(
    state,
    inside.archetype.name,
    {
      kind: 'studies',
      came: Number(plain.failure === undefined),
      rule: asked => Number(studyBook(asked, ruleset.slots.casting, view).failure === undefined),
    },
    isKnownStudy(state, book),
  );
  const opened = studyCharged(state, book, plain);
  breakConduct(state, 'illiterate');
  state.logFelt('read-book', hero.id, book.id, inside.id);
  if (opened.failure !== undefined) {
    holdHero(state, 'reading', opened.turns);
    state.logFelt('book-failed', hero.id, book.id, inside.id);
    failBook(state, book, opened.failure);
    if (opened.bookDestroyed) {
      state.logFelt('book-crumbled', hero.id, book.id);
      useUp(state, book);
    }
    return { cost: ruleset.bridges.beats.move };
  }
  if (sheet.conditions.has('confused')) {
    return readConfused(state, book, opened.turns);
  }
  // Only one book is studied at a time: another half-read book starts over.
  for (const other of sheet.inventory) {
    other.setFact(LEFT, 0);
  }
  passTime(state, ruleset.bridges.beats.move);
  return state.ending === undefined ? study(state, book, inside, opened.turns + 1) : { cost: 0 };
}

/** Whether he knows what the book is, and whether it is cursed. */
function isKnownStudy({ sheet: { lore } }: GameState, book: GameObject): boolean {
  return lore.isIdentified(kindOf(book)) && lore.knows(book, 'beatitude');
}

/** A confused reader gets nowhere, or tears the book. */
function readConfused(state: GameState, book: GameObject, turns: number): ActionResult {
  const { hero, ruleset } = state;
  holdHero(state, 'reading', turns);
  if (confusedReading(state.luck('study'), ruleset.slots.casting)) {
    state.logFelt('book-torn', hero.id, book.id);
    useUp(state, book);
  }
  return { cost: ruleset.bridges.beats.move };
}

/** One move for each turn of study, until it is finished or interrupted. */
function study(
  state: GameState,
  book: GameObject,
  inside: GameObject,
  turns: number,
): ActionResult {
  const { sheet, hero, ruleset } = state;
  const { move } = ruleset.bridges.beats;
  const watch = new Watch(state);
  book.setFact(LEFT, turns);
  for (let left = turns; ; left--) {
    if (sheet.conditions.has('confused')) {
      book.setFact(LEFT, 0);
      return readConfused(state, book, left - 1);
    }
    if (left === 1) {
      book.setFact(LEFT, 0);
      finishBook(state, book, inside);
      return { cost: move };
    }
    passTime(state, move);
    book.setFact(LEFT, left - 1);
    if (state.ending !== undefined || !sheet.inventory.find(book.id)) {
      return { cost: 0 };
    }
    if (watch.disturbed() || sheet.conditions.has('blind') || state.helpless > 0) {
      state.logFelt('study-interrupted', hero.id, book.id);
      return { cost: 0 };
    }
  }
}
