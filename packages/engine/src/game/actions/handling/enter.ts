// Going through the door or the portal on which the hero stands.

import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import type { GameState } from '../../state/state.ts';
import { exitUnderfoot, goThrough } from '../../ways/pass-through.ts';

/** Goes through the exit that the hero knows on his square. */
export function enter(state: GameState): ActionResult {
  const exit = exitUnderfoot(state);
  const flaw = exit === undefined ? 'nothing-to-enter' : goThrough(state, exit);
  return flaw === undefined ? { cost: state.ruleset.bridges.beats.move } : refuse(flaw);
}
