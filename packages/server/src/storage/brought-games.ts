// Games that come as files. A long one has 200,000 commands, which take SQLite a quarter of a second:
// they are stored piece by piece, so that players are served in between.

import { type Insertable, sql, type Transaction } from 'kysely';
import { othersFirst } from '../others-first.ts';
import { addContent, type StoredContent } from './contents.ts';
import { isPostgres } from './dialect.ts';
import type { GamesDatabase } from './games-database.ts';
import { removeGames } from './quota.ts';
import { insertSnapshot, type Snapshot } from './snapshots.ts';
import { BROUGHT, COMING, FORKED, type GamesTable, type Tables } from './tables.ts';

/** What an imported game brings with it. */
export interface ImportedGame {
  readonly game: Insertable<GamesTable>;
  readonly content: StoredContent;
  readonly snapshots: readonly Snapshot[];
  readonly commands: readonly CommandPage[];
  /** Commands that could not be performed; the player sees them when he opens the game. */
  readonly setAside: readonly CommandPage[];
  /** Why they could not. */
  readonly reason: string;
  /** It goes on from a point of another game; absent: it doesn't. */
  readonly forked?: true;
}

/** Some commands: stored by one statement that reads JSON, which is the quickest way. */
export interface CommandPage {
  /** The number of the first of them, from 1. */
  readonly first: number;
  /** JSON of a list of `[command as JSON, state hash]`. */
  readonly rows: string;
}

/** Milliseconds after which a game that is still coming was given up: its process was killed. */
const GIVEN_UP = 60 * 60 * 1000;

/**
 * Stores a game that was begun elsewhere. Its key is given out only after all of it is stored. What a killed
 * process leaves behind is removed by `removeUnfinished`.
 * @throws GameProblem when the disk fails; nothing is kept then
 */
export async function addBrought(file: GamesDatabase, imported: ImportedGame): Promise<void> {
  const { game, content, snapshots, commands, setAside, reason, forked } = imported;
  const { id } = game;
  await file.write(async transaction => {
    await addContent(transaction, content);
    await transaction
      .insertInto('games')
      .values({ ...game, brought: COMING })
      .execute();
    for (const snapshot of snapshots) {
      await insertSnapshot(transaction, id, snapshot);
    }
  });
  try {
    for (const page of commands) {
      await file.write(transaction => addCommands(transaction, id, page));
      await othersFirst();
    }
    for (const page of setAside) {
      await file.write(transaction => addSetAside(transaction, id, page, reason));
      await othersFirst();
    }
    await file.write(transaction =>
      transaction
        .updateTable('games')
        .set({ brought: forked === true ? FORKED : BROUGHT })
        .where('id', '=', id)
        .execute(),
    );
  } catch (error) {
    // A disk that is full may still have room for this. Otherwise the next start does it.
    await removeGames(file, [id]).catch(() => undefined);
    throw error;
  }
}

/** How many commands a game has that comes in pages. */
export function commandsOfPages(pages: readonly CommandPage[]): number {
  const last = pages.at(-1);
  return last === undefined ? 0 : last.first - 1 + (JSON.parse(last.rows) as unknown[]).length;
}

/** Removes games that were still coming, or half removed, when their process ended. */
export async function removeUnfinished(file: GamesDatabase, now = Date.now()): Promise<void> {
  const left = await file.read(database =>
    database
      .selectFrom('games')
      .select('id')
      .where('brought', '=', COMING)
      .where('created_at', '<', now - GIVEN_UP)
      .execute(),
  );
  for (const { id } of left) {
    await removeGames(file, [id]);
  }
}

async function addCommands(
  transaction: Transaction<Tables>,
  id: string,
  { first, rows }: CommandPage,
): Promise<void> {
  await sql`insert into commands (game_id, sequence, body, state_hash, client, request)
    select ${id}, place + cast(${first} as integer), value ->> 0, value ->> 1, '', 0
    from ${listIn(transaction, rows)}`.execute(transaction);
}

async function addSetAside(
  transaction: Transaction<Tables>,
  id: string,
  { first, rows }: CommandPage,
  reason: string,
): Promise<void> {
  await sql`insert into poisoned (game_id, sequence, body, error, told, created_at)
    select ${id}, place + cast(${first} as integer), value ->> 0, cast(${reason} as text), 0,
      cast(${Date.now()} as bigint)
    from ${listIn(transaction, rows)}`.execute(transaction);
}

/** The elements of a list in JSON as rows: `place` from 0, and `value`. */
function listIn(transaction: Transaction<Tables>, rows: string) {
  return isPostgres(transaction)
    ? sql`(select cast(number as integer) - 1 as place, value
        from json_array_elements(cast(${rows} as json)) with ordinality as list (value, number)) rows`
    : sql`(select key as place, value from json_each(${rows}))`;
}
