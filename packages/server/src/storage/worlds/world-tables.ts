// The tables of shared worlds, the same in SQLite and PostgreSQL.

import type { Kysely } from 'kysely';

/** Makes them. */
export async function createWorlds({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('worlds')
    .addColumn('game_id', 'text', column => column.primaryKey().references('games.id'))
    .addColumn('clock', 'text', column => column.notNull())
    .addColumn('ticks_per_second', 'integer', column => column.notNull())
    .addColumn('invite_hash', 'text', column => column.notNull())
    .addColumn('members', 'integer', column => column.notNull())
    .execute();
  await schema
    .createTable('seats')
    .addColumn('game_id', 'text', column => column.notNull().references('games.id'))
    .addColumn('hero_key', 'text', column => column.notNull())
    .addColumn('hero_name', 'text', column => column.notNull())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('race', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull())
    .addColumn('joined_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['game_id', 'hero_key'])
    .execute();
}
