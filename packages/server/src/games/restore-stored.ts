// A game brought back from the snapshot that is stored of it.

import { GameProblem, messageOf } from '../problems.ts';
import type { Snapshot } from '../storage/snapshots.ts';
import type { StoredGame } from '../storage/stored-game.ts';
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
