// The outcome of reading a book by the rules of spell objects, as far as the hero knows the book.

import { studiesByObject, studyObjectView } from '../../actors/index.ts';
import { type GameObject, kindOf, TYPE } from '../../objects/index.ts';
import { type StudyEnd, studyObject } from '../../spellcraft/index.ts';
import { partsOf } from '../items/learn-kind.ts';
import type { LearningView } from '../protocol/item-use.ts';
import type { GameState } from '../state/state.ts';

/** Ends that are certain before the book is opened. */
const REFUSED: readonly StudyEnd[] = ['known-well', 'no-skill', 'level-too-low', 'reading-too-low'];

/** Undefined for anything else than a recognised book that is read by these rules. */
export function learningView(state: GameState, book: GameObject): LearningView | undefined {
  const { ruleset, sheet, scratch } = state;
  const isBook = book.archetype.type === TYPE.spellbook && book.inventory.length > 0;
  if (!isBook || !studiesByObject(ruleset) || !sheet.lore.isIdentified(kindOf(book))) {
    return undefined;
  }
  const { beatitude } = partsOf(state, book);
  const view = studyObjectView(ruleset, sheet, book, beatitude ?? 'uncursed');
  const { list } = scratch.oracle.ask(studyObject, ruleset.slots.spells, view);
  const share = list.reduce(
    (sum, { value, probability }) => sum + (value.end === 'learnt' ? probability : 0),
    0,
  );
  const [only] = list;
  const ends = list.length === 1 && REFUSED.includes(only!.value.end) ? only!.value.end : undefined;
  return {
    percent: 100 * share,
    guess: beatitude === undefined,
    ...(ends !== undefined && { ends: ends as NonNullable<LearningView['ends']> }),
  };
}
