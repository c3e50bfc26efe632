// Reading a spellbook: study takes time, may fail or be interrupted, and teaches what is inside.
// NetHack 3.6.7 src/spell.c (study_book, confused_book).

import { spellTerms } from '../../../actors/index.ts';
import {
  confusedReading,
  readAgain,
  type StudyView,
  studyBook,
  studyWarning,
} from '../../../casting/index.ts';
import { beatitudeOf, type GameObject } from '../../../objects/index.ts';
import { holdHero } from '../../body/helpless.ts';
import { studyCharged } from '../../items/charged-book.ts';
import { useUp } from '../../items/pack.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { RefusalReason } from '../../protocol/commands.ts';
import type { GameState } from '../../state/state.ts';
import { Watch } from '../../turn/alertness.ts';
import { passTime } from '../../turn/turns.ts';
import { failBook } from './book-failure.ts';
import { dozesOff } from './dull-book.ts';
import { finishBook, memoryOf } from './learning.ts';

/** The fact of a book that was begun: turns of study left, and one for its last move. */
const LEFT = 'studyLeft';

/**
 * Studies a book from the pack.
 * @param insists goes on although the book is difficult, or its spell known well
 */
export function readBook(
  state: GameState,
  book: GameObject,
  inside: GameObject,
  insists = false,
): ActionResult {
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
    delay: book.fact('delay'),
  };
}

/** What the reader is told before he begins, where the original asks whether he goes on. */
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
  // Whoever knows the beatitude of a book knows whether there is any danger in it.
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
  const opened = studyCharged(state, book, plain);
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
  // One book is studied at a time: what was begun before is begun anew.
  for (const other of sheet.inventory) {
    other.setFact(LEFT, 0);
  }
  passTime(state, ruleset.bridges.beats.move);
  return state.ending === undefined ? study(state, book, inside, opened.turns + 1) : { cost: 0 };
}

/** A confused reader doesn't get beyond the first line, or tears the book. */
function readConfused(state: GameState, book: GameObject, turns: number): ActionResult {
  const { hero, ruleset } = state;
  holdHero(state, 'reading', turns);
  if (confusedReading(state.luck('study'), ruleset.slots.casting)) {
    state.logFelt('book-torn', hero.id, book.id);
    useUp(state, book);
  }
  return { cost: ruleset.bridges.beats.move };
}

/** A move for each turn of study, until it is finished or something comes up. */
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
    if (watch.disturbed() || sheet.conditions.has('blind') || state.clock.helpless > 0) {
      state.logFelt('study-interrupted', hero.id, book.id);
      return { cost: 0 };
    }
  }
}
