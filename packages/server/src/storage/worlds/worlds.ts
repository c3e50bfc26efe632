// Shared worlds as they are stored: their terms, and who may play which hero.

import type { Transaction } from 'kysely';
import type { GamesDatabase } from '../games-database.ts';
import type { SeatsTable, Tables, WorldsTable } from '../tables.ts';

/** Most heroes of a world: as many as the engine takes. */
const MOST_MEMBERS = 16;

/** A hero of a world, as he is kept. */
export type WorldSeat = SeatsTable;

/** The key of a hero's name within his world: upper and lower case don't matter. */
export function heroKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Stores the terms of a world that is being begun, with its first hero. */
export async function addWorld(
  transaction: Transaction<Tables>,
  world: Omit<WorldsTable, 'members'>,
  first: WorldSeat,
): Promise<void> {
  await transaction
    .insertInto('worlds')
    .values({ ...world, members: 1 })
    .execute();
  await transaction.insertInto('seats').values(first).execute();
}

/** The shared worlds of a database. */
export class WorldStore {
  readonly #database: GamesDatabase;

  constructor(database: GamesDatabase) {
    this.#database = database;
  }

  /** The terms of a world; nothing when no game of this id is shared. */
  async find(id: string): Promise<WorldsTable | undefined> {
    return await this.#database.read(database =>
      database.selectFrom('worlds').selectAll().where('game_id', '=', id).executeTakeFirst(),
    );
  }

  /** The heroes of a world, in the order in which they were taken in. */
  async seats(id: string): Promise<WorldSeat[]> {
    return await this.#database.read(database =>
      database
        .selectFrom('seats')
        .selectAll()
        .where('game_id', '=', id)
        .orderBy('joined_at')
        .orderBy('hero_key')
        .execute(),
    );
  }

  /** The hero of a world to whom a token belongs. @param tokenHash SHA-256 of the token */
  async seatOf(id: string, tokenHash: string): Promise<WorldSeat | undefined> {
    return await this.#database.read(database =>
      database
        .selectFrom('seats')
        .selectAll()
        .where('game_id', '=', id)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),
    );
  }

  /** Replaces the secret by which players are invited. @param inviteHash SHA-256 of the new one */
  async renewInvite(id: string, inviteHash: string): Promise<void> {
    await this.#database.write(transaction =>
      transaction
        .updateTable('worlds')
        .set({ invite_hash: inviteHash })
        .where('game_id', '=', id)
        .execute(),
    );
  }

  /** From now on nobody plays a hero: neither his player's key nor an account opens him. */
  async closeSeat(id: string, heroKey: string): Promise<void> {
    await this.#database.write(async transaction => {
      await transaction
        .updateTable('seats')
        .set({ token_hash: '' })
        .where('game_id', '=', id)
        .where('hero_key', '=', heroKey)
        .execute();
      await transaction
        .deleteFrom('account_games')
        .where('game_id', '=', id)
        .where('hero_key', '=', heroKey)
        .execute();
    });
  }

  /** Keeps a place for a hero who will join. @returns what stood in the way, if anything did */
  async addSeat(seat: WorldSeat): Promise<'full' | 'taken' | undefined> {
    return await this.#database.write(async transaction => {
      // One statement, so that two requests at once can't both take the last place.
      const { numUpdatedRows } = await transaction
        .updateTable('worlds')
        .set(world => ({ members: world('members', '+', 1) }))
        .where('game_id', '=', seat.game_id)
        .where('members', '<', MOST_MEMBERS)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        return 'full';
      }
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('seats')
        .values(seat)
        .onConflict(conflict => conflict.columns(['game_id', 'hero_key']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) {
        return undefined;
      }
      await transaction
        .updateTable('worlds')
        .set(world => ({ members: world('members', '-', 1) }))
        .where('game_id', '=', seat.game_id)
        .execute();
      return 'taken';
    });
  }
}
