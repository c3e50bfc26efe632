// Opens the games where they are kept: in the file of a data folder, or in a database that processes share.

import type { Turns } from '../turns.ts';
import {
  type Durability,
  makeFolder,
  openDatabase,
  openServedDatabase,
  reportDamage,
} from './database.ts';
import { type FolderLock, lockFolder } from './file/folder-lock.ts';
import { GamesFile } from './file/games-file.ts';
import type { GamesDatabase } from './games-database.ts';
import type { DiskLimits } from './quota.ts';
import type { SharedOptions } from './shared/settings.ts';

/** How games are opened. */
export interface StoreOptions {
  /** A server opens them: no other server may use the folder, and its file is looked through for damage. */
  readonly serves?: boolean | undefined;
  readonly limits?: DiskLimits | undefined;
  /** What an answered command of a server survives; absent: a power cut. */
  readonly survives?: Durability | undefined;
  /** A database that holds the games in place of the folder. */
  readonly shared?: SharedOptions | undefined;
  /** Called with the milliseconds that storing each command took. */
  readonly stored?: ((milliseconds: number) => void) | undefined;
  /** Turns in which writers go on that waited for one flush of the disk; absent: turns of their own. */
  readonly turns?: Turns | undefined;
  /** Receives disk errors, for the operator. */
  readonly report: (error: unknown) => void;
}

/** Games that are open. */
export interface OpenedGames {
  readonly database: GamesDatabase;
  /** Kept until the games are closed; absent: other servers may use them too. */
  readonly lock: FolderLock | undefined;
}

/**
 * Opens the games of a data folder, or of a shared database.
 * @throws StartError when the folder or the database can't be used, or another server serves the folder
 */
export async function openGames(folder: string, options: StoreOptions): Promise<OpenedGames> {
  const { shared, report } = options;
  if (shared !== undefined) {
    // Only now: a server with a file needs no client of PostgreSQL.
    const { SharedDatabase } = await import('./shared/shared-database.ts');
    const database = await SharedDatabase.open(shared, report);
    return { database, lock: undefined };
  }
  makeFolder(folder);
  const lock = options.serves === true ? lockFolder(folder) : undefined;
  try {
    if (lock === undefined) {
      return { database: new GamesFile(await openDatabase(folder), report), lock };
    }
    const file = await openServedDatabase(folder, options.survives ?? 'power-cut');
    await reportDamage(file, report);
    const database = new GamesFile(file, report, options.turns);
    return { database, lock };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
