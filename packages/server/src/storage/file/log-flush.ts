// Brings SQLite's log onto the disk outside the server's loop, one flush for all writes that wait for it.

import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { GameProblem, messageOf } from '../../problems.ts';

/** A log as a file of the operating system. */
export interface LogFile {
  /** Writes what the system holds of it onto the disk. */
  bringToDisk(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The flushes of one log. SQLite writes each transaction to the end of its log, and a flush brings all of them onto the
 * disk, so writes that come while the disk is busy share the next flush. The order on the disk is SQLite's own: the
 * thread that copies the log flushes it before it changes the file.
 */
export class LogFlush {
  readonly #log: LogFile;
  /** The flush that runs, and the one that begins after it. */
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: GameProblem | undefined;

  constructor(log: LogFile) {
    this.#log = log;
  }

  /**
   * Resolves when everything that was written until now is on the disk.
   * @throws GameProblem when the disk fails, now and from then on: what it holds is not known any more
   */
  flushed(): Promise<void> {
    // A flush that runs already may have begun before the last write.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const flush = this.#flush();
      this.#running = flush.catch(() => undefined);
      return flush;
    });
    return this.#next;
  }

  /** @throws GameProblem when the disk has failed */
  expectSound(): void {
    if (this.#failure !== undefined) {
      throw this.#failure;
    }
  }

  /** Closes the log when the last flush is done. */
  async close(): Promise<void> {
    await this.#next?.catch(() => undefined);
    await this.#running;
    await this.#log.close();
  }

  async #flush(): Promise<void> {
    this.expectSound();
    try {
      await this.#log.bringToDisk();
    } catch (error) {
      // The system may forget what it could not write, and report success the next time.
      this.#failure = new GameProblem(
        503,
        'storage',
        `The disk that holds the games fails to write (${messageOf(error)}). ` +
          'Nothing can be kept until the server is started again.',
        { cause: error },
      );
      throw this.#failure;
    }
  }
}

/** The log of a database, which SQLite has made. @param path of the file of the games */
export async function openLog(path: string): Promise<LogFile> {
  // For writing: Windows flushes nothing that is only read.
  const log = await open(`${path}-wal`, 'r+');
  await nameOnDisk(dirname(path));
  return { bringToDisk: () => log.datasync(), close: () => log.close() };
}

/** Brings the names of a folder's files onto the disk, so that a new file is found after a power cut. */
async function nameOnDisk(folder: string): Promise<void> {
  // Windows opens no folders as files.
  if (process.platform === 'win32') {
    return;
  }
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
