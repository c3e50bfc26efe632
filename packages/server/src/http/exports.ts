// Games that are taken as files: one at a time for each client and few in all, each client within what it
// may have, and each sent no faster than it is read.

import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GameProblem } from '../problems.ts';
import { RateLimit } from '../rate-limit.ts';

/** Files that are sent at a time, to all clients. */
const MOST = 8;

/** Letters of files that a client may have: for long, in each second, and at once. */
const LETTERS = { perSecond: 200_000, burst: 40_000_000 };

/** Milliseconds in which a client has to have read a file. */
const PATIENCE = 120_000;

/** Codes of errors that say that the client is not there any more. */
const GONE: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
]);

/** Who is being sent a file, and how much each has had. */
export class Exports {
  readonly #busy = new Set<string>();
  readonly #share = new RateLimit(LETTERS);

  /**
   * The pieces of a file for a client, who counts as busy until they are read or given up.
   * @throws GameProblem when he has one already, has had too many, or too many others have one
   */
  async take(
    client: string,
    begin: () => Promise<AsyncIterable<string>>,
  ): Promise<AsyncIterable<string>> {
    if (this.#busy.has(client) || !this.#share.has(client)) {
      throw new GameProblem(429, 'server', 'One file at a time. Try again in a minute.', {
        retryAfter: 60,
      });
    }
    if (this.#busy.size >= MOST) {
      throw new GameProblem(
        503,
        'server',
        'Too many files are being sent. Try again in a minute.',
        {
          retryAfter: 60,
        },
      );
    }
    this.#busy.add(client);
    try {
      return this.#counted(client, await begin());
    } catch (error) {
      this.#busy.delete(client);
      throw error;
    }
  }

  /** Not a generator: one that was never begun would not hear that it is given up. */
  #counted(client: string, pieces: AsyncIterable<string>): AsyncIterable<string> {
    const iterator = pieces[Symbol.asyncIterator]();
    const end = () => {
      this.#busy.delete(client);
    };
    return {
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          try {
            const result = await iterator.next();
            if (result.done === true) {
              end();
            } else {
              this.#share.charge(client, result.value.length);
            }
            return result;
          } catch (error) {
            end();
            throw error;
          }
        },
        return: async () => {
          end();
          await iterator.return?.();
          return { done: true, value: undefined };
        },
      }),
    };
  }
}

/** Sends pieces as they are read; a reader who is too slow is left. */
export async function sendPieces(
  pieces: AsyncIterable<string>,
  response: ServerResponse,
): Promise<void> {
  const readable = Readable.from(pieces);
  const tooLate = setTimeout(() => response.destroy(), PATIENCE);
  try {
    await pipeline(readable, response);
  } catch (error) {
    readable.destroy();
    response.destroy();
    if (!GONE.has((error as NodeJS.ErrnoException).code ?? '')) {
      throw error;
    }
  } finally {
    clearTimeout(tooLate);
  }
}
