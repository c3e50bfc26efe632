// Reading: spellbooks are studied, scrolls are used up.

import { beatitudeOf, type GameObject, TYPE } from '../../../objects/index.ts';
import { cannotSeeText } from '../../forms/hampered.ts';
import { tellAsked } from '../../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { ask } from '../../state/pending.ts';
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
  if (cannotSeeText(state, isBook)) {
    return refuse('blind');
  }
  // A recognised scroll of charging asks for its target, unless the reader is confused, when it affects himself.
  if (isChargingScroll(state, thing) && !state.sheet.conditions.has('confused')) {
    return askWhatFor(state, thing);
  }
  return isBook ? readBook(state, thing, inside, insists) : readScroll(state, thing, effect);
}

/** Asks what a scroll of charging is for, which is read only then. */
function askWhatFor(state: GameState, scroll: GameObject): ActionResult {
  const known = state.sheet.lore.knows(scroll, 'beatitude');
  const facts = { scroll: scroll.id, source: beatitudeOf(scroll), known };
  const pending = { about: 'charging', facts, paid: false } as const;
  ask(state, pending);
  tellAsked(state, pending, scroll.id);
  return { cost: 0 };
}
