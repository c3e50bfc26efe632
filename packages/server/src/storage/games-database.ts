// The database of all games, as the queries see it: a file of SQLite, or PostgreSQL shared by processes.

import type { Kysely, Transaction } from 'kysely';
import type { Claims } from './shared/claims.ts';
import type { Tables } from './tables.ts';

/** Records how far each game was answered, where the database can lose its end unnoticed. */
export interface AnsweredNotes {
  /** Notes that all commands of a game up to this number are stored; 0 for a new game. */
  note(game: string, commands: number): void;
  /** Notes that games were removed on purpose. */
  noteRemoved(games: readonly string[]): void;
}

/** The games as a database. */
export interface GamesDatabase {
  /** The number of answered commands of each game. */
  readonly answered: AnsweredNotes;
  /** Decides which process may write into a game; absent: only this process writes. */
  readonly claims?: Claims | undefined;
  /** @throws GameProblem with a sentence when the database can't be read */
  read<Result>(work: (database: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Writes all of it or nothing.
   * @throws GameProblem with a sentence when the database can't be written
   */
  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Closes the database when all that was begun is done. */
  close(): Promise<void>;
  /** How many commands each game has lost since it was answered, by the game's id. */
  findLosses(): Promise<Map<string, number>>;
}
