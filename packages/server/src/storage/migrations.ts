// How the tables came to be, step by step. A step that was released is never changed: add another.
//
// A step is one transaction, so it happens whole or not at all. The first two steps also complete what
// is there already: in version 0.1.0 they were no transactions, and a process that was killed during
// one of them left a part of its tables behind.

import { type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { HALL_COLUMNS } from './hall-columns.ts';
import { createPeople } from './people/people-tables.ts';
import { takeInWorlds } from './worlds/world-hall.ts';
import { createWorlds } from './worlds/world-tables.ts';

const games: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('contents')
      .ifNotExists()
      .addColumn('hash', 'text', column => column.primaryKey().notNull())
      .addColumn('files', 'text', column => column.notNull())
      .execute();
    await database.schema
      .createTable('games')
      .ifNotExists()
      .addColumn('id', 'text', column => column.primaryKey().notNull())
      .addColumn('token_hash', 'text', column => column.notNull())
      .addColumn('hero_name', 'text', column => column.notNull())
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('race', 'text', column => column.notNull())
      .addColumn('seed', 'text', column => column.notNull())
      .addColumn('ruleset', 'text', column => column.notNull())
      .addColumn('content_hash', 'text', column => column.notNull().references('contents.hash'))
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('turn', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute();
    await database.schema
      .createTable('snapshots')
      .ifNotExists()
      .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
      .addColumn('sequence', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['game_id', 'sequence'])
      .execute();
    await database.schema
      .createTable('commands')
      .ifNotExists()
      .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
      .addColumn('sequence', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('state_hash', 'text', column => column.notNull())
      .addColumn('client', 'text', column => column.notNull())
      .addColumn('request', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('commands_key', ['game_id', 'sequence'])
      .execute();
    await database.schema
      .createTable('poisoned')
      .ifNotExists()
      .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
      .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
      .addColumn('sequence', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('error', 'text', column => column.notNull())
      .addColumn('told', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute();
  },
};

const hall: Migration = {
  async up(database: Kysely<unknown>) {
    if (!(await hasColumn(database, 'games', 'brought'))) {
      await database.schema
        .alterTable('games')
        .addColumn('brought', 'integer', column => column.notNull().defaultTo(0))
        .execute();
    }
    await database.schema
      .createTable('hall')
      .ifNotExists()
      .addColumn('entry', 'integer', column => column.primaryKey().autoIncrement())
      .addColumn('game_id', 'text', column => column.notNull().unique().references('games.id'))
      .addColumn('hero', sql`text collate nocase`, column => column.notNull())
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('race', 'text', column => column.notNull())
      .addColumn('level', 'integer', column => column.notNull())
      .addColumn('depth', 'integer', column => column.notNull())
      .addColumn('deepest', 'integer', column => column.notNull())
      .addColumn('turns', 'integer', column => column.notNull())
      .addColumn('points', 'integer', column => column.notNull())
      .addColumn('end', 'text', column => column.notNull())
      .addColumn('killer', 'text', column => column.notNull())
      .addColumn('during', 'text', column => column.notNull())
      .execute();
    for (const column of HALL_COLUMNS) {
      await database.schema
        .createIndex(`hall_by_${column}`)
        .ifNotExists()
        .on('hall')
        .columns([column, 'entry'])
        .execute();
    }
  },
};

const damage: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('snapshots')
      .addColumn('checksum', 'text', column => column.notNull().defaultTo(''))
      .execute();
    // Players in the process of the server never repeat a request, so theirs need no index.
    await database.schema
      .createIndex('commands_by_request')
      .on('commands')
      .columns(['game_id', 'client', 'request'])
      .where('client', '<>', '')
      .execute();
  },
};

const verified: Migration = {
  async up(database: Kysely<unknown>) {
    const flag = (table: string, column: string) =>
      database.schema
        .alterTable(table)
        .addColumn(column, 'integer', definition => definition.notNull().defaultTo(0))
        .execute();
    await flag('games', 'seed_drawn');
    await flag('games', 'exported');
    // Lines of before were never verified, and their players chose the seeds.
    await database.schema
      .alterTable('hall')
      .addColumn('ranking', 'text', column => column.notNull().defaultTo('marked'))
      .execute();
    await database.schema
      .alterTable('hall')
      .addColumn('marks', 'text', column => column.notNull().defaultTo('seed-chosen'))
      .execute();
    for (const column of HALL_COLUMNS) {
      await database.schema.dropIndex(`hall_by_${column}`).execute();
      await database.schema
        .createIndex(`hall_ranked_by_${column}`)
        .on('hall')
        .columns(['ranking', column, 'entry'])
        .execute();
    }
    await database.schema
      .createTable('records')
      .addColumn('game_id', 'text', column => column.primaryKey().references('games.id'))
      .addColumn('body', 'blob', column => column.notNull())
      .execute();
  },
};

const quota: Migration = {
  async up(database: Kysely<unknown>) {
    // Games of before count for nobody.
    await database.schema
      .alterTable('games')
      .addColumn('network', 'text', column => column.notNull().defaultTo(''))
      .execute();
    await database.schema
      .alterTable('games')
      .addColumn('bytes', 'bigint', column => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .createIndex('games_by_network')
      .on('games')
      .columns(['network', 'bytes'])
      .where('network', '<>', '')
      .execute();
  },
};

const conducts: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('hall').addColumn('conducts', 'text').execute();
  },
};

/** The same for SQLite and PostgreSQL. */
export async function keepBeginnings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('games')
    .addColumn('beginning', 'text', column => column.notNull().defaultTo(''))
    .execute();
}

async function hasColumn(
  database: Kysely<unknown>,
  table: string,
  column: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pragma_table_info(${table}) where name = ${column}
  `.execute(database);
  return rows.length > 0;
}

const STEPS: Readonly<Record<string, Migration>> = {
  '0001-games': games,
  '0002-hall': hall,
  '0003-damage': damage,
  '0004-verified': verified,
  '0005-quota': quota,
  '0006-conducts': conducts,
  '0007-worlds': { up: createWorlds },
  '0008-people': { up: createPeople },
  '0009-beginnings': { up: keepBeginnings },
  '0010-world-hall': { up: takeInWorlds },
};

/** The names of all steps that this version knows. */
export const KNOWN_STEPS: ReadonlySet<string> = new Set(Object.keys(STEPS));

/** All steps, in the order of their names. */
export const migrations: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...STEPS }),
};
