// Charging an item with a recognised scroll, or with the one that was just read. NetHack 3.6.7 src/read.c
// (doread, seffects, recharge).

import {
  type Archetype,
  beatitudeOf,
  type GameObject,
  kindOf,
  TYPE,
} from '../../../objects/index.ts';
import { cannotSeeText } from '../../forms/hampered.ts';
import { useUp } from '../../items/pack.ts';
import { chargeThing } from '../../powers/things/charge-thing.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { breakConduct } from '../../state/conducts.ts';
import { powerIn } from '../../state/power-in.ts';
import type { GameState } from '../../state/state.ts';
import { answer } from '../answer.ts';
import { readScroll } from './read-scroll.ts';

/** Whether an item is a scroll of charging that the hero recognises. */
export function isChargingScroll(state: GameState, scroll: GameObject): boolean {
  return chargesByReading(state, scroll.archetype) && state.sheet.lore.isIdentified(kindOf(scroll));
}

/** Whether an archetype is a kind of scroll of charging. */
export function chargesByReading(state: GameState, archetype: Archetype): boolean {
  return archetype.type === TYPE.scroll && powerIn(state, archetype)?.asks === 'charging';
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
  if (cannotSeeText(state, false)) {
    return refuse('blind');
  }
  if (sheet.conditions.has('confused')) {
    return readScroll(state, scroll, powerIn(state, scroll.archetype)?.read);
  }
  const known = sheet.lore.knows(scroll, 'beatitude');
  const source = { beatitude: beatitudeOf(scroll), known };
  breakConduct(state, 'illiterate');
  state.logFelt('read-scroll', hero.id, scroll.id);
  useUp(state, scroll);
  chargeThing(state, target, source);
  return { cost: ruleset.bridges.beats.move };
}
