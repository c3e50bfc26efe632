// Shooting with the wielded launcher.

import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { launchMissile } from './launch-missile.ts';
import { planShot } from './missile-plans.ts';

/** Shoots one piece of ammunition towards a square; item 0 is the ready ammunition. */
export function fire(state: GameState, item: number, x: number, y: number): ActionResult {
  const plan = planShot(state, item);
  return 'refused' in plan ? refuse(plan.refused) : launchMissile(state, plan, x, y);
}
