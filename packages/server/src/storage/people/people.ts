// Accounts as they are stored: who signs in, by what, and which heroes are theirs.

import type { Insertable, Selectable, Transaction } from 'kysely';
import type { GamesDatabase } from '../games-database.ts';
import type { AccountsTable, ChallengesTable, PasskeysTable, Tables } from '../tables.ts';

/** An account as it is stored. */
export type StoredAccount = Selectable<AccountsTable>;

/** A hero of an account, with how the game stands. */
export interface AccountGame {
  readonly game: string;
  /** The hero's key in a shared world; empty elsewhere. */
  readonly heroKey: string;
  readonly hero: string;
  readonly role: string;
  readonly race: string;
  readonly updated: number;
}

/** Devices on which an account is signed in at most: the oldest one is signed out. */
const MOST_SIGN_INS = 50;

/** The key of an account's name: upper and lower case don't matter. */
export function accountKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** The accounts of a database. */
export class PeopleStore {
  readonly #database: GamesDatabase;

  constructor(database: GamesDatabase) {
    this.#database = database;
  }

  /** Stores a new account, and its first passkey if it has one. @returns false when the name is taken */
  async add(account: Insertable<AccountsTable>, passkey?: PasskeysTable): Promise<boolean> {
    return await this.#database.write(async transaction => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('accounts')
        .values(account)
        .onConflict(conflict => conflict.column('name_key').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) {
        return false;
      }
      if (passkey !== undefined) {
        await transaction.insertInto('passkeys').values(passkey).execute();
      }
      return true;
    });
  }

  /** The account of a name; nothing when there is none. */
  async named(name: string): Promise<StoredAccount | undefined> {
    return await this.#database.read(database =>
      database
        .selectFrom('accounts')
        .selectAll()
        .where('name_key', '=', accountKey(name))
        .executeTakeFirst(),
    );
  }

  /** The account that is signed in by a token. @param tokenHash SHA-256 of the token */
  async signedIn(tokenHash: string): Promise<StoredAccount | undefined> {
    return await this.#database.read(database =>
      database
        .selectFrom('sign_ins')
        .innerJoin('accounts', 'accounts.id', 'sign_ins.account_id')
        .selectAll('accounts')
        .where('sign_ins.token_hash', '=', tokenHash)
        .where('accounts.is_banned', '=', 0)
        .executeTakeFirst(),
    );
  }

  /** Signs an account in on one more device. */
  async addSignIn(accountId: string, tokenHash: string): Promise<void> {
    await this.#database.write(async transaction => {
      await transaction
        .insertInto('sign_ins')
        .values({ token_hash: tokenHash, account_id: accountId, created_at: Date.now() })
        .execute();
      const spared = transaction
        .selectFrom('sign_ins')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .limit(MOST_SIGN_INS);
      await transaction
        .deleteFrom('sign_ins')
        .where('account_id', '=', accountId)
        .where('token_hash', 'not in', spared)
        .execute();
    });
  }

  /** Signs one device out. */
  async removeSignIn(tokenHash: string): Promise<void> {
    await this.#database.write(transaction =>
      transaction.deleteFrom('sign_ins').where('token_hash', '=', tokenHash).execute(),
    );
  }

  /** Signs all devices out. */
  async removeSignIns(accountId: string): Promise<void> {
    await this.#database.write(transaction =>
      transaction.deleteFrom('sign_ins').where('account_id', '=', accountId).execute(),
    );
  }

  /** Changes the password, or whether an account is held or banned. */
  async change(
    accountId: string,
    what: Partial<Pick<StoredAccount, 'password' | 'is_held' | 'is_banned'>>,
  ): Promise<void> {
    await this.#database.write(transaction =>
      transaction.updateTable('accounts').set(what).where('id', '=', accountId).execute(),
    );
  }

  /** Keeps what a passkey has to sign; those of before that nobody used are removed. */
  async addChallenge(challenge: ChallengesTable): Promise<void> {
    await this.#database.write(async transaction => {
      await transaction.deleteFrom('challenges').where('until', '<', Date.now()).execute();
      await transaction.insertInto('challenges').values(challenge).execute();
    });
  }

  /** Takes a challenge, which can't be taken again; nothing when it was, or is too old. */
  async takeChallenge(id: string): Promise<ChallengesTable | undefined> {
    return await this.#database.write(async transaction => {
      const found = await transaction
        .deleteFrom('challenges')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return found !== undefined && found.until >= Date.now() ? found : undefined;
    });
  }

  /** The passkeys of an account. */
  async passkeys(accountId: string): Promise<PasskeysTable[]> {
    return await this.#database.read(database =>
      database.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).execute(),
    );
  }

  /** A passkey with its account. */
  async passkey(id: string) {
    return await this.#database.read(database =>
      database
        .selectFrom('passkeys')
        .innerJoin('accounts', 'accounts.id', 'passkeys.account_id')
        .selectAll('accounts')
        .select(['passkeys.public_key', 'passkeys.counter', 'passkeys.transports'])
        .where('passkeys.id', '=', id)
        .executeTakeFirst(),
    );
  }

  /** Adds a passkey to an account. @returns false when it is an account's already */
  async addPasskey(passkey: PasskeysTable): Promise<boolean> {
    return await this.#database.write(async transaction => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('passkeys')
        .values(passkey)
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    });
  }

  /** Notes how often a passkey was used. */
  async countPasskey(id: string, counter: number): Promise<void> {
    await this.#database.write(transaction =>
      transaction.updateTable('passkeys').set({ counter }).where('id', '=', id).execute(),
    );
  }

  /** Makes a hero one of an account's. @returns false when another account has the hero */
  async addGame(accountId: string, gameId: string, heroKey: string): Promise<boolean> {
    return await this.#database.write(async transaction => {
      const owner = await ownerOf(transaction, gameId, heroKey);
      if (owner !== undefined) {
        return owner === accountId;
      }
      await transaction
        .insertInto('account_games')
        .values({
          account_id: accountId,
          game_id: gameId,
          hero_key: heroKey,
          joined_at: Date.now(),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return true;
    });
  }

  /** The hero of a game that a signed-in account plays: his key, empty in a game of one hero. */
  async heroKeyOf(gameId: string, tokenHash: string): Promise<string | undefined> {
    const found = await this.#database.read(database =>
      database
        .selectFrom('account_games')
        .innerJoin('sign_ins', 'sign_ins.account_id', 'account_games.account_id')
        .innerJoin('accounts', 'accounts.id', 'account_games.account_id')
        .select('account_games.hero_key')
        .where('account_games.game_id', '=', gameId)
        .where('sign_ins.token_hash', '=', tokenHash)
        .where('accounts.is_banned', '=', 0)
        .executeTakeFirst(),
    );
    return found?.hero_key;
  }

  /** The account whose hero this is; nothing when it is nobody's. */
  async playerOf(gameId: string, heroKey: string): Promise<StoredAccount | undefined> {
    return await this.#database.read(database =>
      database
        .selectFrom('account_games')
        .innerJoin('accounts', 'accounts.id', 'account_games.account_id')
        .selectAll('accounts')
        .where('account_games.game_id', '=', gameId)
        .where('account_games.hero_key', '=', heroKey)
        .executeTakeFirst(),
    );
  }

  /** The heroes of an account, the one last played first. */
  async games(accountId: string): Promise<AccountGame[]> {
    const rows = await this.#database.read(database =>
      database
        .selectFrom('account_games')
        .innerJoin('games', 'games.id', 'account_games.game_id')
        .leftJoin('seats', join =>
          join
            .onRef('seats.game_id', '=', 'account_games.game_id')
            .onRef('seats.hero_key', '=', 'account_games.hero_key'),
        )
        .select([
          'games.id',
          'account_games.hero_key',
          'games.hero_name',
          'games.role',
          'games.race',
          'games.updated_at',
          'seats.hero_name as seat_hero',
          'seats.role as seat_role',
          'seats.race as seat_race',
        ])
        .where('account_games.account_id', '=', accountId)
        .orderBy('games.updated_at', 'desc')
        .execute(),
    );
    return rows.map(row => ({
      game: row.id,
      heroKey: row.hero_key,
      hero: row.seat_hero ?? row.hero_name,
      role: row.seat_role ?? row.role,
      race: row.seat_race ?? row.race,
      updated: row.updated_at,
    }));
  }

  /** The lines of an account's heroes in the hall, the latest first. */
  async hallEntries(accountId: string): Promise<number[]> {
    const rows = await this.#database.read(database =>
      database
        .selectFrom('account_games')
        .innerJoin('hall', join =>
          join
            .onRef('hall.game_id', '=', 'account_games.game_id')
            .onRef('hall.hero_key', '=', 'account_games.hero_key'),
        )
        .select('hall.entry')
        .where('account_games.account_id', '=', accountId)
        .where('hall.ranking', '<>', 'pending')
        .orderBy('hall.entry', 'desc')
        .limit(100)
        .execute(),
    );
    return rows.map(({ entry }) => entry);
  }

  /** Removes an account with all that is stored of it; its games stay, as nobody's. */
  async remove(accountId: string): Promise<void> {
    await this.#database.write(async transaction => {
      for (const table of ['passkeys', 'sign_ins', 'account_games', 'blocks'] as const) {
        await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
      }
      await transaction.deleteFrom('blocks').where('owner', '=', accountId).execute();
      await transaction.deleteFrom('accounts').where('id', '=', accountId).execute();
    });
  }

  /** The accounts that the player of a show doesn't listen to. */
  async blocked(owner: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database.read(database =>
      database.selectFrom('blocks').select('account_id').where('owner', '=', owner).execute(),
    );
    return new Set(rows.map(({ account_id }) => account_id));
  }

  /** Blocks an account, or listens to it again. */
  async block(owner: string, accountId: string, isBlocked: boolean): Promise<void> {
    await this.#database.write(async transaction => {
      await (isBlocked
        ? transaction
            .insertInto('blocks')
            .values({ owner, account_id: accountId })
            .onConflict(conflict => conflict.doNothing())
            .execute()
        : transaction
            .deleteFrom('blocks')
            .where('owner', '=', owner)
            .where('account_id', '=', accountId)
            .execute());
    });
  }
}

async function ownerOf(
  transaction: Transaction<Tables>,
  gameId: string,
  heroKey: string,
): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('account_games')
    .select('account_id')
    .where('game_id', '=', gameId)
    .where('hero_key', '=', heroKey)
    .executeTakeFirst();
  return found?.account_id;
}
