// The tables of accounts and of what is shown to watchers, nearly the same in SQLite and PostgreSQL.

import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { Tables } from '../tables.ts';

/** Makes them. */
export async function createPeople(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.notNull().unique())
    .addColumn('password', 'text', column => column.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('is_held', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('is_banned', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('sign_ins')
    .addColumn('token_hash', 'text', column => column.primaryKey().notNull())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('challenges')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('challenge', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('account_games')
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('hero_key', 'text', column => column.notNull())
    .addColumn('joined_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('account_games_key', ['account_id', 'game_id', 'hero_key'])
    .execute();
  await schema
    .createIndex('account_games_by_game')
    .on('account_games')
    .columns(['game_id', 'hero_key'])
    .execute();
  await createShows(database);
}

async function createShows(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('shows')
    .addColumn('watch_id', 'text', column => column.primaryKey().notNull())
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('hero_key', 'text', column => column.notNull())
    .addColumn('audience', 'text', column => column.notNull())
    .addColumn('delay', 'integer', column => column.notNull())
    .addColumn('chat', 'text', column => column.notNull())
    .addColumn('friend_key', 'text', column => column.notNull())
    .addColumn('level', 'integer', column => column.notNull())
    .addColumn('depth', 'integer', column => column.notNull())
    .addColumn('watchers', 'integer', column => column.notNull())
    .addUniqueConstraint('shows_of_heroes', ['game_id', 'hero_key'])
    .execute();
  await numbered(database, 'milestones')
    .addColumn('game_id', 'text', column => column.notNull())
    .addColumn('watch_id', 'text', column => column.notNull())
    .addColumn('hero', 'text', column => column.notNull())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('race', 'text', column => column.notNull())
    .addColumn('level', 'integer', column => column.notNull())
    .addColumn('depth', 'integer', column => column.notNull())
    .addColumn('turn', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('what', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('blocks')
    .addColumn('owner', 'text', column => column.notNull())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addPrimaryKeyConstraint('blocks_key', ['owner', 'account_id'])
    .execute();
  await numbered(database, 'bulletins')
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('barred_networks')
    .addColumn('network', 'text', column => column.primaryKey().notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
}

/** A table whose rows are numbered from 1. */
function numbered(database: Kysely<unknown>, name: string) {
  const table = database.schema.createTable(name);
  return isPostgres(database as Kysely<Tables>)
    ? table.addColumn('id', sql`serial`, column => column.primaryKey())
    : table.addColumn('id', 'integer', column => column.primaryKey().autoIncrement());
}
