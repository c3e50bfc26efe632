// Passkeys of this browser: made, and asked to sign in.

import { problemOf } from '@roguewright/client';
import type { SignIn } from '../host/account.ts';
import { request } from '../host/own-server.ts';

/** What the server wants to be answered. */
interface Challenge {
  readonly id: string;
  readonly options: object;
}

/** Whether this browser can have passkeys at this address. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** Makes a passkey, for a new account or for the one that is signed in. Throws errors worded for the page. */
export async function makePasskey(name: string, token?: string): Promise<SignIn> {
  const { id, options } = await post<Challenge>(
    '/api/passkeys/new',
    token === undefined ? { name } : {},
    token,
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await byBrowser(() => navigator.credentials.create({ publicKey }));
  return await post<SignIn>('/api/passkeys/add', { id, response: made.toJSON() }, token);
}

/** Signs in by a passkey of this browser. Throws errors worded for the page. */
export async function signInByPasskey(): Promise<SignIn> {
  const { id, options } = await post<Challenge>('/api/passkeys/ask', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const given = await byBrowser(() => navigator.credentials.get({ publicKey }));
  return await post<SignIn>('/api/passkeys/sign-in', { id, response: given.toJSON() });
}

/** The browser's own errors aren't written for players. */
async function byBrowser(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await ask().catch(() => null);
  if (credential instanceof PublicKeyCredential) {
    return credential;
  }
  throw new Error('No passkey was used.');
}

/** Sends JSON. Throws errors worded for the page. */
export async function post<Data>(path: string, body: object, token?: string): Promise<Data> {
  const response = await request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(await problemOf(response).then(({ message }) => message));
  }
  return (await response.json()) as Data;
}
