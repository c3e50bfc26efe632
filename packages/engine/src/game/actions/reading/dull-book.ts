// Dull books, which may put their reader to sleep at the start. NetHack 3.6.7 src/spell.c (study_book). The
// kind with this appearance differs from game to game.

import { dullBook, dullSleep } from '../../../casting/index.ts';
import { type GameObject, kindOf } from '../../../objects/index.ts';
import { immobilise } from '../../body/afflict.ts';
import type { GameState } from '../../state/state.ts';

/** The appearance of dull books. */
const LOOK = 'dull';

/**
 * Whether the hero falls asleep over a book, which is then applied. Confused heroes don't. Labels:
 * `dull-again` (a half-read book is less dull), `dull`, `dull-sleep`, `dull-level`.
 * @param bookLevel level of the spell inside, 1…7
 * @param begun it is half read
 */
export function dozesOff(
  state: GameState,
  book: GameObject,
  bookLevel: number,
  begun: boolean,
): boolean {
  const { sheet, hero, ruleset } = state;
  const rules = ruleset.slots.casting;
  const isDull = sheet.lore.appearanceOf(kindOf(book)) === LOOK;
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
