// Throwing items.

import { beatitudeOf, isDust, isGodGiven, slotOf } from '../../../objects/index.ts';
import { foundStuck } from '../../items/cursed-items.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { launchMissile } from './launch-missile.ts';
import { planThrow } from './missile-plans.ts';
import { throwDust } from './throw-dust.ts';

/** Throws one piece of a carried item towards a square; a cursed wielded item can't be thrown. */
export function throwThing(state: GameState, item: number, x: number, y: number): ActionResult {
  const plan = planThrow(state, item);
  if ('refused' in plan) {
    return refuse(plan.refused);
  }
  if (isDust(plan.pile.archetype) && plan.pile.inventory.length > 0) {
    return throwDust(state, plan.pile, x, y);
  }
  const slot = slotOf(state.sheet.equipment, item);
  if (isGodGiven(plan.pile)) {
    state.logFelt('item-kept', state.hero.id, plan.pile.id);
    return { refused: 'lent', usesMove: true };
  }
  if (slot !== undefined && slot !== 'quiver' && beatitudeOf(plan.pile) === 'cursed') {
    foundStuck(state, plan.pile);
    return { refused: 'cursed', usesMove: true };
  }
  return launchMissile(state, plan, x, y);
}
