// The account that this browser is signed in to, and its games.

import { problemOf } from '@roguewright/client';
import { request } from './own-server.ts';
import {
  forgetGame,
  type ListedGame,
  rememberGame,
  type Store,
  savedGames,
} from './saved-games.ts';

/** A sign-in of this browser. */
export interface SignIn {
  readonly name: string;
  /** Opens all games of the account. */
  readonly token: string;
}

/** A game of an account, as the server tells it. */
export interface AccountGame {
  readonly game: string;
  readonly hero: string;
  /** Ids of role and race. */
  readonly role: string;
  readonly race: string;
}

/** One's own account. */
export interface OwnAccount {
  readonly name: string;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly isHeld: boolean;
  readonly games: readonly AccountGame[];
}

const KEY = 'roguewright.account';

/** The present sign-in; undefined: there is none. */
export function presentSignIn(store: Store): SignIn | undefined {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? 'null') as Partial<SignIn> | null;
    return typeof kept?.name === 'string' && typeof kept.token === 'string'
      ? { name: kept.name, token: kept.token }
      : undefined;
  } catch {
    // What another program wrote there is not ours to mend.
    return undefined;
  }
}

/** Keeps a sign-in. Games that the one before it opened are opened by this one. */
export function keepSignIn(store: Store, signIn: SignIn): void {
  const before = presentSignIn(store);
  store.setItem(KEY, JSON.stringify(signIn));
  for (const listed of savedGames(store).toReversed()) {
    if (before !== undefined && listed.token === before.token) {
      rememberGame(store, { ...listed, token: signIn.token });
    }
  }
}

/** Forgets the sign-in, and the games that it alone opens. */
export function forgetSignIn(store: Store): void {
  const before = presentSignIn(store);
  store.setItem(KEY, 'null');
  for (const { game, token } of savedGames(store)) {
    if (token === before?.token) {
      forgetGame(store, game);
    }
  }
}

/** Puts games of the account on the list of this browser, those that it hasn't got. */
export function listGames(store: Store, { token }: SignIn, games: readonly AccountGame[]): void {
  const known = new Set(savedGames(store).map(({ game }) => game));
  for (const { game, hero, role, race } of games.toReversed()) {
    if (!known.has(game)) {
      rememberGame(store, { game, token, hero, about: titled(`${race} ${role}`) });
    }
  }
}

/** `dark-elf wizard` is Dark elf Wizard. */
function titled(ids: string): string {
  return ids
    .split(' ')
    .map(id => id.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase()))
    .join(' ');
}

/** A request of the signed-in account; undefined: it isn't signed in any more. Throws errors worded for the page. */
export async function askAccount<Data>(
  { token }: Pick<SignIn, 'token'>,
  path: string,
  body?: object,
): Promise<Data | undefined> {
  const response = await request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 401) {
    return undefined;
  }
  if (!response.ok) {
    throw new Error(await problemOf(response).then(({ message }) => message));
  }
  return (await response.json()) as Data;
}

/** Puts the games of the account that other devices have begun on the list of this browser. */
export async function listAccountGames(store: Store): Promise<void> {
  const signIn = presentSignIn(store);
  try {
    const own = signIn && (await askAccount<OwnAccount>(signIn, '/api/account'));
    if (signIn !== undefined && own !== undefined) {
      listGames(store, signIn, own.games);
    }
  } catch {
    // The list is as it was; the games themselves say that the server doesn't answer.
  }
}

/** Makes a game one of the account's, so that other devices find it. Without an account nothing is done. */
export function joinToAccount(store: Store, { game, token, place }: ListedGame): void {
  const signIn = presentSignIn(store);
  if (signIn !== undefined && place === undefined && token !== signIn.token) {
    // A game that is another account's stays so, and can be played here all the same.
    askAccount(signIn, '/api/account/games', { game, token }).catch(() => undefined);
  }
}
