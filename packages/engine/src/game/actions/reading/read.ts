// Reading: spellbooks are studied, scrolls are used up.

import { TYPE } from '../../../objects/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';
import { isChargingScroll } from './charge.ts';
import { readBook } from './read-book.ts';
import { readScroll } from './read-scroll.ts';

/** Reads a book or a scroll from the pack. @param insists reads a book in spite of a warning */
export function read(state: GameState, itemId: number, insists = false): ActionResult {
  const thing = state.sheet.inventory.find(itemId);
  if (thing === undefined) {
    return refuse('unknown-item');
  }
  const { type } = thing.archetype;
  const inside = thing.inventory[0];
  const effect = powerIn(state, thing.archetype)?.read;
  const isBook = type === TYPE.spellbook && inside !== undefined;
  const isScroll = type === TYPE.scroll && (inside !== undefined || effect !== undefined);
  if (!isBook && !isScroll) {
    return refuse('not-readable');
  }
  if (state.sheet.conditions.has('blind')) {
    return refuse('blind');
  }
  // A recognised scroll of charging needs a target, unless the reader is confused, when it affects himself.
  if (isChargingScroll(state, thing) && !state.sheet.conditions.has('confused')) {
    return refuse('needs-target');
  }
  return isBook ? readBook(state, thing, inside, insists) : readScroll(state, thing, effect);
}
