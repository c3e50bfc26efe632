// How the tables came to be, step by step. A step that was released is never changed: add another.

import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

const games: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('contents')
      .addColumn('hash', 'text', column => column.primaryKey().notNull())
      .addColumn('files', 'text', column => column.notNull())
      .execute();
    await database.schema
      .createTable('games')
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
      .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
      .addColumn('sequence', 'integer', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['game_id', 'sequence'])
      .execute();
    await database.schema
      .createTable('commands')
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

/** All steps, in the order of their names. */
export const migrations: MigrationProvider = {
  getMigrations: () => Promise.resolve({ '0001-games': games }),
};
