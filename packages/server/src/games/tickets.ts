// The secrets that admit to games. Only their hashes are stored.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new game, and the secret that admits to it. */
export interface NewGameTicket {
  readonly game: string;
  readonly token: string;
}

/** A new id and its secret. */
export function newTicket(): NewGameTicket {
  return {
    game: randomBytes(12).toString('base64url'),
    token: newToken(),
  };
}

/** A new secret: 32 random bytes in 43 letters, digits, - and _. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares a secret with a stored one in constant time. @param stored undefined: there is no such game */
export function isTokenOf(stored: string | undefined, token: string): boolean {
  const expected = Buffer.from(stored ?? hashOf(''), 'hex');
  return timingSafeEqual(expected, Buffer.from(hashOf(token), 'hex'));
}
