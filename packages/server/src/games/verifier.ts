// Performs games that are over once more, one after the other: only what led to the same end again is
// told by the hall as verified.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type GameFile, writeGameFile } from '@roguewright/engine/host';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { Verdict } from '../storage/hall.ts';
import { fileOf } from './game-files.ts';
import type { GameMaker } from './game-maker.ts';

/** Commands between two hashes in a published record: enough to find where a replay goes astray. */
const HASH_EVERY = 50;

const compress = promisify(gzip);

/** What games are verified with. */
export interface VerifierParts {
  readonly store: GameStore;
  readonly maker: GameMaker;
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
      for (const id of this.#isStopped ? [] : await store.pendingGames()) {
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
      const verdict = this.#isStopped ? undefined : await this.#verdictOn(id);
      if (verdict !== undefined && !this.#isStopped) {
        await store.rankGame(id, verdict);
      }
    } catch (error) {
      // Trouble with the disk says nothing about the game, which is tried again at the next end or start.
      if (!this.#isStopped) {
        report(error);
      }
    }
  }

  /** Begins the game anew and performs its commands. */
  async #verdictOn(id: string): Promise<Verdict> {
    const { store, maker } = this.#parts;
    const whole = await store.loadWhole(id);
    const line = await store.readHallLine(id);
    if (whole === undefined || line === undefined) {
      return { isRepeatable: false };
    }
    const { snapshot: _, ...file } = fileOf(whole, maker);
    const content = await store.findContent(file.contentHash);
    try {
      const again = await maker.rebuild(file, content);
      const isSame =
        again.status === line.end && again.hashes.at(-1) === whole.commands.at(-1)?.state_hash;
      return isSame
        ? { isRepeatable: true, record: await compress(writeGameFile(withFewHashes(file))) }
        : { isRepeatable: false };
    } catch (error) {
      if (error instanceof GameProblem) {
        throw error;
      }
      // The commands lead elsewhere, or not even its beginning can be made by this version.
      return { isRepeatable: false };
    }
  }
}

function withFewHashes(file: GameFile): GameFile {
  const last = file.hashes.length - 1;
  const hashes = file.hashes.filter((_, place) => place % HASH_EVERY === 0 || place === last);
  return { ...file, hashes };
}
