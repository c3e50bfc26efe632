// The commands of a game as they are stored.

import type { Kysely, Transaction } from 'kysely';
import { othersFirst } from '../others-first.ts';
import type { GamesDatabase } from './games-database.ts';
import type { Claims } from './shared/claims.ts';
import type { StoredCommand, Tables } from './tables.ts';

/** Commands that are read at once: some 3 milliseconds. */
const PAGE = 1000;

/** The commands of a game, in no order yet. */
export function commandsOf(database: Kysely<Tables>, id: string) {
  return database
    .selectFrom('commands')
    .select(['sequence', 'body', 'state_hash', 'client', 'request'])
    .where('game_id', '=', id);
}

/**
 * Appends a command to a game.
 * @param claims absent: no other process shares the database
 * @throws GameElsewhere when another process has taken the game
 */
export async function addCommand(
  transaction: Transaction<Tables>,
  id: string,
  command: StoredCommand,
  claims: Claims | undefined,
): Promise<void> {
  if (claims !== undefined) {
    await claims.append(transaction, id, command);
    return;
  }
  await transaction
    .insertInto('commands')
    .values({ game_id: id, ...command })
    .execute();
}

/**
 * The commands of a game in order, as far as there are when the first is asked for, in pages: between
 * two of them everybody else is served.
 */
export async function* commandPages(
  file: GamesDatabase,
  id: string,
): AsyncIterable<readonly StoredCommand[]> {
  const newest = await file.read(database =>
    commandsOf(database, id).orderBy('sequence', 'desc').limit(1).executeTakeFirst(),
  );
  for (let after = 0; after < (newest?.sequence ?? 0); ) {
    const from = after;
    const page = await file.read(database =>
      commandsOf(database, id)
        .where('sequence', '>', from)
        .where('sequence', '<=', newest!.sequence)
        .orderBy('sequence')
        .limit(PAGE)
        .execute(),
    );
    if (page.length === 0) {
      return;
    }
    yield page;
    after = page.at(-1)!.sequence;
    await othersFirst();
  }
}
