// What the operator does by `roguewright admin`, in the database itself: servers may run meanwhile.

import { randomBytes } from 'node:crypto';
import { networkOf } from '../http/address.ts';
import { GameProblem } from '../problems.ts';
import { GameStore } from '../storage/game-store.ts';
import type { StoredAccount } from '../storage/people/people.ts';
import { markOf } from '../storage/quota.ts';
import { storedPassword } from './passwords.ts';

/** Milliseconds for which the database takes this program for a process of the server; it opens no games. */
const LEASE = 60_000;

/** Characters of a message to all. */
const LONGEST_MESSAGE = 500;

/** The accounts of one data folder or database, for its operator. */
export class Operator {
  readonly #store: GameStore;

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** Bans an account, or admits it again. @returns its name @throws GameProblem when there is none */
  async ban(name: string, isBanned: boolean): Promise<string> {
    const account = await this.#named(name);
    await this.#store.people.change(account.id, { is_banned: isBanned ? 1 : 0 });
    if (isBanned) {
      await this.#store.people.removeSignIns(account.id);
    }
    return account.name;
  }

  /** Refuses an address, or serves it again. */
  async banAddress(address: string, isBanned: boolean): Promise<void> {
    await this.#store.notices.bar(markOf(networkOf(address)), isBanned);
  }

  /** Hides an account from others, or shows it again. @returns its name @throws GameProblem as `ban` */
  async hold(name: string, isHeld: boolean): Promise<string> {
    const account = await this.#named(name);
    await this.#store.people.change(account.id, { is_held: isHeld ? 1 : 0 });
    return account.name;
  }

  /** Gives an account a password that is drawn, and signs it out everywhere. @throws GameProblem as `ban` */
  async newPassword(
    name: string,
  ): Promise<{ readonly account: string; readonly password: string }> {
    const account = await this.#named(name);
    const password = randomBytes(12).toString('base64url');
    await this.#store.people.change(account.id, { password: await storedPassword(password) });
    await this.#store.people.removeSignIns(account.id);
    return { account: account.name, password };
  }

  /** Tells all players something. @throws GameProblem for a text that is empty or too long */
  async tell(words: string): Promise<void> {
    if (words.trim() === '' || words.length > LONGEST_MESSAGE) {
      throw new GameProblem(400, 'TEXT', `expected 1 to ${LONGEST_MESSAGE} characters`);
    }
    await this.#store.notices.tell(words.trim());
  }

  /** Everything that is stored of an account, without secrets. @throws GameProblem as `ban` */
  async exported(name: string): Promise<object> {
    const { id, name: written, created_at, is_held, is_banned, password } = await this.#named(name);
    const { people } = this.#store;
    const passkeys = await people.passkeys(id);
    return {
      name: written,
      made: new Date(created_at).toISOString(),
      isHeld: is_held === 1,
      isBanned: is_banned === 1,
      hasPassword: password !== '',
      passkeys: passkeys.map(({ created_at: at, transports }) => ({
        made: new Date(at).toISOString(),
        transports,
      })),
      games: await people.games(id),
      hall: await this.#store.hall.readEntries(await people.hallEntries(id)),
      blocks: [...(await people.blocked(id))].length,
    };
  }

  /** Deletes an account. Its games stay, as nobody's. @returns its name @throws GameProblem as `ban` */
  async remove(name: string): Promise<string> {
    const account = await this.#named(name);
    await this.#store.people.remove(account.id);
    return account.name;
  }

  /** Closes the database. */
  async close(): Promise<void> {
    await this.#store.close();
  }

  async #named(name: string): Promise<StoredAccount> {
    const account = await this.#store.people.named(name);
    if (account === undefined) {
      throw new GameProblem(404, 'NAME', `There is no account called ${name}.`);
    }
    return account;
  }
}

/**
 * Opens the accounts of a data folder, or of a database.
 * @param database URL of a PostgreSQL database
 * @throws StartError when it can't be used
 */
export async function openOperator(folder: string, database?: string): Promise<Operator> {
  const name = `admin-${randomBytes(6).toString('hex')}`;
  const shared = database === undefined ? undefined : { database, process: name, lease: LEASE };
  const report = (error: unknown) => console.error(error);
  return new Operator(await GameStore.open(folder, { shared, report }));
}
