// The settings of the server, from environment variables.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_IDLE } from './games/idle-games.ts';
import { sharedOf } from './hosts/shared-settings.ts';
import type { LogForm } from './operations/log.ts';
import { StartError } from './problems.ts';
import type { Durability } from './storage/database.ts';
import { type DiskLimits, USUAL_LIMITS } from './storage/quota.ts';
import type { SharedOptions } from './storage/shared/settings.ts';

/** The port without PORT. */
const DEFAULT_PORT = 8765;

/** This machine only; ROGUEWRIGHT_HOST opens the server to the network. */
export const DEFAULT_HOST = '127.0.0.1';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const OWN_PAGE = fileURLToPath(new URL('./page', import.meta.url));

/** The built web page: beside the bundle of an installed package, else that of the workspace. */
export const WEB_FOLDER = existsSync(OWN_PAGE) ? OWN_PAGE : join(PACKAGE, '../web/dist');

/** The settings that the environment decides. */
export interface Settings {
  /** 1…65535. */
  readonly port: number;
  /** The address of a network interface of this machine. */
  readonly host: string;
  readonly dataFolder: string;
  /** Further names of the server, besides those of this machine. */
  readonly names: readonly string[];
  /** Addresses and networks of trusted proxies. */
  readonly proxies: readonly string[];
  /** Limits on the disk space of games. */
  readonly limits: DiskLimits;
  /** What an answered command survives. */
  readonly survives: Durability;
  /** The database that holds the games in place of the folder; undefined: the folder holds them. */
  readonly shared: SharedOptions | undefined;
  /** Whether heroes leave bones and meet those of others. */
  readonly bones: boolean;
  /** Milliseconds after which the game of an idle player is put away; 0: none is. */
  readonly idle: number;
  /** How the log is written. */
  readonly log: LogForm;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads PORT, ROGUEWRIGHT_HOST, ROGUEWRIGHT_HOSTS, ROGUEWRIGHT_TRUSTED_PROXY, ROGUEWRIGHT_DATA,
 * ROGUEWRIGHT_MEGABYTES, ROGUEWRIGHT_DAYS, ROGUEWRIGHT_SURVIVES, ROGUEWRIGHT_BONES, ROGUEWRIGHT_IDLE and
 * ROGUEWRIGHT_LOG, and those of `sharedOf`.
 * @throws StartError when one of them is malformed
 */
export function settingsOf(environment: Environment): Settings {
  return {
    port: portOf(environment.PORT),
    host: environment.ROGUEWRIGHT_HOST?.trim() || DEFAULT_HOST,
    dataFolder: dataFolderOf(environment),
    names: listOf(environment.ROGUEWRIGHT_HOSTS),
    proxies: listOf(environment.ROGUEWRIGHT_TRUSTED_PROXY),
    limits: {
      bytesOfAddress:
        1e6 * countOf(environment, 'ROGUEWRIGHT_MEGABYTES', USUAL_LIMITS.bytesOfAddress / 1e6),
      abandonedAfterDays: countOf(environment, 'ROGUEWRIGHT_DAYS', USUAL_LIMITS.abandonedAfterDays),
    },
    survives: oneOf(environment, 'ROGUEWRIGHT_SURVIVES', ['power-cut', 'kill']),
    shared: sharedOf(environment),
    bones: oneOf(environment, 'ROGUEWRIGHT_BONES', ['on', 'off']) === 'on',
    idle: 1000 * countOf(environment, 'ROGUEWRIGHT_IDLE', USUAL_IDLE / 1000),
    log: oneOf(environment, 'ROGUEWRIGHT_LOG', ['text', 'json']),
  };
}

/** An integer from 0. */
function countOf(environment: Environment, name: string, usual: number): number {
  const written = environment[name]?.trim() ?? '';
  if (!/^\d{0,7}$/.test(written)) {
    throw new StartError(
      `${name}: expected an integer from 0 to 9999999, got ${JSON.stringify(written)}. ` +
        `Without it the server takes ${usual}.`,
    );
  }
  return written === '' ? usual : Number(written);
}

/** One of some words; the first where nothing is set. */
function oneOf<Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const written = environment[name]?.trim() ?? '';
  const word = written === '' ? words[0] : words.find(one => one === written);
  if (word === undefined) {
    throw new StartError(
      `${name}: expected ${words.join(' or ')}, got ${JSON.stringify(environment[name])}. ` +
        `Without it the server takes ${words[0]}.`,
    );
  }
  return word;
}

/** The parts of a list with commas. */
function listOf(text = ''): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
}

/** The folder with the games: ROGUEWRIGHT_DATA, else `data` in the clone, else `data` here. */
export function dataFolderOf(environment: Environment): string {
  const named = environment.ROGUEWRIGHT_DATA?.trim();
  if (named !== undefined && named !== '') {
    return resolve(named);
  }
  const clone = join(PACKAGE, '../..');
  return isClone(clone) ? join(clone, 'data') : resolve('data');
}

function portOf(text: string | undefined): number {
  const written = text?.trim() ?? '';
  if (written === '') {
    return DEFAULT_PORT;
  }
  const port = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  if (port < 1 || port > 65535) {
    throw new StartError(
      `PORT: expected an integer from 1 to 65535, got ${JSON.stringify(text)}. ` +
        `Without it the game is served on port ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

function isClone(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) {
    return false;
  }
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown };
  return name === 'roguewright-workspace';
}
