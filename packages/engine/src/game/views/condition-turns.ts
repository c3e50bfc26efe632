// How long what has come over the hero will last: he knows his own body, as he knows his hit points.

import type { Condition } from '../../actors/index.ts';
import { keepsUp } from '../magic/maintained-spells.ts';
import type { GameState } from '../state/state.ts';

/**
 * Turns left of each condition that ends by itself, by its name. What a spell keeps up, what waits to be used
 * and what lies in the hero's nature isn't there.
 */
export function conditionTurns(state: GameState): Readonly<Partial<Record<Condition, number>>> {
  const { conditions } = state.sheet;
  const turns: Partial<Record<Condition, number>> = {};
  for (const condition of conditions.names()) {
    // Hands that confuse wait for a blow.
    if (condition !== 'confusing-hands' && !keepsUp(state, condition)) {
      turns[condition] = conditions.left(condition);
    }
  }
  const { helpless } = state.clock;
  return helpless > (turns.helpless ?? 0) ? { ...turns, helpless } : turns;
}
