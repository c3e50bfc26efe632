// Dropping items: worn items and cursed wielded ones can't be dropped. NetHack 3.6.7 src/do.c (drop,
// canletgo).

import { beatitudeOf, isGodGiven, slotOf } from '../../objects/index.ts';
import { dropIntoSink } from '../fixtures/features/use-feature.ts';
import { foundStuck } from '../items/cursed-items.ts';
import { layDown } from '../items/floor.ts';
import { isHeld } from '../items/held.ts';
import { takeOut } from '../items/pack.ts';
import { lookAtFloor } from '../movement/stepping.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import { offerFor } from '../shops/selling.ts';
import { leaveThingsOn } from '../state/own/own-words.ts';
import type { GameState } from '../state/state.ts';
import { showOnAltar } from './handling/altar-drop.ts';

/** Drops up to a number of pieces of an item; wielded and readied items can be dropped directly. */
export function drop(state: GameState, itemId: number, count: number): ActionResult {
  const { sheet, hero, ruleset } = state;
  const thing = sheet.inventory.find(itemId);
  if (thing === undefined) {
    return refuse('unknown-item');
  }
  const slot = slotOf(sheet.equipment, itemId);
  if (slot !== undefined && !isHeld(thing.archetype)) {
    return refuse('worn');
  }
  if (slot !== undefined && slot !== 'quiver' && beatitudeOf(thing) === 'cursed') {
    foundStuck(state, thing);
    return { refused: 'cursed', usesMove: true };
  }
  if (isGodGiven(thing)) {
    state.logFelt('item-kept', hero.id, itemId);
    return { refused: 'lent', usesMove: true };
  }
  if (dropIntoSink(state, thing)) {
    return { cost: ruleset.bridges.beats.move };
  }
  const part = takeOut(state, thing, Math.min(count, thing.count));
  state.logFelt('dropped', hero.id, part.id);
  showOnAltar(state, part);
  const pile = layDown(state, hero.square, part);
  offerFor(state, pile);
  leaveThingsOn(state, hero.square);
  lookAtFloor(state);
  return { cost: ruleset.bridges.beats.move };
}
