// A stored game as a file.

import type { Command, NewGame, SavedGame } from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
} from '@roguewright/engine/host';
import type { WholeGame } from '../storage/game-store.ts';
import type { GameMaker } from './game-maker.ts';

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
