// A game brought back from what is stored of it: a snapshot, and the commands since.

import { areOtherStates, type Performed } from '@roguewright/engine/game';
import { GameProblem, messageOf } from '../problems.ts';
import type { StoredCommand } from '../storage/commands.ts';
import type { StoredGame } from '../storage/game-store.ts';
import type { Snapshot } from '../storage/snapshots.ts';
import type { GameMaker, RunningGame } from './game-maker.ts';

/**
 * A stored game as a snapshot has it.
 * @throws GameProblem when this version can't read it
 */
export function restoreStored(
  maker: GameMaker,
  { game, content }: StoredGame,
  snapshot: Snapshot,
): RunningGame {
  try {
    return maker.restore({ content, ruleset: game.ruleset, state: JSON.parse(snapshot.body) });
  } catch (error) {
    throw new GameProblem(
      500,
      'game',
      `This game can't be read by this version (${messageOf(error)}). It is left as it is.`,
      { cause: error },
    );
  }
}

/** Performs a stored command once more. Throws when it doesn't lead where it led. */
export function performAgain(game: RunningGame, command: StoredCommand): Performed {
  const performed = game.perform(JSON.parse(command.body));
  const hash = game.hash();
  if (performed.sequence !== command.sequence || areOtherStates(hash, command.state_hash)) {
    throw new Error(
      `command ${command.sequence} led to state ${hash} after ${performed.sequence} commands, ` +
        `expected ${command.state_hash}`,
    );
  }
  return performed;
}
