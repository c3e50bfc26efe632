// Names that the player gives: to one item, or to a kind that the hero doesn't recognise. NetHack 3.6.7
// src/do_name.c (docallcmd, do_oname, docall). Both ask for what they aren't told, and take no time.

import { isCallable, kindOf } from '../../objects/index.ts';
import { isNamedAlready, nameable } from '../items/learn-kind.ts';
import { isHarmless } from '../powers/continuations/index.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import { ask } from '../state/pending.ts';
import type { GameState } from '../state/state.ts';

/** Asks for the name. @param itemId 0: which item is asked first @param names the item, or its kind */
export function giveName(state: GameState, itemId: number, names: 'item' | 'kind'): ActionResult {
  const { pending, sheet } = state;
  // What costs nothing loses nothing.
  if (pending !== undefined && !isHarmless(pending)) {
    return refuse('question-waits');
  }
  if (itemId === 0) {
    if (nameable(state, names).length === 0) {
      return refuse(names === 'item' ? 'nothing-to-name' : 'nothing-to-call');
    }
    ask(state, { about: 'what-to-name', facts: { names }, paid: true });
    return { cost: 0 };
  }
  const thing = sheet.inventory.find(itemId);
  if (thing === undefined) {
    return refuse('unknown-item');
  }
  const kind = kindOf(thing);
  if (names === 'item' && isNamedAlready(kind, sheet.lore)) {
    return refuse('has-a-name');
  }
  if (names === 'kind' && !isCallable(kind, sheet.lore)) {
    return refuse(sheet.lore.isIdentified(kind) ? 'kind-known' : 'looks-alike');
  }
  ask(state, { about: 'naming', facts: { names, item: itemId }, paid: true });
  return { cost: 0 };
}
