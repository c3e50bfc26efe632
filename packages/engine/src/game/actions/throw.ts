// Throwing things.

import { loose } from '../loose.ts';
import { planThrow } from '../missile-plans.ts';
import type { GameState } from '../state.ts';
import { type ActionResult, refuse } from './result.ts';

/** Throws one piece of something carried towards a square. */
export function throwThing(state: GameState, item: number, x: number, y: number): ActionResult {
  const plan = planThrow(state, item);
  return 'refused' in plan ? refuse(plan.refused) : loose(state, plan, x, y);
}
