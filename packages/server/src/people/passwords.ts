// Passwords: stored as Argon2id in the usual text form, with a salt of their own.

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { GameProblem } from '../problems.ts';

/** Memory in kilobytes, passes and lanes: the least that OWASP's cheat sheet on storing passwords names for Argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

/** Bytes of the hash, and of the salt. */
const [HASH_BYTES, SALT_BYTES] = [32, 16];

/** Characters of a password. */
const PASSWORD_LENGTH = { least: 8, most: 200 };

/** Passwords that are hashed at the same time: each takes 19 MB. */
const AT_ONCE = 2;

/** Passwords that may wait for that. */
const MOST_WAITING = 50;

const hash: (name: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

let running = 0;
const waiting: (() => void)[] = [];

/** @throws GameProblem for a password that is too short or too long */
export function expectPassword(password: string): void {
  const { least, most } = PASSWORD_LENGTH;
  if (password.length < least || password.length > most) {
    throw new GameProblem(400, 'password', `expected a password of ${least} to ${most} characters`);
  }
}

/** The stored form of a password. */
export async function storedPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes, parallelism } = COST;
  const made = await hashed(password, { salt, memory, passes, parallelism });
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${base64(salt)}$${base64(made)}`;
}

/**
 * Whether a password is the stored one. It takes as long where there is none, so that the time tells nothing.
 * @param stored undefined or empty: there is none
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? '') ?? [];
  if (expected === undefined) {
    await hashed(password, { ...COST, salt: Buffer.alloc(SALT_BYTES) });
    return false;
  }
  const made = await hashed(password, {
    salt: Buffer.from(salt!, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(made, Buffer.from(expected, 'base64'));
}

interface Cost {
  readonly salt: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** In a thread of Node's pool; a few at a time. */
async function hashed(password: string, { salt, ...cost }: Cost): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) {
      throw new GameProblem(503, 'server', 'Too many people are signing in. Try again.', {
        retryAfter: 5,
      });
    }
    await new Promise<void>(resolve => waiting.push(resolve));
  }
  running += 1;
  try {
    const message = password.normalize('NFKC');
    return await hash('argon2id', { message, nonce: salt, tagLength: HASH_BYTES, ...cost });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
