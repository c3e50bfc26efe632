// The hall of heroes in the database: a line is written together with the command that ended its game,
// once, and never changed.

import type { HallEntry, HallQuestion } from '@roguewright/engine/game';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { HallTable, Tables } from './tables.ts';

/** A line of the hall, and how its game was begun. */
export type StoredLine = Selectable<HallTable> & {
  readonly start_role: string;
  readonly start_race: string;
  readonly seed: string;
};

/** Some lines of the hall. */
export interface StoredHall {
  readonly lines: readonly StoredLine[];
  readonly total: number;
}

/** Enters a game that is over. What was brought as a file has no place: anybody may have written it. */
export async function addToHall(
  transaction: Transaction<Tables>,
  id: string,
  entry: HallEntry,
): Promise<void> {
  const game = await transaction
    .selectFrom('games')
    .select('brought')
    .where('id', '=', id)
    .executeTakeFirst();
  if (game?.brought === 0) {
    await transaction
      .insertInto('hall')
      .values({ game_id: id, ...entry })
      .onConflict(conflict => conflict.column('game_id').doNothing())
      .execute();
  }
}

/** Reads lines in one of their orders; each has an index, so that many games take no longer. */
export async function readHall(
  database: Kysely<Tables>,
  { order, descending, from, count }: HallQuestion,
): Promise<StoredHall> {
  const lines = await withStart(database)
    .orderBy(`hall.${order}`, descending ? 'desc' : 'asc')
    // Along the index; lines that are equal stand in the order in which they came, or the reverse.
    .orderBy('hall.entry', descending ? 'desc' : 'asc')
    .limit(count)
    .offset(from)
    .execute();
  const { total } = await database
    .selectFrom('hall')
    .select(all => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { lines, total };
}

/** The line of one game, if it is over and has one. */
export async function readHallLine(
  database: Kysely<Tables>,
  game: string,
): Promise<StoredLine | undefined> {
  return await withStart(database).where('hall.game_id', '=', game).executeTakeFirst();
}

function withStart(database: Kysely<Tables>) {
  return database
    .selectFrom('hall')
    .innerJoin('games', 'games.id', 'hall.game_id')
    .selectAll('hall')
    .select(['games.role as start_role', 'games.race as start_race', 'games.seed']);
}
