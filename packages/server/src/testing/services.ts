// PostgreSQL and Redis for tests that need them. Where they don't answer, such tests are skipped and say
// why; with ROGUEWRIGHT_SERVICES=required they fail.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { freePort } from './server-process.ts';

/** The database in which tests make databases of their own. */
const DATABASE =
  process.env.ROGUEWRIGHT_TEST_DATABASE ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** The Redis server of tests that leave its data alone. */
const REDIS = process.env.ROGUEWRIGHT_TEST_REDIS ?? 'redis://127.0.0.1:6379';

/** Milliseconds within which a service that runs accepts a connection. */
const CONNECT_TIMEOUT = 2000;

/** Takes what has to be done when a test or a script is over. */
export type Finally = (work: () => Promise<void> | void) => void;

/** Whether services answer, for `describe.skipIf`. */
export interface Services {
  readonly areMissing: boolean;
  /** What to add to the title of the tests: why they are skipped. */
  readonly why: string;
}

/**
 * Looks whether services answer.
 * @throws Error when one doesn't and ROGUEWRIGHT_SERVICES is `required`
 */
export async function findServices(...names: readonly ('postgres' | 'redis')[]): Promise<Services> {
  const urls = { postgres: DATABASE, redis: REDIS };
  const answers = await Promise.all(names.map(name => isListening(urls[name])));
  const missing = names.filter((_, place) => !answers[place]);
  if (missing.length === 0) {
    return { areMissing: false, why: '' };
  }
  const places = missing.map(name => `${name} at ${new URL(urls[name]).host}`);
  const why = `${places.join(' and ')} can't be reached`;
  if (process.env.ROGUEWRIGHT_SERVICES === 'required') {
    throw new Error(`${why}, and ROGUEWRIGHT_SERVICES=required`);
  }
  return { areMissing: true, why: ` (skipped: ${why})` };
}

/** The URL of the Redis server of tests. */
export function redisUrl(): string {
  return REDIS;
}

/** Makes an empty database; it is removed when all is over. @returns its URL */
export async function freshDatabase(finallyDo: Finally): Promise<string> {
  const name = `roguewright_${randomBytes(6).toString('hex')}`;
  const ask = (sql: string) =>
    inDatabaseAt(DATABASE, async client => {
      await client.query(sql);
    });
  await ask(`create database ${name}`);
  finallyDo(() => ask(`drop database if exists ${name} with (force)`));
  const url = new URL(DATABASE);
  url.pathname = `/${name}`;
  return url.href;
}

/** Works on a database itself, as another program would. */
export async function inDatabaseAt<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A Redis server whose data may be removed. */
export interface OwnRedis {
  readonly url: string;
  /** Removes all its data. */
  readonly flush: () => Promise<void>;
}

/**
 * Starts a Redis server of its own, or takes the one of the tests where the program isn't installed: of that
 * only one numbered database is emptied.
 */
export async function ownRedis(finallyDo: Finally): Promise<OwnRedis> {
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--save', ''], { stdio: 'ignore' });
  finallyDo(() => {
    server.kill('SIGKILL');
  });
  const isOurs = await Promise.race([once(server, 'error').then(() => false), isUp(server, port)]);
  const url = isOurs ? `redis://127.0.0.1:${port}` : `${REDIS}/9`;
  const command = isOurs ? 'flushall' : 'flushdb';
  return { url, flush: () => tell(url, command) };
}

async function isUp(server: ChildProcess, port: number): Promise<boolean> {
  while (server.exitCode === null) {
    if (await isListening(`redis://127.0.0.1:${port}`)) {
      return true;
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return false;
}

/** Sends one command to a Redis server and waits for its answer. */
async function tell(url: string, command: string): Promise<void> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url);
  await redis.call(command);
  await redis.quit();
}

function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect({ host: hostname, port: Number(port), timeout: CONNECT_TIMEOUT });
    const end = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
