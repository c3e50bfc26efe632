// Opens the database of a data folder: SQLite as Node brings it, under Kysely, brought up to date.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { messageOf, StartError } from '../problems.ts';
import { migrations } from './migrations.ts';
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
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: openFile(folder) }),
  });
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

function openFile(folder: string): SqliteDatabase {
  const path = join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true });
    const file = new DatabaseSync(path);
    for (const pragma of PRAGMAS) {
      file.exec(`pragma ${pragma}`);
    }
    return asKyselyWantsIt(file);
  } catch (error) {
    throw new StartError(
      `Games can't be kept in ${path}: ${messageOf(error)}. Name another folder in ROGUEWRIGHT_DATA.`,
      { cause: error },
    );
  }
}

function asKyselyWantsIt(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = file.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: parameters => statement.all(...values(parameters)),
        run: parameters => statement.run(...values(parameters)),
        iterate: parameters => statement.iterate(...values(parameters)),
      };
    },
  };
}
