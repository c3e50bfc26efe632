import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../problems.ts';
import type { Tables } from '../tables.ts';
import { asPostgresProblem } from './postgres-problem.ts';
import { migrateShared } from './shared-database.ts';

const STAYS = 'The games stay as they are. Try again in a moment.';

/** A database whose connection breaks in the first transaction. */
function breaking(): Kysely<Tables> {
  let isBroken = false;
  const client = {
    query: (sql: string) => {
      isBroken ||= sql.startsWith('begin') || sql.startsWith('start');
      return isBroken
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
        : Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
    },
    release: () => undefined,
  };
  const pool = {
    connect: () => Promise.resolve(client),
    end: () => Promise.resolve(),
    options: {},
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
}

describe('a connection to PostgreSQL that is gone', () => {
  it.each([
    'Postgres connection has been discarded',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout expired',
    'Query read timeout',
  ])('is told as that and not as a flaw of the games: %s', message => {
    expect(asPostgresProblem(new Error(message))).toMatchObject({
      status: 503,
      field: 'storage',
      message: `The database of the games can’t be reached. ${STAYS} (PostgreSQL: ${message})`,
    });
  });

  it('is told by a start as that, too', async () => {
    const told = await migrateShared(breaking()).catch((error: unknown) => error);
    expect(told).toBeInstanceOf(StartError);
    expect((told as Error).message).toContain(`can’t be reached. ${STAYS}`);
    expect((told as Error).message).not.toContain('this version');
  });

  it('is nothing that any other error tells of', () => {
    const error = new TypeError('x is undefined');
    expect(asPostgresProblem(error)).toBe(error);
  });
});
