// The odds of an answer to the question about a deed that waits.

import type { Enumerator } from '../../../chance/index.ts';
import { UsageError } from '../../../errors/index.ts';
import { type GameState, knownDeed } from '../../../game/index.ts';
import type { OddsAnswer } from '../../../odds/index.ts';
import { tellDeedOutcome } from '../../../words/index.ts';
import { emptyAnswer } from '../answer-parts.ts';

/** Throws a UsageError when no question waits whose answers have odds. */
export function answerDeed(state: GameState, ask: Enumerator, choice: string): OddsAnswer {
  const known = knownDeed(state, ask, choice);
  if (known === undefined) {
    throw new UsageError('choice', choice, 'an answer with odds to the question that waits');
  }
  const { beats } = state.ruleset.bridges;
  return {
    ...emptyAnswer('deed'),
    asFarAsYouKnow: known.isGuess,
    ticks: beats.move / beats.tick,
    outcomes: known.outcomes.map(({ outcome, probability }) => ({
      text: tellDeedOutcome(outcome),
      probability,
    })),
  };
}
