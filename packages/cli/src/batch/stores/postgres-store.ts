// Results of chunks in PostgreSQL, in a schema of their own, so that workers on several machines share them.

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type Experiment,
  experimentText,
  nameOf,
  readExperiment,
} from '../experiment/experiment.ts';
import type { DoneChunk } from '../runners/runner.ts';
import { type ChunkStore, hashOf, type StoredCheck, type StoredChunk } from './chunk-store.ts';

const TABLES = `
  create schema if not exists roguewright_batch;
  create table if not exists roguewright_batch.experiments (
    name text primary key, text text not null, is_over boolean not null default false);
  create table if not exists roguewright_batch.chunks (
    experiment text not null references roguewright_batch.experiments (name),
    chunk integer not null, text text not null, worker text not null,
    primary key (experiment, chunk));
  create table if not exists roguewright_batch.checks (
    experiment text not null references roguewright_batch.experiments (name),
    chunk integer not null, worker text not null, hash text not null,
    primary key (experiment, chunk));
`;

/** PostgreSQL lets one process at a time make the tables. */
const LOCK = 0x726f6775;

/** Connections of one process: a worker listens on one of them. */
const MOST_CONNECTIONS = 6;

/** Milliseconds for which a database that can't be reached is tried again, and between two attempts. */
const PATIENCE = 120_000;
const PAUSE = 500;

/** Classes of PostgreSQL's errors that end by themselves: the connection is lost, or the server is stopping. */
const PASSING = /^(08|53|57P0|40)/;

/** Errors of the connection that end by themselves. */
const BROKEN = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|[Cc]onnection terminated|timeout/;

/** Connections to a database. @param report takes breaks of connections that no query waits for */
export function poolFor(url: string, report: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    application_name: 'roguewright worker',
    // BullMQ names its tables and functions without their schema.
    options: '-c search_path=bullmq,public',
    keepAlive: true,
  });
  pool.on('error', report);
  // The pool doesn't listen to a connection that is in use; its next query fails.
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

/** The store. */
export class PostgresStore implements ChunkStore {
  readonly #pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Makes the tables where they are missing. The pool stays the caller's. */
  static async open(pool: pg.Pool): Promise<PostgresStore> {
    const client = await pool.connect();
    try {
      await client.query(`begin; select pg_advisory_xact_lock(${LOCK}); ${TABLES} commit;`);
    } finally {
      client.release();
    }
    return new PostgresStore(pool);
  }

  async begin(experiment: Experiment): Promise<void> {
    await this.#ask(
      'insert into roguewright_batch.experiments (name, text) values ($1, $2) ' +
        'on conflict (name) do update set is_over = false',
      [nameOf(experiment), experimentText(experiment)],
    );
  }

  /** An experiment that others began. @returns undefined where there is none or it is over */
  async experiment(name: string): Promise<Experiment | undefined> {
    const [row] = await this.#ask<{ text: string }>(
      'select text from roguewright_batch.experiments where name = $1 and not is_over',
      [name],
    );
    return row && readExperiment(row.text);
  }

  async numbers(name: string): Promise<readonly number[]> {
    const rows = await this.#ask<{ chunk: number }>(
      'select chunk from roguewright_batch.chunks where experiment = $1 order by chunk',
      [name],
    );
    return rows.map(({ chunk }) => chunk);
  }

  /** The results that are there of some chunks, ascending. */
  readAll(name: string, chunks: readonly number[]): Promise<readonly StoredChunk[]> {
    return this.#ask<StoredChunk>(
      'select chunk, text, worker from roguewright_batch.chunks ' +
        'where experiment = $1 and chunk = any($2::integer[]) order by chunk',
      [name, chunks],
    );
  }

  async read(name: string, chunk: number): Promise<StoredChunk> {
    const [row] = await this.readAll(name, [chunk]);
    if (row === undefined) {
      throw new Error(`chunk ${chunk} of experiment ${name} is missing`);
    }
    return row;
  }

  async put(name: string, { chunk, text, worker, again }: DoneChunk): Promise<void> {
    const table = again ? 'checks (experiment, chunk, hash' : 'chunks (experiment, chunk, text';
    await this.#ask(
      `insert into roguewright_batch.${table}, worker) values ($1, $2, $3, $4) on conflict do nothing`,
      [name, chunk, again ? hashOf(text) : text, worker],
    );
  }

  checks(name: string): Promise<readonly StoredCheck[]> {
    return this.#ask<StoredCheck>(
      'select chunk, worker, hash from roguewright_batch.checks where experiment = $1 order by chunk',
      [name],
    );
  }

  async end(name: string): Promise<void> {
    await this.#ask('update roguewright_batch.experiments set is_over = true where name = $1', [
      name,
    ]);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Every statement may be said twice, so a broken connection is no loss. */
  async #ask<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    for (let waited = 0; ; waited += PAUSE) {
      try {
        const { rows } = await this.#pool.query(sql, [...values]);
        return rows as Row[];
      } catch (error) {
        if (!isPassing(error) || waited >= PATIENCE) {
          throw error;
        }
        await wait(PAUSE);
      }
    }
  }
}

/** Whether a statement may succeed when it is said again. */
export function isPassing(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return PASSING.test(code) || BROKEN.test(`${code} ${message}`);
}
