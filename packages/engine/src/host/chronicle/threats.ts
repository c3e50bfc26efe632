// Questions of a record to the odds of its game: how likely the hero is to be dead, and answers that there may not be.

import { UsageError } from '../../errors/index.ts';
import type { Command } from '../../game/index.ts';
import type { OddsAnswer, OddsQuestion } from '../../odds/index.ts';

/** Asks the odds of a game. */
export type AskOdds = (question: OddsQuestion) => OddsAnswer;

/** Moves that are looked ahead. */
const MOVES_AHEAD = 5;

/** The chance to be dead some moves after an act; its bounds are equal to it where it is exact. */
export interface Death {
  readonly death: number;
  readonly least: number;
  readonly most: number;
}

/** The danger of an act, as far as the hero knows; undefined: no enemy that could kill him is in sight. */
export function deathAfter(ask: AskOdds, act: Command): Death | undefined {
  const survival = answerOf(ask, { ask: 'survival', moves: MOVES_AHEAD, act })?.survival;
  return survival === undefined || survival.foes.length === 0
    ? undefined
    : {
        death: survival.dead.at(-1)!,
        least: survival.least.at(-1)!,
        most: survival.most.at(-1)!,
      };
}

/** The answer; nothing where the question can't be asked, such as about a creature that is only sensed. */
export function answerOf(ask: AskOdds, question: OddsQuestion): OddsAnswer | undefined {
  try {
    return ask(question);
  } catch (error) {
    if (error instanceof UsageError) {
      return undefined;
    }
    throw error;
  }
}
