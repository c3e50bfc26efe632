// Opens the database of a data folder: SQLite as Node brings it, under Kysely, brought up to date.

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { messageOf, StartError } from '../problems.ts';
import { startCheckpoints } from './file/checkpoints.ts';
import type { OpenFile } from './file/games-file.ts';
import { LogFlush, openLog } from './file/log-flush.ts';
import { NodeSqliteDialect } from './file/sqlite-dialect.ts';
import { migrations } from './migrations.ts';
import { sentenceOf } from './storage-problem.ts';
import type { Tables } from './tables.ts';

/** The file in the data folder that holds all games. */
export const FILE = 'roguewright.sqlite';

/** Milliseconds that a start waits for another program to release its lock on the file. */
const START_LOCK_TIMEOUT = 5000;

const PRAGMAS = [
  `busy_timeout = ${START_LOCK_TIMEOUT}`,
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
];

/** What an answered command survives. */
export type Durability = 'power-cut' | 'kill';

/**
 * A server never waits for the disk within its loop. SQLite writes its log and goes on; a thread of its own copies the log
 * into the file; and to survive power cuts, the log is on the disk before a write is answered.
 */
const SERVED_PRAGMAS = ['busy_timeout = 0', 'synchronous = normal', 'wal_autocheckpoint = 0'];

/** Pages of the log after which SQLite copies it by itself. */
const USUAL_CHECKPOINT = 1000;

/**
 * The database of a data folder, made when it isn't there. Each write is on the disk when it returns.
 * @throws StartError when the folder can't be written or a newer version has used it
 */
export async function openDatabase(folder: string): Promise<OpenFile> {
  const { file, ...open } = await openAndMigrate(folder);
  // SQLite blocks the process while it waits for a lock. From now on GamesFile retries instead.
  file.exec('pragma busy_timeout = 0');
  return open;
}

/**
 * The same for a server, whose loop doesn't wait for the disk.
 * @throws StartError when the folder can't be written or a newer version has used it
 */
export async function openServedDatabase(folder: string, survives: Durability): Promise<OpenFile> {
  const { file, ...open } = await openAndMigrate(folder);
  if (!existsSync(`${open.path}-wal`)) {
    // SQLite keeps no log on some network disks. It waits for them within each write then.
    file.exec('pragma busy_timeout = 0');
    return open;
  }
  for (const pragma of SERVED_PRAGMAS) {
    file.exec(`pragma ${pragma}`);
  }
  const checkpoints = await startCheckpoints(open.path, () => {
    file.exec(`pragma wal_autocheckpoint = ${USUAL_CHECKPOINT}`);
  });
  return {
    ...open,
    checkpoints,
    ...(survives === 'power-cut' ? { flush: new LogFlush(await openLog(open.path)) } : {}),
  };
}

async function openAndMigrate(folder: string): Promise<OpenFile & { readonly file: DatabaseSync }> {
  const path = join(folder, FILE);
  const hadLog = existsSync(`${path}-wal`);
  const file = openFile(path);
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw new StartError(startProblem(folder, error), { cause: error });
  }
  return { path, database, hadLog, file };
}

function startProblem(folder: string, error: unknown): string {
  const sentence = sentenceOf(error);
  return sentence === undefined
    ? `The games in ${folder} can't be read by this version: ${messageOf(error)}. They are left as ` +
        'they are. Use the version that wrote them, or name another folder in ROGUEWRIGHT_DATA.'
    : `The games in ${folder} can't be opened. ${sentence} They are left as they are.`;
}

/** Bytes up to which a file is looked through at the start: that takes about a second. */
const MOST_CHECKED_BYTES = 256 * 2 ** 20;

/** Looks through the file of the games, unless it is very large, and reports the damage in it. */
export async function reportDamage(
  { path, database }: OpenFile,
  report: (error: unknown) => void,
): Promise<void> {
  if (statSync(path).size > MOST_CHECKED_BYTES) {
    return;
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(3)`.execute(database);
  const flaws = rows.map(({ quick_check }) => quick_check).join('; ');
  if (flaws !== 'ok') {
    report(
      `${path} is damaged (${flaws}). Games that can still be read are served. Stop the server, ` +
        'copy the folder, and restore the file from a backup or with `sqlite3 FILE .recover`.',
    );
  }
}

/**
 * Makes the data folder if it isn't there.
 * @throws StartError when it can't be made
 */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder));
  } catch (error) {
    throw new StartError(keepingProblem(folder, error), { cause: error });
  }
}

/**
 * Makes a folder and those above it. Node's own way (`recursive`) never returns where the parent exists
 * but takes no folders, such as below /proc.
 */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) {
    return;
  }
  const parent = dirname(folder);
  if (parent !== folder) {
    makeWithParents(parent);
  }
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(folder)) {
      throw error;
    }
  }
}

function openFile(path: string): DatabaseSync {
  try {
    const file = new DatabaseSync(path);
    for (const pragma of PRAGMAS) {
      file.exec(`pragma ${pragma}`);
    }
    return file;
  } catch (error) {
    throw new StartError(keepingProblem(path, error), { cause: error });
  }
}

function keepingProblem(path: string, error: unknown): string {
  const reason = sentenceOf(error) ?? `${messageOf(error)}.`;
  return `Games can't be kept in ${path}: ${reason} Name another folder in ROGUEWRIGHT_DATA.`;
}
