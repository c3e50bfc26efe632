// Passkeys: WebAuthn by SimpleWebAuthn. A passkey is good for the name of the server under which it was made.

import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { GameProblem } from '../problems.ts';
import type { GameStore } from '../storage/game-store.ts';
import { type Accounts, expectName, nameTaken, newAccount, type SignIn } from './accounts.ts';

/** Where a page asks from: the server's name without its port, and the origins under which it is reached. */
export interface PageOrigin {
  readonly name: string;
  readonly origins: string[];
}

/** What a page hands to the browser, and under which id it brings the answer. */
export interface Challenge {
  readonly id: string;
  readonly options: object;
}

/** Milliseconds for the answer. */
const TIME = 5 * 60_000;

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** The passkeys of one server. */
export class Passkeys {
  readonly #store: GameStore;
  readonly #accounts: Accounts;

  constructor(store: GameStore, accounts: Accounts) {
    this.#store = store;
    this.#accounts = accounts;
  }

  /**
   * Begins to make a passkey.
   * @param name of a new account
   * @param token of a device that is signed in: the passkey is added to its account
   * @throws GameProblem for a name that is taken or malformed
   */
  async begin(
    { name, token }: { readonly name?: string | undefined; readonly token?: string | undefined },
    page: PageOrigin,
  ): Promise<Challenge> {
    const account = token === undefined ? undefined : await this.#accounts.of(token);
    const userName = account?.name ?? name ?? '';
    if (account === undefined) {
      expectName(userName);
      if ((await this.#store.people.named(userName)) !== undefined) {
        throw nameTaken(userName);
      }
    }
    const present = account === undefined ? [] : await this.#store.people.passkeys(account.id);
    const options = await generateRegistrationOptions({
      rpName: 'Roguewright',
      rpID: page.name,
      userName,
      excludeCredentials: present.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      timeout: TIME,
    });
    return await this.#keep(options.challenge, account === undefined ? userName : '', options);
  }

  /**
   * Takes a passkey that the browser has made.
   * @param token as for `begin`
   * @throws GameProblem when it doesn't answer the challenge
   */
  async add(
    id: string,
    response: object,
    page: PageOrigin,
    token?: string | undefined,
  ): Promise<SignIn> {
    const { challenge, name } = await this.#take(id);
    const account = token === undefined ? newAccount(name, '') : await this.#accounts.of(token);
    const made = await refusing(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: page.origins,
        expectedRPID: page.name,
        requireUserVerification: false,
      }),
    );
    if (!made.verified || (token === undefined && name === '')) {
      throw refused();
    }
    const { credential } = made.registrationInfo;
    const passkey = {
      id: credential.id,
      account_id: account.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(' '),
      created_at: Date.now(),
    };
    if (token === undefined) {
      if (!(await this.#store.people.add(account, passkey))) {
        throw nameTaken(account.name);
      }
      return await this.#accounts.signInAs(account);
    }
    if (!(await this.#store.people.addPasskey(passkey))) {
      throw new GameProblem(409, 'response', 'This passkey belongs to an account already.');
    }
    return { name: account.name, token };
  }

  /** Begins to sign in: the browser finds out which passkeys it has. */
  async ask(page: PageOrigin): Promise<Challenge> {
    const options = await generateAuthenticationOptions({
      rpID: page.name,
      userVerification: 'preferred',
      timeout: TIME,
    });
    return await this.#keep(options.challenge, '', options);
  }

  /** Signs in by a passkey. @throws GameProblem when it doesn't answer the challenge */
  async signIn(id: string, response: object, page: PageOrigin): Promise<SignIn> {
    const { challenge } = await this.#take(id);
    const given = response as AuthenticationResponseJSON;
    const found =
      typeof given.id === 'string' ? await this.#store.people.passkey(given.id) : undefined;
    if (found === undefined) {
      throw refused();
    }
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response: given,
        expectedChallenge: challenge,
        expectedOrigin: page.origins,
        expectedRPID: page.name,
        requireUserVerification: false,
        credential: {
          id: given.id,
          publicKey: new Uint8Array(Buffer.from(found.public_key, 'base64url')),
          counter: found.counter,
          transports: found.transports.split(' ').filter(word => word !== '') as Transports,
        },
      }),
    );
    if (!verified) {
      throw refused();
    }
    await this.#store.people.countPasskey(given.id, authenticationInfo.newCounter);
    return await this.#accounts.signInAs(found);
  }

  async #keep(challenge: string, name: string, options: object): Promise<Challenge> {
    const id = randomBytes(16).toString('base64url');
    await this.#store.people.addChallenge({ id, challenge, name, until: Date.now() + TIME });
    return { id, options };
  }

  async #take(id: string) {
    const found = await this.#store.people.takeChallenge(id);
    if (found === undefined) {
      throw new GameProblem(403, 'id', 'This took too long. Try again.');
    }
    return found;
  }
}

function refused(): GameProblem {
  return new GameProblem(403, 'response', 'This passkey leads to no account of this server.');
}

/** The library throws for whatever is wrong with an answer. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new GameProblem(403, 'response', refused().message, { cause: error });
  }
}
