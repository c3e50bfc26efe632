// Copies of all games: made while the server serves them, and put in the place of the games later.

import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, StartError } from '../problems.ts';
import { ANSWERED } from './answered.ts';
import { FILE, makeFolder } from './database.ts';
import { lockFolder } from './file/folder-lock.ts';
import { KNOWN_STEPS } from './migrations.ts';
import { isLocked, isNoDatabase, sentenceOf } from './storage-problem.ts';

/** What a copy holds. */
export interface Backup {
  readonly games: number;
  readonly commands: number;
  readonly bytes: number;
}

/** What was done to restore one. */
export interface Restored extends Backup {
  /** Where the games lie that were there before; undefined when there were none. */
  readonly before: string | undefined;
}

/**
 * Copies the games of a folder into a new file, as they stand at one moment. The server goes on
 * meanwhile; every command that was answered before this began is in the copy.
 * @throws StartError when there are no games, the file is there already, or the copy is damaged
 */
export function backUp(folder: string, target: string): Backup {
  const path = join(folder, FILE);
  if (!existsSync(path)) {
    throw new StartError(`There are no games in ${folder}.`);
  }
  if (existsSync(target)) {
    throw new StartError(`${target} is there already. Name a file that is not there yet.`);
  }
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    copyInto(path, part);
    const found = examine(part);
    flush(part);
    renameSync(part, target);
    return found;
  } catch (error) {
    rmSync(part, { force: true });
    throw startErrorOf(`The games can't be copied to ${target}`, error);
  }
}

/**
 * Puts a copy in the place of the games of a folder; those are kept beside it under another name.
 * @throws StartError when the copy is damaged or of a newer version, or a program has the games open;
 * nothing is changed then
 */
export function restoreBackup(folder: string, source: string): Restored {
  if (!existsSync(source)) {
    throw new StartError(`There is no file ${source}.`);
  }
  makeFolder(folder);
  const lock = lockFolder(folder);
  const path = join(folder, FILE);
  const part = `${path}.part`;
  try {
    copyFileSync(source, part);
    const found = examine(part);
    flush(part);
    const before = existsSync(path) ? setAside(path) : undefined;
    // A log belongs to the file that it was written for.
    for (const beside of ['-wal', '-shm', ANSWERED]) {
      rmSync(path + beside, { force: true });
    }
    renameSync(part, path);
    return { ...found, before };
  } catch (error) {
    throw startErrorOf(`${source} can't be restored`, error);
  } finally {
    rmSync(part, { force: true });
    lock.release();
  }
}

function copyInto(path: string, part: string): void {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    file.exec('pragma busy_timeout = 5000');
    file.prepare('vacuum into ?').run(part);
  } finally {
    file.close();
  }
}

/** Looks through a copy. @throws StartError when it is no copy of games that this version can read */
export function examine(path: string): Backup {
  const file = new DatabaseSync(path);
  try {
    const ask = (sql: string) => file.prepare(sql).all() as Record<string, unknown>[];
    const flaws = ask('pragma integrity_check(3)').map(row => String(row.integrity_check));
    if (flaws.join() !== 'ok') {
      throw new StartError(`it is damaged (${flaws.join('; ')})`);
    }
    const tables = ask(`select name from sqlite_schema where type = 'table'`);
    if (!tables.some(({ name }) => name === 'kysely_migration')) {
      throw new StartError('it holds no games');
    }
    const steps = ask('select name from kysely_migration').map(({ name }) => String(name));
    const newer = steps.find(name => !KNOWN_STEPS.has(name));
    if (newer !== undefined) {
      throw new StartError(`a newer version has written it (${newer})`);
    }
    const countOf = (table: string) =>
      Number(ask(`select count(*) as count from ${table}`)[0]!.count);
    const counts = { games: countOf('games'), commands: countOf('commands') };
    return { ...counts, bytes: statSync(path).size };
  } finally {
    file.close();
  }
}

/** Moves the games of a folder out of the way, with their log in them. @returns where they are */
function setAside(path: string): string {
  let number = 1;
  const nameOf = () => `${path}.before-restore-${number}`;
  while (existsSync(nameOf())) {
    number += 1;
  }
  const file = new DatabaseSync(path);
  try {
    // Fails while another program has the file open, and leaves no log behind.
    file.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
  } catch (error) {
    if (isLocked(error)) {
      throw new StartError('another program has the games open. Close it', { cause: error });
    }
    // Damaged games go with their log: someone may still get them out.
    if (existsSync(`${path}-wal`)) {
      renameSync(`${path}-wal`, `${nameOf()}-wal`);
    }
  } finally {
    file.close();
  }
  renameSync(path, nameOf());
  return nameOf();
}

/** Waits until a file is on the disk. */
export function flush(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function startErrorOf(what: string, error: unknown): StartError {
  const reason =
    error instanceof StartError
      ? error.message
      : isNoDatabase(error)
        ? 'it is not a file of games'
        : (sentenceOf(error) ?? messageOf(error));
  return new StartError(`${what}: ${reason.replace(/\.$/, '')}.`, { cause: error });
}
