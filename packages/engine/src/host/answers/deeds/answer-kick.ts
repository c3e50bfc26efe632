// The odds of a kick.

import type { Enumerator } from '../../../chance/index.ts';
import { type Direction, type GameState, knownKick } from '../../../game/index.ts';
import type { OddsAnswer } from '../../../odds/index.ts';
import { tellKickOutcome } from '../../../words/index.ts';
import { emptyAnswer } from '../answer-parts.ts';

/** A rider kicks his steed, which is the question `ride`. */
export function answerKick(state: GameState, ask: Enumerator, direction: number): OddsAnswer {
  const { outcomes, isGuess, refused } = knownKick(state, ask, direction as Direction);
  const { beats } = state.ruleset.bridges;
  const answer = {
    ...emptyAnswer('kick'),
    asFarAsYouKnow: isGuess,
    ticks: beats.move / beats.tick,
  };
  if (refused !== undefined) {
    return { ...answer, refused };
  }
  const told = outcomes.map(({ outcome, probability }) => ({
    text: tellKickOutcome(outcome),
    probability,
  }));
  return { ...answer, outcomes: told };
}
