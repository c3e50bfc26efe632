// The dull book: it may put its reader to sleep before he has read a line. NetHack 3.6.7 src/spell.c
// (study_book). Which kind of book is dull each game deals anew, as it deals all looks.

import { dullBook, dullSleep } from '../../../casting/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { immobilise } from '../../body/afflict.ts';
import type { GameState } from '../../state/state.ts';

/** How the book looks that does it. */
const LOOK = 'dull';

/**
 * Whether the hero falls asleep over a book; he then sleeps. Nobody does who is confused.
 * Labels: `dull-again` (a book that was begun is less of a trial), `dull`, `dull-sleep`, `dull-level`.
 * @param bookLevel level of the spell inside, 1…7 @param begun it was put down half read
 */
export function dozesOff(
  state: GameState,
  book: GameObject,
  bookLevel: number,
  begun: boolean,
): boolean {
  const { sheet, hero, ruleset } = state;
  const rules = ruleset.slots.casting;
  const isDull = sheet.lore.appearanceOf(book.archetype) === LOOK;
  if (!isDull || rules.study.dullDie === 0 || sheet.conditions.has('confused')) {
    return false;
  }
  const chance = state.luck('study');
  const patience = begun ? chance.roll(1, bookLevel, 'dull-again') : 0;
  const wisdom = sheet.present.wisdom + patience;
  if (!dullBook(chance, rules, { wisdom })) {
    return false;
  }
  state.logFelt('book-dull', hero.id, book.id);
  immobilise(state, hero, 'sleeping', dullSleep(chance, rules, { wisdom, bookLevel }));
  return true;
}
