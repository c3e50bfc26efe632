// What applying a tool may come to, from the hero's knowledge.

import type { Enumerator } from '../../chance/index.ts';
import { type Direction, type GameState, knownToolOutcomes } from '../../game/index.ts';
import type { OddsAnswer } from '../../odds/index.ts';
import { tellToolOutcome } from '../../words/index.ts';

/** The outcomes of applying a tool of a known kind; none for tools of which nothing is foretold. */
export function answerTool(
  state: GameState,
  ask: Enumerator,
  item: number,
  direction: number,
): Pick<OddsAnswer, 'outcomes' | 'inVain'> {
  const outcomes = knownToolOutcomes(state, ask, item, direction as Direction);
  if (outcomes === undefined) {
    return {};
  }
  const told = outcomes.map(({ outcome, probability }) => ({
    text: tellToolOutcome(outcome),
    probability,
  }));
  return told.length === 0 ? { inVain: true } : { outcomes: told };
}
