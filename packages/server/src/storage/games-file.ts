// The open file of the games: every read and write of the server goes through here, so that trouble
// with the disk is told in a sentence, and a lock held by another program stops nobody else.

import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { GameProblem } from '../problems.ts';
import { asStorageProblem, isLocked } from './storage-problem.ts';
import type { Tables } from './tables.ts';

/** Milliseconds between two tries when another program holds the lock, and for all tries together. */
const PAUSE = 20;
const PATIENCE = 2000;

/** Milliseconds in which the same sentence is reported once: a full disk fails every command. */
const QUIET = 60_000;

/** A database and the file that it lies in. */
export interface OpenFile {
  readonly path: string;
  readonly database: Kysely<Tables>;
}

/** The games of one data folder as a database. */
export class GamesFile {
  readonly #open: OpenFile;
  readonly #identity: string | undefined;
  readonly #report: (error: unknown) => void;
  #reported = { sentence: '', at: 0 };

  constructor(open: OpenFile, report: (error: unknown) => void) {
    this.#open = open;
    this.#identity = identityOf(open.path);
    this.#report = report;
  }

  /** @throws GameProblem with a sentence when the file can't be read */
  read<Result>(work: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.#patiently(() => work(this.#open.database));
  }

  /**
   * Writes all of it or nothing.
   * @throws GameProblem with a sentence when the file can't be written
   */
  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#patiently(async () => {
      this.#expectSameFile();
      return await this.#open.database.transaction().execute(work);
    });
  }

  async close(): Promise<void> {
    await this.#open.database.destroy();
  }

  /** Waits outside the database while another program holds the lock: meanwhile others may read. */
  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLocked(error) || performance.now() > end) {
          throw this.#told(error);
        }
        await wait(PAUSE);
      }
    }
  }

  /** What is written into a deleted file is lost when the process ends, and nothing would say so. */
  #expectSameFile(): void {
    if (identityOf(this.#open.path) !== this.#identity) {
      throw this.#told(
        new GameProblem(
          503,
          'storage',
          'The file of the games was deleted or replaced while the server was running. ' +
            'Nothing can be kept until the server is started again.',
        ),
      );
    }
  }

  #told(error: unknown): unknown {
    const problem = asStorageProblem(error);
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

/** Tells a file from another one at the same path; undefined when there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}
