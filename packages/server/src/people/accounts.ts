// Accounts: a name with a password or passkeys, the devices on which it is signed in, and its heroes.

import { randomBytes } from 'node:crypto';
import { hashOf, newToken } from '../games/tickets.ts';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import { type AccountGame, accountKey, type StoredAccount } from '../storage/people/people.ts';
import { expectPassword, isPassword, storedPassword } from './passwords.ts';

/** A device on which an account is signed in. */
export interface SignIn {
  readonly name: string;
  /** Opens all games of the account; given out here and nowhere else. */
  readonly token: string;
}

/** An account for its owner. */
export interface OwnAccount {
  readonly name: string;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  /** The operator has hidden it from others. */
  readonly isHeld: boolean;
  readonly games: readonly AccountGame[];
}

/** A name of an account. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_-]{1,23}$/u;

/** The accounts of one server. */
export class Accounts {
  readonly #store: GameStore;

  constructor(store: GameStore) {
    this.#store = store;
  }

  /**
   * Makes an account with a password, and signs it in.
   * @throws GameProblem for a name that is taken or malformed, and for a short password
   */
  async register(name: string, password: string): Promise<SignIn> {
    expectName(name);
    expectPassword(password);
    const account = newAccount(name, await storedPassword(password));
    if (!(await this.#store.people.add(account))) {
      throw nameTaken(name);
    }
    return await this.signInAs(account);
  }

  /** @throws GameProblem when name and password don't fit, without saying which of them is wrong */
  async signIn(name: string, password: string): Promise<SignIn> {
    const account = await this.#store.people.named(name);
    if (!(await isPassword(account?.password, password)) || account === undefined) {
      throw new GameProblem(403, 'password', 'There is no account of this name and password.');
    }
    return await this.signInAs(account);
  }

  /** Signs in the owner of an account, who has been recognised. @throws GameProblem when it is banned */
  async signInAs(account: Pick<StoredAccount, 'id' | 'name' | 'is_banned'>): Promise<SignIn> {
    if (account.is_banned === 1) {
      throw new GameProblem(403, 'name', 'This account was closed by the operator.');
    }
    const token = newToken();
    await this.#store.people.addSignIn(account.id, hashOf(token));
    return { name: account.name, token };
  }

  /** Signs one device out. */
  async signOut(token: string): Promise<void> {
    await this.#store.people.removeSignIn(hashOf(token));
  }

  /** The account that a device is signed in to. @throws GameProblem when it is signed in to none */
  async of(token: string): Promise<StoredAccount> {
    const account = await this.find(token);
    if (account === undefined) {
      throw new GameProblem(401, 'token', 'You are not signed in on this device any more.');
    }
    return account;
  }

  /** The same; nothing when the device is signed in to none. */
  async find(token: string): Promise<StoredAccount | undefined> {
    return await this.#store.people.signedIn(hashOf(token));
  }

  /** What the owner of an account sees of it. @throws GameProblem as `of` */
  async own(token: string): Promise<OwnAccount> {
    const { id, name, password, is_held } = await this.of(token);
    const { people } = this.#store;
    return {
      name,
      hasPassword: password !== '',
      passkeys: (await people.passkeys(id)).length,
      isHeld: is_held === 1,
      games: await people.games(id),
    };
  }

  /**
   * Sets the password of an account, and signs out all its other devices.
   * @param present undefined: it has none yet
   * @throws GameProblem when the present one is another
   */
  async changePassword(token: string, present: string | undefined, wish: string): Promise<SignIn> {
    const account = await this.of(token);
    expectPassword(wish);
    if (account.password !== '' && !(await isPassword(account.password, present ?? ''))) {
      throw new GameProblem(403, 'present', 'This is not your present password.');
    }
    await this.#store.people.change(account.id, { password: await storedPassword(wish) });
    await this.#store.people.removeSignIns(account.id);
    return await this.signInAs(account);
  }

  /**
   * Joins a hero to an account, by the key that the browser has to the game.
   * @throws GameProblem when the key doesn't fit, or the hero is another account's
   */
  async joinGame(token: string, game: string, gameToken: string): Promise<void> {
    const account = await this.of(token);
    const seat = await this.#store.worlds.seatOf(game, hashOf(gameToken));
    const row = await this.#store.findGame(game);
    const isOwn = row !== undefined && row.token_hash === hashOf(gameToken);
    if (seat === undefined && !isOwn) {
      throw new GameProblem(403, 'token', 'This token admits to no such game.');
    }
    if (!(await this.#store.people.addGame(account.id, game, seat?.hero_key ?? ''))) {
      throw new GameProblem(409, 'game', 'This hero belongs to another account.');
    }
  }

  /** Whether a signed-in device may play a game: a hero of it is its account's. */
  async mayPlay(game: string, token: string): Promise<boolean> {
    return (await this.#store.people.heroKeyOf(game, hashOf(token))) !== undefined;
  }

  /** The public face of an account. @throws GameProblem when there is none of this name */
  async player(name: string): Promise<{ readonly name: string; readonly entries: number[] }> {
    const account = await this.#store.people.named(name);
    if (account === undefined || account.is_held === 1 || account.is_banned === 1) {
      throw new GameProblem(404, 'name', `There is no player ${JSON.stringify(name)}.`);
    }
    return { name: account.name, entries: await this.#store.people.hallEntries(account.id) };
  }
}

/** A new account as it is stored. @param password in its stored form; empty: it has none */
export function newAccount(name: string, password: string) {
  const id = randomBytes(12).toString('base64url');
  const now = Date.now();
  const flags = { is_held: 0, is_banned: 0 };
  return { id, name, name_key: accountKey(name), password, created_at: now, ...flags };
}

/** @throws GameProblem for a malformed name */
export function expectName(name: string): void {
  if (!NAME.test(name)) {
    const message = 'expected 2 to 24 letters, digits, - or _, beginning with a letter or digit';
    throw new GameProblem(400, 'name', message);
  }
}

/** The problem of a name that is taken. */
export function nameTaken(name: string): GameProblem {
  return new GameProblem(409, 'name', `There is an account called ${name} already.`);
}
