// Remaining durations of the hero's conditions. He knows them, as he knows his hit points.

import type { Condition } from '../../actors/index.ts';
import { keepsUp } from '../magic/maintained-spells.ts';
import type { GameState } from '../state/state.ts';

/**
 * Turns left of each condition with a time limit, by name. Conditions sustained by a spell, pending
 * conditions and intrinsic ones are left out.
 */
export function conditionTurns(state: GameState): Readonly<Partial<Record<Condition, number>>> {
  const { conditions } = state.sheet;
  const turns: Partial<Record<Condition, number>> = {};
  for (const condition of conditions.names()) {
    // A confusing touch waits for a blow.
    const isOfBody = conditions.isAlways(condition) && conditions.left(condition) === 0;
    if (condition !== 'confusing-hands' && !isOfBody && !keepsUp(state, condition)) {
      turns[condition] = conditions.left(condition);
    }
  }
  const { helpless } = state;
  return helpless > (turns.helpless ?? 0) ? { ...turns, helpless } : turns;
}
