// Performs games that are over once more, one after the other: only what led to the same end again is
// told by the hall as verified.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HallEntry } from '@roguewright/engine/game';
import { GameProblem } from '../problems.ts';
import type { CommandPage } from '../storage/brought-games.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { Verdict } from '../storage/hall.ts';
import type { StoredCommand } from '../storage/tables.ts';
import type { GameWork } from '../work/game-work.ts';
import { isSameEnd } from '../worlds/world-ends.ts';
import { piecesOfFile } from './game-files.ts';
import type { GameMaker } from './game-maker.ts';
import { entryOf } from './hall.ts';

/** Commands between two hashes in a published record: enough to find where a replay goes astray. */
const HASH_EVERY = 50;

const compress = promisify(gzip);

/** What games are verified with. */
export interface VerifierParts {
  readonly store: GameStore;
  readonly maker: GameMaker;
  /** Performs the games. */
  readonly work: GameWork;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

/** Verifies games in the background. */
export class Verifier {
  readonly #parts: VerifierParts;
  #working: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: VerifierParts) {
    this.#parts = parts;
  }

  /** Verifies all games that are over and were not verified yet. */
  goOn(): void {
    this.#working = this.#working.then(() => this.#verifyAll());
  }

  /** Resolves when nothing is left to do. */
  async settled(): Promise<void> {
    await this.#working;
  }

  /** Begins with no further game; those that are left wait for the next start. */
  stop(): void {
    this.#isStopped = true;
  }

  async #verifyAll(): Promise<void> {
    const { store, report } = this.#parts;
    try {
      for (const id of this.#isStopped ? [] : await store.hall.pendingGames()) {
        await this.#verify(id);
      }
    } catch (error) {
      if (!this.#isStopped) {
        report(error);
      }
    }
  }

  async #verify(id: string): Promise<void> {
    const { store, report } = this.#parts;
    try {
      if (!this.#isStopped && (await store.worlds.find(id)) !== undefined) {
        await this.#verifyWorld(id);
        return;
      }
      const verdict = this.#isStopped ? undefined : await this.#verdictOn(id);
      if (verdict !== undefined && !this.#isStopped) {
        await store.hall.rankGame(id, verdict);
      }
    } catch (error) {
      // Trouble with the disk says nothing about the game, which is tried again at the next end or start.
      if (!this.#isStopped) {
        report(error);
      }
    }
  }

  /** Performs a shared world as far as it is recorded. The record isn't published: others may play on in it. */
  async #verifyWorld(id: string): Promise<void> {
    const { store, maker } = this.#parts;
    // Read before the record, which then has all their commands.
    const lines = await store.hall.pendingLines(id);
    const head = await store.loadHead(id);
    const ends =
      head && (await this.#endsIn(piecesOfFile(head, store.commandPages(id), maker, false), id));
    for (const line of this.#isStopped ? [] : lines) {
      const told = entryOf(line);
      const isRepeatable = ends?.some(end => isSameEnd(end, told)) === true;
      await store.hall.rankGame(id, { isRepeatable }, line.hero_key);
    }
  }

  /** The lines of those whose games end in a record; none when it leads elsewhere. */
  async #endsIn(pieces: AsyncIterable<string>, id: string): Promise<readonly HallEntry[]> {
    const { store, work } = this.#parts;
    const bytes = new TextEncoder().encode(await textOf(pieces));
    try {
      return await work.endsOf(`hall ${id}`, bytes, hash => store.findContent(hash));
    } catch (error) {
      if (error instanceof GameProblem && error.status === 400) {
        return [];
      }
      throw error;
    }
  }

  /** Restarts the game from its seed and performs its commands. */
  async #verdictOn(id: string): Promise<Verdict> {
    const { store, maker, work } = this.#parts;
    const head = await store.loadHead(id);
    const line = await store.hall.readLine(id);
    const last = await store.lastCommand(id);
    if (head === undefined || line === undefined || last === undefined) {
      return { isRepeatable: false };
    }
    const text = await textOf(piecesOfFile(head, store.commandPages(id), maker, false));
    const find = (hash: string) => store.findContent(hash);
    try {
      // Each game is a client of its own: no game's length is held against another.
      const again = await work.readFile(`hall ${id}`, new TextEncoder().encode(text), find);
      if (again.status !== line.end || lastHashOf(again.commands) !== last.state_hash) {
        return { isRepeatable: false };
      }
    } catch (error) {
      if (error instanceof GameProblem && error.status === 400) {
        // The commands lead elsewhere, or the game takes too long to be performed again.
        return { isRepeatable: false };
      }
      throw error;
    }
    const pages = withFewHashes(store.commandPages(id), last.sequence);
    const record = await textOf(piecesOfFile(head, pages, maker, false));
    return { isRepeatable: true, record: await compress(record) };
  }
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
  }
  return text;
}

/** The hash after the last command of a game that was performed. */
function lastHashOf(pages: readonly CommandPage[]): string | undefined {
  const rows = JSON.parse(pages.at(-1)?.rows ?? '[]') as [body: string, hash: string][];
  return rows.at(-1)?.[1];
}

async function* withFewHashes(
  pages: AsyncIterable<readonly StoredCommand[]>,
  last: number,
): AsyncIterable<readonly StoredCommand[]> {
  for await (const page of pages) {
    yield page.map(command => {
      const { sequence } = command;
      return sequence % HASH_EVERY === 0 || sequence === last
        ? command
        : { ...command, state_hash: '' };
    });
  }
}
