// How one hero is shown to others, as it is stored: made once, with the usual terms.

import { randomBytes } from 'node:crypto';
import type { GameView } from '@roguewright/engine/game';
import type { Selectable, Transaction } from 'kysely';
import type { ShowsTable, Tables } from '../tables.ts';

/** How a hero is shown. */
export type StoredShow = Selectable<ShowsTable>;

/** Seconds by which strangers see a hero later unless the player wants it otherwise. */
const USUAL_DELAY = 30;

/** How a new hero is shown. */
export function newShow(game: string, heroKey: string, view: GameView): StoredShow {
  return {
    watch_id: randomBytes(12).toString('base64url'),
    game_id: game,
    hero_key: heroKey,
    audience: 'everybody',
    delay: USUAL_DELAY,
    chat: 'accounts',
    friend_key: randomBytes(12).toString('base64url'),
    level: view.hero.level,
    depth: view.deepestLevel,
    watchers: 0,
  };
}

/** The show of a hero, made if there is none yet. */
export async function ensureShow(
  transaction: Transaction<Tables>,
  show: StoredShow,
): Promise<StoredShow> {
  const find = () =>
    transaction
      .selectFrom('shows')
      .selectAll()
      .where('game_id', '=', show.game_id)
      .where('hero_key', '=', show.hero_key)
      .executeTakeFirst();
  const found = await find();
  if (found !== undefined) {
    return found;
  }
  await transaction
    .insertInto('shows')
    .values(show)
    .onConflict(conflict => conflict.columns(['game_id', 'hero_key']).doNothing())
    .execute();
  return (await find())!;
}
