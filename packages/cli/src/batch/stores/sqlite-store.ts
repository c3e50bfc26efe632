// Results of chunks in one SQLite file, or in memory.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Experiment, experimentText, nameOf } from '../experiment/experiment.ts';
import type { DoneChunk } from '../runners/runner.ts';
import { type ChunkStore, hashOf, type StoredCheck, type StoredChunk } from './chunk-store.ts';

const TABLES = `
  create table if not exists experiments (name text primary key, text text not null) strict;
  create table if not exists chunks (
    experiment text not null, chunk integer not null, text text not null, worker text not null,
    primary key (experiment, chunk)) strict;
  create table if not exists checks (
    experiment text not null, chunk integer not null, worker text not null, hash text not null,
    primary key (experiment, chunk)) strict;
`;

/** The store. */
export class SqliteStore implements ChunkStore {
  readonly #file: DatabaseSync;

  /** @param path of the file, which is made where there is none; absent: in memory */
  constructor(path = ':memory:') {
    this.#file = new DatabaseSync(path, { timeout: 10_000 });
    // A commit is on the disk before a result counts as done.
    this.#file.exec(`pragma journal_mode = wal; pragma synchronous = full; ${TABLES}`);
  }

  begin(experiment: Experiment): Promise<void> {
    this.#sql('insert or ignore into experiments values (?, ?)').run(
      nameOf(experiment),
      experimentText(experiment),
    );
    return Promise.resolve();
  }

  numbers(name: string): Promise<readonly number[]> {
    const rows = this.#sql('select chunk from chunks where experiment = ? order by chunk').all(
      name,
    );
    return Promise.resolve(rows.map(({ chunk }) => Number(chunk)));
  }

  read(name: string, chunk: number): Promise<StoredChunk> {
    const row = this.#sql(
      'select chunk, text, worker from chunks where experiment = ? and chunk = ?',
    ).get(name, chunk);
    return row === undefined
      ? Promise.reject(new Error(`chunk ${chunk} of experiment ${name} is missing`))
      : Promise.resolve(row as unknown as StoredChunk);
  }

  put(name: string, { chunk, text, worker, again }: DoneChunk): Promise<void> {
    if (again) {
      this.#sql('insert or ignore into checks values (?, ?, ?, ?)').run(
        ...[name, chunk, worker, hashOf(text)],
      );
    } else {
      this.#sql('insert or ignore into chunks values (?, ?, ?, ?)').run(name, chunk, text, worker);
    }
    return Promise.resolve();
  }

  checks(name: string): Promise<readonly StoredCheck[]> {
    const rows = this.#sql(
      'select chunk, worker, hash from checks where experiment = ? order by chunk',
    ).all(name);
    return Promise.resolve(rows as unknown as StoredCheck[]);
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.#file.close();
    return Promise.resolve();
  }

  #sql(text: string): StatementSync {
    return this.#file.prepare(text);
  }
}
