// How the tables in PostgreSQL came to be, step by step. A step that was released is never changed: add
// another. The first step makes what the first six steps make in SQLite, and what processes share.

import { type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { HALL_COLUMNS } from '../hall-columns.ts';
import { keepBeginnings } from '../migrations.ts';
import { createPeople } from '../people/people-tables.ts';
import { takeInSharedWorlds } from '../worlds/world-hall.ts';
import { createWorlds } from '../worlds/world-tables.ts';

const shared: Migration = {
  async up(database: Kysely<unknown>) {
    await createGames(database);
    await createHall(database);
    await createLeases(database);
  },
};

async function createGames(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('contents')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('files', 'text', column => column.notNull())
    .execute();
  await schema
    .createTable('games')
    .addColumn('id', 'text', column => column.primaryKey())
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
    .addColumn('brought', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('seed_drawn', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('exported', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('network', 'text', column => column.notNull().defaultTo(''))
    .addColumn('bytes', 'bigint', column => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('games_by_network')
    .on('games')
    .columns(['network', 'bytes'])
    .where('network', '<>', '')
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('checksum', 'text', column => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('snapshots_key', ['game_id', 'sequence'])
    .execute();
  await schema
    .createTable('commands')
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('state_hash', 'text', column => column.notNull())
    .addColumn('client', 'text', column => column.notNull())
    .addColumn('request', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('commands_key', ['game_id', 'sequence'])
    .execute();
  await schema
    .createIndex('commands_by_request')
    .on('commands')
    .columns(['game_id', 'client', 'request'])
    .where('client', '<>', '')
    .execute();
  await schema
    .createTable('poisoned')
    .addColumn('id', 'serial', column => column.primaryKey())
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('error', 'text', column => column.notNull())
    .addColumn('told', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await schema.createIndex('poisoned_by_game').on('poisoned').column('game_id').execute();
}

async function createHall(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('hall')
    .addColumn('entry', 'serial', column => column.primaryKey())
    .addColumn('game_id', 'text', column => column.notNull().unique().references('games.id'))
    .addColumn('hero', 'text', column => column.notNull())
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
    .addColumn('ranking', 'text', column => column.notNull())
    .addColumn('marks', 'text', column => column.notNull())
    .addColumn('conducts', 'text')
    .execute();
  for (const column of HALL_COLUMNS) {
    const order = column === 'hero' ? sql`lower(hero)` : sql.ref(column);
    await sql`create index ${sql.id(`hall_ranked_by_${column}`)}
      on hall (ranking, ${order}, entry)`.execute(database);
  }
  await schema
    .createTable('records')
    .addColumn('game_id', 'text', column => column.primaryKey().references('games.id'))
    .addColumn('body', 'bytea', column => column.notNull())
    .execute();
}

async function createLeases(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('hosts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('start', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('leases')
    .addColumn('game_id', 'text', column =>
      column.primaryKey().references('games.id').onDelete('cascade'),
    )
    .addColumn('epoch', 'bigint', column => column.notNull())
    .addColumn('owner', 'text', column => column.notNull())
    .execute();
  await schema.createIndex('leases_by_owner').on('leases').column('owner').execute();
  await schema
    .createTable('installation')
    .addColumn('id', 'text', column => column.primaryKey())
    .execute();
  await sql`insert into installation (id) values (gen_random_uuid()::text)`.execute(database);
}

/** All steps, in the order of their names. */
export const sharedMigrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0006-shared': shared,
      '0007-worlds': { up: createWorlds },
      '0008-people': { up: createPeople },
      '0009-beginnings': { up: keepBeginnings },
      '0010-world-hall': { up: takeInSharedWorlds },
    }),
};
