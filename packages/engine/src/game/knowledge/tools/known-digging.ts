// How long digging with a tool takes, as far as the hero knows the tool.

import type { Enumerator } from '../../../chance/index.ts';
import type { GameObject } from '../../../objects/index.ts';
import { movesToDig } from '../../powers/handling/digging/dig-rules.ts';
import { digView, isDigger } from '../../powers/handling/digging/dig-view.ts';
import type { GameState } from '../../state/state.ts';
import { knownCondition } from '../known-condition.ts';

/** Moves of a job: the fewest, the most and the mean. Jobs that outlast a hero's patience count with what he has. */
interface DigMoves {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

/** What a tool digs, from the start. */
export interface KnownDigging {
  /** Through a wall, a door or rock. */
  readonly through: DigMoves;
  /** A pit, … */
  readonly pit: DigMoves;
  /** … and from the pit on to a hole. */
  readonly hole: DigMoves;
  /** The hero doesn't know the enchantment of the tool. */
  readonly isGuess: boolean;
}

/** Undefined: it is no tool for digging. */
export function knownDigging(
  state: GameState,
  ask: Enumerator,
  tool: GameObject,
): KnownDigging | undefined {
  if (!isDigger(tool)) {
    return undefined;
  }
  const rules = state.ruleset.slots.world.tools.digging;
  const { condition, guess } = knownCondition(state, ask, tool);
  const movesOf = (above: number): DigMoves => {
    let [least, most, mean] = [rules.tries, 0, 0];
    for (const { value, probability } of condition.list) {
      const moves = movesToDig(ask, rules, digView(state, tool, value), { spent: 0, above });
      const done = moves.reduce((sum, share) => sum + share, 0);
      mean += probability * Math.max(0, 1 - done) * rules.tries;
      for (const [number, share] of moves.entries()) {
        if (share > 0) {
          [least, most] = [Math.min(least, number), Math.max(most, number)];
          mean += probability * share * number;
        }
      }
    }
    return { least, most, mean };
  };
  const { through, pit, hole } = rules;
  return {
    ...{ through: movesOf(through), pit: movesOf(pit), hole: movesOf(hole) },
    isGuess: guess,
  };
}
