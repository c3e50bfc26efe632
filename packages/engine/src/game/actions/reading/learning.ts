// Finishing a book: its spell is learned, refreshed, or already known well; the book wears, and its owner
// demands a fee. NetHack 3.6.7 src/spell.c (learn), src/shk.c (check_unpaid_usage).

import { memoryAfterBook, readAgain } from '../../../casting/index.ts';
import { GameObject } from '../../../objects/index.ts';
import { exerciseBy } from '../../body/exercise/exercise.ts';
import { learnKind } from '../../items/learn-kind.ts';
import { take, useUp } from '../../items/pack.ts';
import { chargeForUse } from '../../shops/use.ts';
import type { GameState } from '../../state/state.ts';

/** The blank book that replaces a worn-out one, if the content has it. */
const BLANK = 'blank_book';

/** The fact that counts completed studies of a book. */
const STUDIES = 'studies';

/** Retention of a book's spell; undefined: it isn't known. */
export function memoryOf({ sheet, ruleset }: GameState, inside: GameObject): number | undefined {
  const known = sheet.spells.find(({ archetype }) => archetype === inside.archetype);
  return known && sheet.memory.left(ruleset.slots.casting, known.id);
}

/** Finishes a book that was read successfully. */
export function finishBook(state: GameState, book: GameObject, inside: GameObject): void {
  const { sheet, hero, ruleset } = state;
  const rules = ruleset.slots.casting;
  const turnsLeft = memoryOf(state, inside);
  const studies = book.fact(STUDIES);
  const { outcome, wears, usesUp } = readAgain(rules, { turnsLeft, studies });
  learnKind(state, book);
  if (outcome === 'known-well') {
    state.logFelt('known-well', hero.id, book.id, spellOf(state, inside).id);
    return;
  }
  if (wears) {
    chargeForUse(state, book);
  }
  if (outcome === 'too-faint') {
    state.logFelt('book-too-faint', hero.id, book.id);
    turnBlank(state, book);
    return;
  }
  const spell = spellOf(state, inside);
  sheet.memory.set(spell.id, memoryAfterBook(rules, turnsLeft ?? 0));
  exerciseBy(state, 'book-learnt');
  const kind = turnsLeft === undefined ? 'spell-learned' : 'memory-refreshed';
  state.logFelt(kind, hero.id, spell.id);
  book.setFact(STUDIES, studies + 1);
  if (usesUp) {
    state.logFelt('book-used-up', hero.id, book.id);
    useUp(state, book);
  }
}

/** The hero's own copy of the spell, appended to his list if new. */
function spellOf(state: GameState, inside: GameObject): GameObject {
  const { spells } = state.sheet;
  const known = spells.find(({ archetype }) => archetype === inside.archetype);
  if (known !== undefined) {
    return known;
  }
  const spell = new GameObject(state.newId(), inside.archetype);
  spells.push(spell);
  return spell;
}

/** Replaces a book by a blank one, or removes it if the content has none. */
function turnBlank(state: GameState, book: GameObject): void {
  const blank = state.content.find(BLANK);
  useUp(state, book);
  if (blank !== undefined) {
    take(state, new GameObject(state.newId(), blank));
  }
}
