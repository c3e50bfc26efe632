// The game is over: won, or with the hero's death.

import type { Ending } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** Ends the game now. What happens later in the same command may still replace how it ended. */
export function endGame(state: GameState, ending: Omit<Ending, 'turn'>): void {
  const { kind, killer, during } = ending;
  state.seat.ending = { kind, killer, turn: state.clock.turn, ...(during && { during }) };
}
