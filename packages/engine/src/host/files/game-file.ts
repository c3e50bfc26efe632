// A game as one file: its start, every command, state hashes along the way, and optionally a snapshot to
// continue from. The same format is used for export, import, test recordings and replay.

import type { NewGame, Order, SavedGame, SeatedOrder } from '../../game/index.ts';
import type { ContentFile } from '../../objects/index.ts';

/** The format name in every such file. */
export const GAME_FILE_FORMAT = 'roguewright-game';

/** The version of the format that this engine writes. */
export const GAME_FILE_VERSION = 4;

/** The file name extension. */
export const GAME_FILE_ENDING = '.roguewright';

/** State hash after a number of commands. */
export type StateHash = readonly [sequence: number, hash: string];

/** A file of a pack. */
export interface PackFile {
  /** The name of its pack. */
  readonly pack: string;
  /** Relative to the root of the pack. */
  readonly path: string;
  readonly text: string;
}

/** The pack files among the files of a content. */
export function packFilesOf(files: readonly ContentFile[]): PackFile[] {
  return files.flatMap(({ pack, path, text }) =>
    pack === undefined ? [] : [{ pack, path, text }],
  );
}

/** A game as one file. */
export interface GameFile {
  readonly format: typeof GAME_FILE_FORMAT;
  readonly version: number;
  /** The version of the engine that wrote it. */
  readonly engine: string;
  /** A ruleset's id or a composition. */
  readonly ruleset: string;
  /** Hash of the content that the game was started with. */
  readonly contentHash: string;
  readonly start: NewGame;
  /** The files of the packs that the game was started with, in their order; absent: none. */
  readonly packs?: readonly PackFile[];
  /** It goes on from a point of a game that was played further, so its player may know what comes; absent: it doesn't. */
  readonly forked?: true;
  /** Every command that was carried out, in order. */
  readonly commands: readonly SeatedOrder[];
  /** Ascending; the last one, if any, follows the last command. */
  readonly hashes: readonly StateHash[];
  /** The state after some of the commands; absent in a recording that is only replayed. */
  readonly snapshot?: SavedGame;
}

/** The file as text with one command per line, so that recordings can be compared line by line. */
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

/** A command as files store it: without the first seat. */
export function seated(command: Order, seat: number): SeatedOrder {
  return seat === 0 ? command : { ...command, seat };
}

/** A stored command, and the seat of its hero. */
export function unseated({ seat = 0, ...command }: SeatedOrder): {
  readonly command: Order;
  readonly seat: number;
} {
  return { command: command as Order, seat };
}
