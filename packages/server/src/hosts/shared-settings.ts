// The settings by which several processes share the games.

import { hostname } from 'node:os';
import { StartError } from '../problems.ts';
import { type SharedOptions, USUAL_LEASE } from '../storage/shared/settings.ts';

/** Seconds that ROGUEWRIGHT_LEASE may say. */
const [LEAST_LEASE, MOST_LEASE] = [1, 3600];

/**
 * Reads DATABASE_URL, REDIS_URL, ROGUEWRIGHT_PROCESS and ROGUEWRIGHT_LEASE.
 * @returns undefined without DATABASE_URL: the data folder holds the games
 * @throws StartError when one of them is malformed
 */
export function sharedOf(
  environment: Readonly<Record<string, string | undefined>>,
): SharedOptions | undefined {
  const database = urlOf(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const redis = urlOf(environment, 'REDIS_URL', ['redis:', 'rediss:']);
  if (database === undefined) {
    if (redis !== undefined) {
      throw new StartError(
        'REDIS_URL joins processes that share a database, and DATABASE_URL is not set. Set both, or ' +
          'neither.',
      );
    }
    return undefined;
  }
  return {
    database,
    redis,
    process: processOf(environment),
    lease: 1000 * leaseOf(environment.ROGUEWRIGHT_LEASE),
  };
}

/** A URL with one of these schemes. The error doesn't repeat it: it may hold a password. */
function urlOf(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  schemes: readonly string[],
): string | undefined {
  const written = environment[name]?.trim() ?? '';
  if (written === '') {
    return undefined;
  }
  if (!URL.canParse(written) || !schemes.includes(new URL(written).protocol)) {
    throw new StartError(
      `${name}: expected a URL that begins with ${schemes[0]}//, got something else.`,
    );
  }
  return written;
}

/** The name of this process. By default it is the machine's with the port, and so the same after a restart. */
function processOf(environment: Readonly<Record<string, string | undefined>>): string {
  const written = environment.ROGUEWRIGHT_PROCESS?.trim() ?? '';
  if (written === '') {
    const machine = hostname().replaceAll(/[^\w-]+/g, '-');
    return `${machine.slice(0, 50)}-${environment.PORT?.trim() || '8765'}`;
  }
  if (!/^[\w-]{1,64}$/.test(written)) {
    throw new StartError(
      `ROGUEWRIGHT_PROCESS: expected 1 to 64 letters, digits, - or _, got ${JSON.stringify(written)}.`,
    );
  }
  return written;
}

/** Seconds. */
function leaseOf(text: string | undefined): number {
  const written = text?.trim() ?? '';
  const seconds = written === '' ? USUAL_LEASE / 1000 : Number(written);
  if (!Number.isInteger(seconds) || seconds < LEAST_LEASE || seconds > MOST_LEASE) {
    throw new StartError(
      `ROGUEWRIGHT_LEASE: expected an integer from ${LEAST_LEASE} to ${MOST_LEASE} (seconds), ` +
        `got ${JSON.stringify(text)}. Without it the server takes ${USUAL_LEASE / 1000}.`,
    );
  }
  return seconds;
}
