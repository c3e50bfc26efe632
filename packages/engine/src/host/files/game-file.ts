// A game as one file: how it began, every command since, hashes of the state along the way, and, to
// go on from, a snapshot. The same form is exported, imported, recorded for tests and replayed.

import type { Command, NewGame, SavedGame } from '../../game/index.ts';

/** What every such file says of itself. */
export const GAME_FILE_FORMAT = 'roguewright-game';

/** The version of the file format that this engine writes. */
export const GAME_FILE_VERSION = 2;

/** The ending of such a file's name. */
export const GAME_FILE_ENDING = '.roguewright';

/** Hash of the state after so many commands. */
export type StateHash = readonly [sequence: number, hash: string];

/** A game as one file. */
export interface GameFile {
  readonly format: typeof GAME_FILE_FORMAT;
  readonly version: number;
  /** The version of the engine that wrote it. */
  readonly engine: string;
  /** A ruleset's id or a composition. */
  readonly ruleset: string;
  /** Names the content that the game was begun with. */
  readonly contentHash: string;
  readonly start: NewGame;
  /** Every command that was carried out, in order. */
  readonly commands: readonly Command[];
  /** Ascending; the last one, if any, after the last command. */
  readonly hashes: readonly StateHash[];
  /** The state after some of the commands; absent in a recording that is only replayed. */
  readonly snapshot?: SavedGame;
}

/** The file as text, a command a line so that two recordings can be compared line by line. */
export function writeGameFile(file: GameFile): string {
  const { commands, hashes, snapshot, ...head } = file;
  const lines = Object.entries(head).map(([key, value]) => `${quoted(key)}:${quoted(value)},`);
  const list = (items: readonly unknown[]) => `[\n${items.map(quoted).join(',\n')}\n]`;
  lines.push(`"commands":${list(commands)},`, `"hashes":${list(hashes)}`);
  if (snapshot !== undefined) {
    lines[lines.length - 1] += ',';
    lines.push(`"snapshot":${quoted(snapshot)}`);
  }
  return `{\n${lines.join('\n')}\n}\n`;
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}
