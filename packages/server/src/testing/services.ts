// PostgreSQL and Redis for tests that need them. Where they don't answer, such tests are skipped and say
// why; with ROGUEWRIGHT_SERVICES=required they fail.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';

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

/** A PostgreSQL server of one's own, which may be restarted. */
export interface OwnPostgres {
  /** URL of its empty database. */
  readonly url: string;
  /** Restarts it; undefined: it is the server of all tests, which is left alone. */
  readonly restart?: (() => Promise<void>) | undefined;
}

/**
 * Starts a PostgreSQL server in a folder of its own, or takes an empty database of that of the tests where the
 * programs `initdb` and `pg_ctl` aren't installed.
 * @param programs the folder with the programs of PostgreSQL; absent: ROGUEWRIGHT_POSTGRES, else the newest found
 */
export async function ownPostgres(
  finallyDo: Finally,
  programs = process.env.ROGUEWRIGHT_POSTGRES ?? newestPrograms(),
): Promise<OwnPostgres> {
  if (programs === undefined) {
    return { url: await freshDatabase(finallyDo) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'roguewright-postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const run = (program: string, ...given: string[]) => {
    const whole = [join(programs, program), ...given];
    const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...whole] : whole;
    const { status } = spawnSync(command!, rest, { cwd: folder, stdio: 'ignore' });
    if (status !== 0) {
      throw new Error(`${whole.join(' ')} ended with ${status}`);
    }
  };
  if (isRoot) {
    spawnSync('chown', ['postgres', folder]);
  }
  const port = await freePort();
  run('initdb', '--auth=trust', '--username=postgres', '-D', data);
  finallyDo(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
  finallyDo(() => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => {
      // As after a crash: what runs is cut off.
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      await new Promise(resolve => setTimeout(resolve, 1000));
      run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
    },
  };
}

/** Where Debian and others keep the programs of the newest version of PostgreSQL. */
function newestPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions)
    ? readdirSync(versions)
        .filter(version => existsSync(join(versions, version, 'bin/initdb')))
        .sort((one, other) => Number(one) - Number(other))
    : [];
  const newest = found.at(-1);
  return newest === undefined ? undefined : join(versions, newest, 'bin');
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
