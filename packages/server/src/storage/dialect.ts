// The few places where SQLite and PostgreSQL need different SQL ask which of the two they talk to.

import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether a database is PostgreSQL; otherwise it is SQLite. */
export function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
