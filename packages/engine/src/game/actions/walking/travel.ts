// Travel to a square, or as near to it as known paths lead.

import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { journey } from './journey.ts';

/**
 * Travels to a square over remembered ground, and over dark squares that the hero sees through. Without a
 * known path it goes as near as possible.
 * @param steps after which it pauses, 1…200; absent: 200
 */
export function travel(state: GameState, x: number, y: number, steps?: number): ActionResult {
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
    steps,
  });
}
