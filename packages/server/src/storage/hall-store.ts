// The hall of heroes of a database: what is asked of it, and the verdicts that rank its lines.

import type { HallQuestion } from '@roguewright/engine/game';
import type { GamesDatabase } from './games-database.ts';
import {
  pendingGames,
  pendingLines,
  rankGame,
  readHall,
  readHallEntries,
  readHallLine,
  readHallSince,
  readRecord,
  type StoredHall,
  type StoredLine,
  type Verdict,
} from './hall.ts';

/** The hall of a database. Its lines are written together with the commands that end their games. */
export class HallStore {
  readonly #database: GamesDatabase;

  constructor(database: GamesDatabase) {
    this.#database = database;
  }

  /** Some lines. */
  async read(question: HallQuestion): Promise<StoredHall> {
    return await this.#database.read(database => readHall(database, question));
  }

  /** Lines in the order in which their games ended, after one entry. */
  async readSince(since: number, count: number): Promise<StoredLine[]> {
    return await this.#database.read(database => readHallSince(database, since, count));
  }

  /** Some lines by their numbers, the latest first. */
  async readEntries(entries: readonly number[]): Promise<StoredLine[]> {
    return await this.#database.read(database => readHallEntries(database, entries));
  }

  /** The line of one hero; nothing while his game goes on. @param id of the game @param key of a world's hero */
  async readLine(id: string, key = ''): Promise<StoredLine | undefined> {
    return await this.#database.read(database => readHallLine(database, id, key));
  }

  /** The lines of a shared world that are to be verified. @param id of the game */
  async pendingLines(id: string): Promise<StoredLine[]> {
    return await this.#database.read(database => pendingLines(database, id));
  }

  /** The hero of a line and the game as a gzipped file; nothing when it has none. */
  async readRecord(entry: number): ReturnType<typeof readRecord> {
    return await this.#database.read(database => readRecord(database, entry));
  }

  /** Games that are over, were not performed again yet, and aren't open at another process. */
  async pendingGames(): Promise<string[]> {
    const pending = await this.#database.read(pendingGames);
    const ofOthers = await this.#database.claims?.ofOthers(pending);
    return ofOthers === undefined ? pending : pending.filter(id => !ofOthers.has(id));
  }

  /** Puts a line into the list where it belongs. @param id of the game @param key of a world's hero */
  async rankGame(id: string, verdict: Verdict, key = ''): Promise<void> {
    await this.#database.write(transaction => rankGame(transaction, id, verdict, key));
  }
}
