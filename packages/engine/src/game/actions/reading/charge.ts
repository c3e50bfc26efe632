// Charging an item with a recognised scroll, or with the one that was just read. NetHack 3.6.7 src/read.c
// (doread, seffects, recharge).

import { beatitudeOf, type GameObject, TYPE, textOf } from '../../../objects/index.ts';
import { useUp } from '../../items/pack.ts';
import { SCROLL_EFFECTS } from '../../powers/effects/index.ts';
import { chargeThing } from '../../powers/things/charge-thing.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { answer } from '../answer.ts';
import { readScroll } from './read-scroll.ts';

/** The effect word of a scroll of charging. */
export const CHARGING = 'charging';

/** Whether an item is a scroll of charging that the hero recognises. */
export function isChargingScroll({ sheet }: GameState, { archetype }: GameObject): boolean {
  const charges = archetype.type === TYPE.scroll && textOf(archetype, 'effect') === CHARGING;
  return charges && sheet.lore.isIdentified(archetype);
}

/** Charges `target` with the scroll `itemId`, or with the one just read that is pending (item 0). */
export function charge(state: GameState, itemId: number, targetId: number): ActionResult {
  const { sheet, hero, ruleset } = state;
  const target = sheet.inventory.find(targetId);
  if (target === undefined) {
    return refuse('unknown-item');
  }
  if (itemId === 0) {
    return state.pending?.about === 'charging'
      ? answer(state, { item: targetId })
      : refuse('nothing-charges');
  }
  const scroll = sheet.inventory.find(itemId);
  if (scroll === undefined) {
    return refuse('unknown-item');
  }
  if (!isChargingScroll(state, scroll) || (scroll === target && scroll.count === 1)) {
    return refuse('nothing-charges');
  }
  if (sheet.conditions.has('blind')) {
    return refuse('blind');
  }
  if (sheet.conditions.has('confused')) {
    return readScroll(state, scroll, SCROLL_EFFECTS.get(CHARGING));
  }
  const source = beatitudeOf(scroll);
  state.logFelt('read-scroll', hero.id, scroll.id);
  useUp(state, scroll);
  chargeThing(state, target, source);
  return { cost: ruleset.bridges.beats.move };
}
