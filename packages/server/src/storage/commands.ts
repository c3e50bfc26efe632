// The commands of a game as they are stored.

import type { Kysely, Selectable } from 'kysely';
import { othersFirst } from '../others-first.ts';
import type { GamesFile } from './games-file.ts';
import type { CommandsTable, Tables } from './tables.ts';

/** A command as it is stored. */
export type StoredCommand = Omit<Selectable<CommandsTable>, 'game_id'>;

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
 * The commands of a game in order, as far as there are when the first is asked for, in pages: between
 * two of them everybody else is served.
 */
export async function* commandPages(
  file: GamesFile,
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
