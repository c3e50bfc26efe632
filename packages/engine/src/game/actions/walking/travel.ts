// Travelling to a square, as near to it as known ways lead.

import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { journey } from './journey.ts';

/**
 * Travels to a square over remembered ground, and through the dark where something is seen beyond it; where
 * no known way leads there, as near as one does.
 */
export function travel(state: GameState, x: number, y: number): ActionResult {
  const { map } = state.level;
  if (x >= map.width || y >= map.height) {
    return refuse('no-way');
  }
  const goal = map.square(x, y);
  return journey(state, {
    goal: () => goal,
    guesses: true,
    isOver: () => state.hero.square === goal,
    nowhere: 'no-way',
  });
}
