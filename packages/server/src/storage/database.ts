// Opens the database of a data folder: SQLite as Node brings it, under Kysely, brought up to date.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { messageOf, StartError } from '../problems.ts';
import { migrations } from './migrations.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The file in the data folder that holds all games. */
const FILE = 'roguewright.sqlite';

// With a write-ahead log, `normal` loses nothing when the process is killed; a power cut may cost
// the last commands but never the file.
const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = normal',
  'busy_timeout = 5000',
  'foreign_keys = on',
];

/**
 * The database of a data folder, made when it isn't there.
 * @throws StartError when the folder can't be written or a newer version has used it
 */
export async function openDatabase(folder: string): Promise<Kysely<Tables>> {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openFile(folder)) });
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw new StartError(
      `The games in ${folder} can't be read by this version: ${messageOf(error)}. They are left as ` +
        'they are. Use the version that wrote them, or name another folder in ROGUEWRIGHT_DATA.',
      { cause: error },
    );
  }
  return database;
}

function openFile(folder: string): DatabaseSync {
  const path = join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true });
    const file = new DatabaseSync(path);
    for (const pragma of PRAGMAS) {
      file.exec(`pragma ${pragma}`);
    }
    return file;
  } catch (error) {
    throw new StartError(
      `Games can't be kept in ${path}: ${messageOf(error)}. Name another folder in ROGUEWRIGHT_DATA.`,
      { cause: error },
    );
  }
}
