// A stored game as a file.

import type { NewGame, SavedGame, SeatedOrder } from '@roguewright/engine/game';
import {
  ENGINE_VERSION,
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  type GameFile,
} from '@roguewright/engine/host';
import type { WholeGame } from '../storage/stored-game.ts';
import { FORKED, type StoredCommand } from '../storage/tables.ts';
import type { GameMaker } from './game-maker.ts';

/** All that is stored of a game, as a file. */
export function fileOf({ game, packs, snapshot, commands }: WholeGame, maker: GameMaker): GameFile {
  const state = snapshot && (JSON.parse(snapshot.body) as SavedGame);
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: ENGINE_VERSION,
    ruleset: game.ruleset,
    contentHash: game.content_hash,
    start: state === undefined ? startOf(game) : maker.beginningOf(state),
    ...(packs.length === 0 ? {} : { packs }),
    ...(game.brought === FORKED && { forked: true }),
    commands: commands.map(({ body }) => JSON.parse(body) as SeatedOrder),
    hashes: commands
      .filter(({ state_hash }) => state_hash !== '')
      .map(({ sequence, state_hash }) => [sequence, state_hash] as const),
    ...(state === undefined ? {} : { snapshot: state }),
  };
}

/**
 * The same as text, piece by piece, just as `writeGameFile` writes it; of a long game a second's work.
 * @param pages all commands, in order
 * @param withSnapshot without one, the file can only be performed from the beginning
 */
export async function* piecesOfFile(
  head: Omit<WholeGame, 'commands'>,
  pages: AsyncIterable<readonly StoredCommand[]>,
  maker: GameMaker,
  withSnapshot = true,
): AsyncIterable<string> {
  const {
    commands: _,
    hashes: __,
    ...rest
  } = fileOf({ ...head, snapshot: undefined, commands: [] }, maker);
  const state = head.snapshot && (JSON.parse(head.snapshot.body) as object);
  const start = state === undefined ? rest.start : maker.beginningOf(state);
  const lines = Object.entries({ ...rest, start }).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},\n`,
  );
  yield `{\n${lines.join('')}"commands":[\n`;
  const hashes: string[] = [];
  let separator = '';
  for await (const page of pages) {
    yield separator + page.map(({ body }) => body).join(',\n');
    separator = ',\n';
    const known = page.filter(({ state_hash }) => state_hash !== '');
    if (known.length > 0) {
      hashes.push(
        known.map(({ sequence, state_hash }) => `[${sequence},"${state_hash}"]`).join(',\n'),
      );
    }
  }
  yield '\n],\n"hashes":[\n';
  for (const [place, piece] of hashes.entries()) {
    yield place === 0 ? piece : `,\n${piece}`;
  }
  yield head.snapshot === undefined || !withSnapshot
    ? '\n]\n}\n'
    : `\n],\n"snapshot":${head.snapshot.body}\n}\n`;
}

function startOf({ hero_name, role, race, seed, beginning }: WholeGame['game']): NewGame {
  if (beginning !== '') {
    return JSON.parse(beginning) as NewGame;
  }
  return { heroName: hero_name, role, race, seed };
}
