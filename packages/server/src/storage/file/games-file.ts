// The open database file. Every read and write goes through here, so that disk errors are explained in a
// sentence and a lock held by another program doesn't block the server.

import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { GameProblem } from '../../problems.ts';
import { Turns } from '../../turns.ts';
import { Answered, lossesOf, tellLosses } from '../answered.ts';
import type { GamesDatabase } from '../games-database.ts';
import { asStorageProblem, isLocked } from '../storage-problem.ts';
import type { Tables } from '../tables.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { LogFlush } from './log-flush.ts';

/** Milliseconds between two attempts while another program holds the lock, and of all attempts together. */
const PAUSE = 20;
const LOCK_TIMEOUT = 2000;

/** Milliseconds in which the same sentence is reported once: a full disk fails every command. */
const QUIET = 60_000;

/** A database and the file that it lies in. */
export interface OpenFile {
  readonly path: string;
  /** Whether SQLite's log was there before it was opened: a process that was killed leaves one. */
  readonly hadLog: boolean;
  readonly database: Kysely<Tables>;
  /** Copies the log into the file; absent: SQLite does it within a write. */
  readonly checkpoints?: Checkpoints;
  /** Brings writes onto the disk; absent: SQLite does it within a write, or nobody does. */
  readonly flush?: LogFlush;
}

/** The games of one data folder as a database. */
export class GamesFile implements GamesDatabase {
  /** The number of answered commands of each game. */
  readonly answered: Answered;
  readonly #open: OpenFile;
  readonly #identity: string | undefined;
  readonly #report: (error: unknown) => void;
  /** Reads and writes in progress. */
  readonly #begun = new Set<Promise<unknown>>();
  readonly #turns: Turns;
  #isClosing = false;
  #reported = { sentence: '', at: 0 };

  /** @param turns in which writers go on that one flush has served */
  constructor(open: OpenFile, report: (error: unknown) => void, turns = new Turns()) {
    this.#turns = turns;
    this.#open = open;
    this.answered = new Answered(open.path);
    this.#identity = identityOf(open.path);
    this.#report = report;
  }

  /** @throws GameProblem with a sentence when the file can't be read */
  read<Result>(work: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.#begin(() => this.#retryWhileLocked(() => work(this.#open.database)));
  }

  /**
   * Writes all of it or nothing.
   * @throws GameProblem with a sentence when the file can't be written
   */
  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#begin(async () => {
      const result = await this.#retryWhileLocked(async () => {
        this.#expectSameFile();
        this.#open.flush?.expectSound();
        return await this.#open.database.transaction().execute(work);
      });
      await this.#flushed();
      return result;
    });
  }

  /** Closes the file when all that was begun is done. What is begun from now on is refused. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.allSettled(this.#begun);
    await this.#open.checkpoints?.close();
    await this.#open.flush?.close();
    await this.#open.database.destroy();
    // The last process that closes the file moves the log into it.
    if (!existsSync(`${this.#open.path}-wal`)) {
      this.answered.remove();
    }
  }

  /**
   * Compares the games with what was answered before the folder was opened, and reports what is missing.
   * @returns how many commands each of them has lost, by its id
   */
  async findLosses(): Promise<Map<string, number>> {
    const { path, hadLog } = this.#open;
    const answered = new Map(this.answered.read());
    const losses = await this.read(database => lossesOf(database, answered));
    if (losses.length === 0) {
      return new Map();
    }
    this.#report(tellLosses(path, losses, hadLog));
    for (const { game, kept } of losses) {
      if (kept === undefined) {
        answered.delete(game);
      } else {
        answered.set(game, kept);
      }
    }
    this.answered.write(answered);
    return new Map(losses.map(({ game, answered: far, kept = 0 }) => [game, far - kept]));
  }

  async #begin<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isClosing) {
      throw new GameProblem(503, 'server', 'The games are being closed.');
    }
    const begun = work();
    this.#begun.add(begun);
    try {
      return await begun;
    } finally {
      this.#begun.delete(begun);
    }
  }

  /** Retries while another program holds the lock, without blocking other reads. */
  async #retryWhileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + LOCK_TIMEOUT;
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

  async #flushed(): Promise<void> {
    const { flush } = this.#open;
    if (flush === undefined) {
      return;
    }
    try {
      await flush.flushed();
    } catch (error) {
      throw this.#told(error);
    }
    // What waits for these writers is done one by one, and clients are served in between.
    await this.#turns.take('');
  }

  /** Throws if the file was deleted or replaced: what is written into a deleted file is lost without an error. */
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
