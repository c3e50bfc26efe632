// A game as it is stored, in the forms in which it is read.

import type { HallEntry } from '@roguewright/engine/game';
import type { PackFile } from '@roguewright/engine/host';
import type { Selectable, Transaction } from 'kysely';
import type { StoredContent } from './contents.ts';
import type { Snapshot } from './snapshots.ts';
import type { GameStatus, GamesTable, StoredCommand, Tables } from './tables.ts';

/** All that is needed to go on with a game. */
export interface StoredGame {
  readonly game: Selectable<GamesTable>;
  readonly content: StoredContent;
  /** The latest that is intact; undefined when all are damaged. */
  readonly snapshot: Snapshot | undefined;
  /** Sequences of later snapshots, which are damaged. */
  readonly damaged: readonly number[];
  /** The commands since the snapshot, in order. */
  readonly commands: readonly StoredCommand[];
  /** The last command of all, whether before the snapshot or after it. */
  readonly last: StoredCommand | undefined;
}

/** All that is stored of a game. */
export interface WholeGame {
  readonly game: Selectable<GamesTable>;
  /** The files of its packs. */
  readonly packs: readonly PackFile[];
  /** The latest that is intact; undefined when all are damaged. */
  readonly snapshot: Snapshot | undefined;
  /** Every command, in order. */
  readonly commands: readonly StoredCommand[];
}

/** How far a game has come. */
export interface Progress {
  /** The lines of those for whom it has ended; none: it goes on for all. */
  readonly hall?: readonly HallEntry[];
  readonly status: GameStatus;
  readonly turn: number;
  /** Stores what the command adds to the show of its hero; absent: nothing. */
  readonly show?: ((transaction: Transaction<Tables>) => Promise<void>) | undefined;
}
