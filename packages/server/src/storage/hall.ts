// The hall of heroes in the database. A line is written together with the command that ended its game,
// once. It enters one of the two lists when the game has been performed again.

import type { HallEntry, HallMark, HallQuestion, HallRanking } from '@roguewright/engine/game';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import { BROUGHT, FORKED, type HallTable, type Tables } from './tables.ts';
import { heroKey } from './worlds/worlds.ts';

/** A line of the hall, and how its game was begun. */
export type StoredLine = Selectable<HallTable> & {
  readonly start_role: string;
  readonly start_race: string;
  readonly seed: string;
};

/** The mark of a game whose player chose the seed. */
const CHOSEN = 'seed-chosen' satisfies HallMark;

/** In SQLite the column itself takes large and small letters for the same. */
const LOWER_HERO = sql<string>`lower(hall.hero)`;

/** Some lines of the hall. */
export interface StoredHall {
  readonly lines: readonly StoredLine[];
  readonly total: number;
}

/** The result of a replay. */
export interface Verdict {
  /** Whether its commands led to the same end. */
  readonly isRepeatable: boolean;
  /** The game as a public file, as gzip; absent when it isn't repeatable. */
  readonly record?: Uint8Array | undefined;
}

/** Writes the line of a hero whose game is over, to be verified. */
export async function addToHall(
  transaction: Transaction<Tables>,
  id: string,
  { conducts, heroes, ...entry }: HallEntry,
): Promise<void> {
  await transaction
    .insertInto('hall')
    .values({
      game_id: id,
      ...entry,
      ranking: 'pending',
      marks: '',
      conducts: conducts?.join(' ') ?? null,
      heroes: heroes ?? null,
      hero_key: heroes === undefined ? '' : heroKey(entry.hero),
    })
    .onConflict(conflict => conflict.columns(['game_id', 'hero_key']).doNothing())
    .execute();
}

/** Games with lines that are not verified yet, those that ended first before the others. */
export async function pendingGames(database: Kysely<Tables>): Promise<string[]> {
  const lines = await database
    .selectFrom('hall')
    .select('game_id')
    .where('ranking', '=', 'pending')
    .groupBy('game_id')
    .orderBy(line => line.fn.min('entry'))
    .execute();
  return lines.map(({ game_id }) => game_id);
}

/**
 * Puts the line of a game into the list where it belongs. A game that was brought as a file and can't
 * be performed again has no place: it comes from an untrusted source.
 * @param key of a hero of a shared world
 */
export async function rankGame(
  transaction: Transaction<Tables>,
  id: string,
  { isRepeatable, record }: Verdict,
  key = '',
): Promise<void> {
  const game = await transaction
    .selectFrom('games')
    .select(['brought', 'exported', 'seed_drawn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isBrought = game.brought === BROUGHT || game.brought === FORKED;
  if (isBrought && !isRepeatable) {
    await transaction.deleteFrom('hall').where('game_id', '=', id).execute();
    return;
  }
  const marks: HallMark[] = key === '' ? [] : ['shared-world'];
  if (game.seed_drawn === 0) {
    marks.push(CHOSEN);
  }
  if (game.exported === 1) {
    marks.push('exported');
  }
  if (game.brought === FORKED) {
    marks.push('forked');
  } else if (isBrought) {
    marks.push('brought');
  }
  if (!isRepeatable) {
    marks.push('not-repeatable');
  }
  const ranking: HallRanking = marks.length === 0 ? 'verified' : 'marked';
  await transaction
    .updateTable('hall')
    .set({ ranking, marks: marks.join(' ') })
    .where('game_id', '=', id)
    .where('hero_key', '=', key)
    .execute();
  if (record !== undefined) {
    await transaction
      .insertInto('records')
      .values({ game_id: id, body: record })
      .onConflict(conflict => conflict.column('game_id').doNothing())
      .execute();
  }
}

/** Reads lines of one list in one of its orders; each has an index, so that many games take no longer. */
export async function readHall(
  database: Kysely<Tables>,
  { ranking, seed, order, descending, from, count }: HallQuestion,
): Promise<StoredHall> {
  // Of one seed are only games whose players knew it and which were replayed, with no other mark.
  const wanted = withStart(database)
    .where('hall.ranking', '=', seed === undefined ? ranking : 'marked')
    .$if(seed !== undefined, lines =>
      lines.where('games.seed', '=', seed!).where('hall.marks', '=', CHOSEN),
    );
  const lines = await wanted
    .orderBy(
      order === 'hero' && isPostgres(database) ? LOWER_HERO : `hall.${order}`,
      descending ? 'desc' : 'asc',
    )
    // Along the index; lines that are equal stand in the order in which they came, or the reverse.
    .orderBy('hall.entry', descending ? 'desc' : 'asc')
    .limit(count)
    .offset(from)
    .execute();
  const { total } = await wanted
    .clearSelect()
    .select(all => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { lines, total };
}

/**
 * Lines of both lists in the order in which their games ended, from after one entry on. A line that is still
 * to be verified holds back those after it, so that a program that goes on from its last entry misses none.
 */
export async function readHallSince(
  database: Kysely<Tables>,
  since: number,
  count: number,
): Promise<StoredLine[]> {
  return await withStart(database)
    .where('hall.entry', '>', since)
    .where(line =>
      line.not(
        line.exists(
          line
            .selectFrom('hall as earlier')
            .select('earlier.entry')
            .where('earlier.ranking', '=', 'pending')
            .whereRef('earlier.entry', '<=', 'hall.entry'),
        ),
      ),
    )
    .orderBy('hall.entry')
    .limit(count)
    .execute();
}

/** The line of one hero, if his game is over and has one, whether it has been verified or not. */
export async function readHallLine(
  database: Kysely<Tables>,
  game: string,
  key: string,
): Promise<StoredLine | undefined> {
  return await withStart(database)
    .where('hall.game_id', '=', game)
    .where('hall.hero_key', '=', key)
    .executeTakeFirst();
}

/** The lines of a shared world that are to be verified. */
export async function pendingLines(database: Kysely<Tables>, game: string): Promise<StoredLine[]> {
  return await withStart(database)
    .where('hall.game_id', '=', game)
    .where('hall.ranking', '=', 'pending')
    .orderBy('hall.entry')
    .execute();
}

/** Some lines by their numbers, the latest first. */
export async function readHallEntries(
  database: Kysely<Tables>,
  entries: readonly number[],
): Promise<StoredLine[]> {
  return entries.length === 0
    ? []
    : await withStart(database)
        .where('hall.entry', 'in', entries)
        .orderBy('hall.entry', 'desc')
        .execute();
}

/** The record of a line, as gzip; nothing when there is none. */
export async function readRecord(
  database: Kysely<Tables>,
  entry: number,
): Promise<{ readonly hero: string; readonly body: Uint8Array } | undefined> {
  return await database
    .selectFrom('hall')
    .innerJoin('records', 'records.game_id', 'hall.game_id')
    .select(['hall.hero', 'records.body'])
    .where('hall.entry', '=', entry)
    .executeTakeFirst();
}

function withStart(database: Kysely<Tables>) {
  return database
    .selectFrom('hall')
    .innerJoin('games', 'games.id', 'hall.game_id')
    .selectAll('hall')
    .select(['games.role as start_role', 'games.race as start_race', 'games.seed']);
}
