// The end of a game: victory, or the hero's death.

import type { Ending } from '../protocol/view.ts';
import type { GameState } from '../state/state.ts';

/** Ends the game. Later events of the same command may still change the ending. */
export function endGame(state: GameState, ending: Omit<Ending, 'turn'>): void {
  const { kind, killer, during } = ending;
  state.seat.ending = { kind, killer, turn: state.clock.turn, ...(during && { during }) };
}
