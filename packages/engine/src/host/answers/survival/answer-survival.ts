// Answers the question how likely the hero is to be dead after his next moves.

import type { Enumerator } from '../../../chance/index.ts';
import { checkCommand, type GameState } from '../../../game/index.ts';
import type { AskedCommand, Certainty, OddsAnswer } from '../../../odds/index.ts';
import { emptyAnswer } from '../answer-parts.ts';
import { type Danger, dangerOf } from './danger-of.ts';

/** Throws a UsageError for a number of moves that isn't 1…20, and for an act that is no command. */
export function answerSurvival(
  state: GameState,
  ask: Enumerator,
  moves: number,
  act: AskedCommand | undefined,
): OddsAnswer {
  const command: unknown = act;
  if (command !== undefined) {
    checkCommand(command);
  }
  const danger = dangerOf(state, ask, moves, command);
  const { dead, least, most, played, foes, guess, foreseen } = danger;
  return {
    ...emptyAnswer('survival'),
    certainty: certaintyOf(danger),
    asFarAsYouKnow: guess,
    survival: { dead, least, most, played, foes, foreseen },
  };
}

/** That of the last move, which is the least certain. */
function certaintyOf({ dead, least, most }: Danger): Certainty {
  const [share, low, high] = [dead.at(-1)!, least.at(-1)!, most.at(-1)!];
  const plusMinus = Math.max(high - share, share - low);
  return plusMinus === 0 ? { kind: 'exact' } : { kind: 'estimated', plusMinus };
}
