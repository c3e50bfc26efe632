// Downloads of games as files. Each client has one download at a time and a limit in characters; the number of
// downloads of all clients is limited; pieces are produced only as fast as the client reads them.

import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GameProblem } from '../problems.ts';
import { RateLimit } from '../rate-limit.ts';

/** Most downloads at a time, of all clients. */
const MOST = 8;

/** Characters that a client may download: a second, and at once. */
const LETTERS = { perSecond: 200_000, burst: 40_000_000 };

/** Milliseconds within which a client has to read a file. */
const DOWNLOAD_TIMEOUT = 120_000;

/** Error codes of a client that has disconnected. */
const GONE: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
]);

/** The running downloads, and how much each client has downloaded. */
export class Exports {
  readonly #busy = new Set<string>();
  readonly #share = new RateLimit(LETTERS);

  /**
   * The pieces of a file. The client counts as busy until they are read or abandoned.
   * @throws GameProblem when the client has a download already or has reached its limit, or when too many run
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

/** Sends pieces as fast as the client reads them; ends the connection of a client that is too slow. */
export async function sendPieces(
  pieces: AsyncIterable<string>,
  response: ServerResponse,
): Promise<void> {
  const readable = Readable.from(pieces);
  const tooLate = setTimeout(() => response.destroy(), DOWNLOAD_TIMEOUT);
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
