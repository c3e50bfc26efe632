// How heroes are shown to others, and what they did for the first time, as it is stored.

import type { Selectable } from 'kysely';
import type { GamesDatabase } from '../games-database.ts';
import type { MilestonesTable } from '../tables.ts';
import { ensureShow, type StoredShow } from './stored-show.ts';

/** A running game in the lobby. */
export interface LobbyRow {
  readonly watch_id: string;
  readonly hero: string;
  readonly role: string;
  readonly race: string;
  readonly level: number;
  readonly depth: number;
  readonly turn: number;
  readonly watchers: number;
  readonly updated_at: number;
  /** The account of the player; null: the player isn't signed in. */
  readonly player: string | null;
}

/** A milestone as it is told. */
export type StoredMilestone = Omit<Selectable<MilestonesTable>, 'game_id'>;

/** The shows of a database. */
export class ShowStore {
  readonly #database: GamesDatabase;

  constructor(database: GamesDatabase) {
    this.#database = database;
  }

  /** The show of a hero, made if there is none yet. */
  async ensure(show: StoredShow): Promise<StoredShow> {
    return await this.#database.write(transaction => ensureShow(transaction, show));
  }

  /** A show by the name that others know; nothing when there is none. */
  async find(watchId: string): Promise<StoredShow | undefined> {
    return await this.#database.read(database =>
      database.selectFrom('shows').selectAll().where('watch_id', '=', watchId).executeTakeFirst(),
    );
  }

  /** Changes a show. */
  async change(watchId: string, what: Partial<StoredShow>): Promise<void> {
    await this.#database.write(transaction =>
      transaction.updateTable('shows').set(what).where('watch_id', '=', watchId).execute(),
    );
  }

  /**
   * The shows of some games that everybody may watch, those that were played on last before the others. Players
   * who are held are left out.
   */
  async lobby(games: readonly string[]): Promise<LobbyRow[]> {
    if (games.length === 0) {
      return [];
    }
    const rows = await this.#database.read(database =>
      database
        .selectFrom('shows')
        .innerJoin('games', 'games.id', 'shows.game_id')
        .leftJoin('seats', join =>
          join
            .onRef('seats.game_id', '=', 'shows.game_id')
            .onRef('seats.hero_key', '=', 'shows.hero_key'),
        )
        .leftJoin('account_games', join =>
          join
            .onRef('account_games.game_id', '=', 'shows.game_id')
            .onRef('account_games.hero_key', '=', 'shows.hero_key'),
        )
        .leftJoin('accounts', 'accounts.id', 'account_games.account_id')
        .select([
          'shows.watch_id',
          'shows.level',
          'shows.depth',
          'shows.watchers',
          'games.turn',
          'games.updated_at',
          'games.hero_name',
          'games.role',
          'games.race',
          'seats.hero_name as seat_hero',
          'seats.role as seat_role',
          'seats.race as seat_race',
          'accounts.name as player',
          'accounts.is_held',
        ])
        .where('shows.game_id', 'in', games)
        .where('shows.audience', '=', 'everybody')
        .where('games.status', '=', 'playing')
        .orderBy('games.updated_at', 'desc')
        .limit(500)
        .execute(),
    );
    return rows
      .filter(({ is_held }) => is_held !== 1)
      .map(row => ({
        watch_id: row.watch_id,
        hero: row.seat_hero ?? row.hero_name,
        role: row.seat_role ?? row.role,
        race: row.seat_race ?? row.race,
        level: row.level,
        depth: row.depth,
        turn: row.turn,
        watchers: row.watchers,
        updated_at: row.updated_at,
        player: row.player,
      }));
  }

  /** Milestones after one, in their order. */
  async milestonesSince(since: number, count: number): Promise<StoredMilestone[]> {
    return await this.#database.read(database =>
      database
        .selectFrom('milestones')
        .select([
          'id',
          'watch_id',
          'hero',
          'role',
          'race',
          'level',
          'depth',
          'turn',
          'kind',
          'what',
          'at',
        ])
        .where('id', '>', since)
        .orderBy('id')
        .limit(count)
        .execute(),
    );
  }

  /** The latest milestones, the last one first. */
  async latestMilestones(count: number): Promise<StoredMilestone[]> {
    const last = await this.#database.read(database =>
      database
        .selectFrom('milestones')
        .select(of => of.fn.max('id').as('id'))
        .executeTakeFirst(),
    );
    const found = await this.milestonesSince((last?.id ?? 0) - count, count);
    return found.toReversed();
  }

  /** The line of a show's game in the hall; nothing while it is played. */
  async entryOf(watchId: string): Promise<number | undefined> {
    const found = await this.#database.read(database =>
      database
        .selectFrom('shows')
        .innerJoin('hall', join =>
          join
            .onRef('hall.game_id', '=', 'shows.game_id')
            .onRef('hall.hero_key', '=', 'shows.hero_key'),
        )
        .innerJoin('records', 'records.game_id', 'shows.game_id')
        .select('hall.entry')
        .where('shows.watch_id', '=', watchId)
        .where('hall.ranking', '<>', 'pending')
        .executeTakeFirst(),
    );
    return found?.entry;
  }
}
