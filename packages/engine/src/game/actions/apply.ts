// Applying tools: lights are lit or extinguished, other tools have their own use. NetHack 3.6.7 src/apply.c
// (doapply, use_lamp).

import { TYPE } from '../../objects/index.ts';
import { hampered } from '../forms/hampered.ts';
import { learnKind } from '../items/learn-kind.ts';
import { isLockTool } from '../powers/handling/boxes/box-views.ts';
import { isDigger } from '../powers/handling/digging/dig-view.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Direction } from '../protocol/commands.ts';
import { chargeForUse } from '../shops/use.ts';
import { appliedIn } from '../state/power-in.ts';
import type { GameState } from '../state/state.ts';
import { unlock } from './handling/boxes.ts';
import { dig } from './handling/dig.ts';
import { takeOffThing, wearThing } from './wear.ts';

/** Applies a carried item. */
export function apply(state: GameState, itemId: number, direction: Direction): ActionResult {
  const { sheet, ruleset } = state;
  const thing = sheet.inventory.find(itemId);
  if (thing === undefined) {
    return refuse('unknown-item');
  }
  if (thing.archetype.type === TYPE.light) {
    if (sheet.equipment.light === itemId) {
      return takeOffThing(state, itemId);
    }
    const lit = wearThing(state, itemId);
    if (sheet.equipment.light === itemId) {
      chargeForUse(state, thing);
    }
    return lit;
  }
  const unfit = hampered(state, 'apply');
  if (unfit !== undefined) {
    return unfit;
  }
  const use = appliedIn(state, thing.archetype);
  if (use === undefined) {
    return refuse('no-use');
  }
  if (isDigger(thing)) {
    return dig(state, thing, direction);
  }
  if (isLockTool(state, thing)) {
    return unlock(state, thing, direction);
  }
  if (use(state, thing, direction) && !sheet.conditions.has('blind')) {
    learnKind(state, thing);
  }
  // A tool that asks first is paid for with the answer.
  return { cost: state.pending?.paid === false ? 0 : ruleset.bridges.beats.move };
}
