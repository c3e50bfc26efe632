// A stored game as a file, and a file as a stored game.

import { ContentError, ReplayError, RulesetError } from '@roguewright/engine/errors';
import type { Command, NewGame, SavedGame } from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
  readGameFile,
} from '@roguewright/engine/host';
import { GameProblem } from '../problems.ts';
import type { GameStore, WholeGame } from '../storage/game-store.ts';
import type { GameMaker, RebuiltGame } from './game-maker.ts';

/** All that is stored of a game, as a file. */
export function fileOf({ game, snapshot, commands }: WholeGame, maker: GameMaker): GameFile {
  const state = snapshot && (JSON.parse(snapshot.body) as SavedGame);
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: ENGINE_VERSION,
    ruleset: game.ruleset,
    contentHash: game.content_hash,
    start: state === undefined ? startOf(game) : maker.beginningOf(state),
    commands: commands.map(({ body }) => JSON.parse(body) as Command),
    hashes: commands
      .filter(({ state_hash }) => state_hash !== '')
      .map(({ sequence, state_hash }) => [sequence, state_hash] as const),
    ...(state === undefined ? {} : { snapshot: state }),
  };
}

function startOf({ hero_name, role, race, seed }: WholeGame['game']): NewGame {
  return { heroName: hero_name, role, race, seed };
}

/** A file that was read, and the game that came of it. */
export interface ReadGame {
  readonly file: GameFile;
  readonly rebuilt: RebuiltGame;
}

/**
 * Reads a file and rebuilds its game; nothing is stored.
 * @throws UsageError that names the field that is wrong
 * @throws GameProblem when the game can't be gone on with here
 */
export async function readGame(
  text: string,
  maker: GameMaker,
  store: GameStore,
): Promise<ReadGame> {
  try {
    const file = readGameFile(text);
    const content = await store.findContent(file.contentHash);
    return { file, rebuilt: await maker.rebuild(file, content) };
  } catch (error) {
    const isForeseen =
      error instanceof ReplayError ||
      error instanceof RulesetError ||
      error instanceof ContentError;
    if (isForeseen) {
      throw new GameProblem(400, 'file', error.message, { cause: error });
    }
    throw error;
  }
}
