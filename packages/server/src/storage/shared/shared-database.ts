// The games in PostgreSQL, which several processes may use at the same time.

import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { GameProblem, messageOf, StartError } from '../../problems.ts';
import type { AnsweredNotes, GamesDatabase } from '../games-database.ts';
import type { Tables } from '../tables.ts';
import { Claims } from './claims.ts';
import { asPostgresProblem, mayBeTriedAgain, postgresSentenceOf } from './postgres-problem.ts';
import type { SharedOptions } from './settings.ts';
import { sharedMigrations } from './shared-migrations.ts';

/** Connections of one process to the database. */
const MOST_CONNECTIONS = 10;

/** Milliseconds after which a connection that isn't given is a problem. */
const CONNECTION_TIMEOUT = 5000;

/** How often a transaction is tried, and the milliseconds between two attempts. */
const ATTEMPTS = 5;
const PAUSE = 20;

/** Milliseconds in which the same sentence is reported once. */
const QUIET = 60_000;

/** PostgreSQL's numbers for `bigint` and `numeric`. */
const [BIGINT, NUMERIC] = [20, 1700];

/** Integers of the tables are below 2^53, so they are read as numbers. */
const TYPES = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === BIGINT || type === NUMERIC ? Number : pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

/** PostgreSQL confirms a command when it is on the disk, so nothing has to be noted beside it. */
const NOTHING: AnsweredNotes = { note: () => undefined, noteRemoved: () => undefined };

/**
 * A connection to the database.
 * @param report takes breaks of connections that no query waits for
 * @param idle milliseconds after which the database ends a transaction whose process sleeps: its locks
 * would keep others from taking its games; 0 for never
 */
export function connect(url: string, report: (error: unknown) => void, idle = 0): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    types: TYPES,
    application_name: 'roguewright',
    idle_in_transaction_session_timeout: idle,
    keepAlive: true,
  });
  pool.on('error', error => report(asPostgresProblem(error)));
  // The pool doesn't listen to a connection that is in use; its next query fails.
  pool.on('connect', client => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Makes the tables or brings them up to date. PostgreSQL lets one process do so at a time.
 * @throws StartError when the database can't be used or a newer version has used it
 */
export async function migrateShared(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: sharedMigrations });
  const { error } = await migrator.migrateToLatest().catch(thrown => ({ error: thrown }));
  if (error !== undefined) {
    await database.destroy();
    const sentence = postgresSentenceOf(error);
    const reason =
      sentence === undefined
        ? `can't be read by this version: ${messageOf(error)}. They are left as they are. Use the ` +
          'version that wrote them, or name another database in DATABASE_URL.'
        : `can't be opened. ${sentence}`;
    throw new StartError(`The games in the database ${reason}`, { cause: error });
  }
}

/** The games in a database that processes share. */
export class SharedDatabase implements GamesDatabase {
  readonly answered = NOTHING;
  readonly claims: Claims;
  readonly #database: Kysely<Tables>;
  readonly #report: (error: unknown) => void;
  /** Reads and writes in progress. */
  readonly #begun = new Set<Promise<unknown>>();
  #isClosing = false;
  #reported = { sentence: '', at: 0 };

  private constructor(database: Kysely<Tables>, claims: Claims, report: (error: unknown) => void) {
    this.#database = database;
    this.claims = claims;
    this.#report = report;
  }

  /**
   * Opens the database and announces this process.
   * @throws StartError when it can't be reached or read
   */
  static async open(
    options: SharedOptions,
    report: (error: unknown) => void,
  ): Promise<SharedDatabase> {
    const database = connect(options.database, report, options.lease);
    await migrateShared(database);
    const claims = new Claims({ ...options, database, report });
    await claims.begin();
    return new SharedDatabase(database, claims, report);
  }

  /** Everything is read as of one moment, although other processes write. */
  read<Result>(work: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.#begin(() =>
      this.#database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(work),
    );
  }

  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#begin(() => this.#database.transaction().execute(work));
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.allSettled(this.#begun);
    try {
      await this.claims.end();
    } catch (error) {
      // The leases of a process that is gone end by themselves.
      this.#report(asPostgresProblem(error));
    }
    await this.#database.destroy();
  }

  findLosses(): Promise<Map<string, number>> {
    return Promise.resolve(new Map());
  }

  async #begin<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isClosing) {
      throw new GameProblem(503, 'server', 'The games are being closed.');
    }
    const begun = this.#tryAgain(work);
    this.#begun.add(begun);
    try {
      return await begun;
    } finally {
      this.#begun.delete(begun);
    }
  }

  async #tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (!mayBeTriedAgain(error) || attempt >= ATTEMPTS) {
          throw this.#told(error);
        }
        await wait(PAUSE * attempt);
      }
    }
  }

  #told(error: unknown): unknown {
    const problem = asPostgresProblem(error);
    if (problem instanceof GameProblem && problem.field === 'storage') {
      const now = performance.now();
      const { sentence, at } = this.#reported;
      if (problem.message !== sentence || now - at > QUIET) {
        this.#reported = { sentence: problem.message, at: now };
        this.#report(problem);
      }
    }
    return problem;
  }
}
