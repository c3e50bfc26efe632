// The keys of this terminal's player to games on servers, in a file that only he can read.

import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The key to one game. */
export interface KeptKey {
  /** The address of the server. */
  readonly server: string;
  readonly game: string;
  readonly token: string;
  /** The hero's name. */
  readonly hero: string;
  /** Race and role. */
  readonly about: string;
  /** The secret that others are invited by to a shared world; absent: it is none, or he isn't told. */
  readonly invite?: string;
}

/** Where keys are kept, the one used last first. */
export interface KeyPlace {
  all(): readonly KeptKey[];
  /** Puts a key first. @throws Error when it can't be kept, which would lose the game */
  keep(key: KeptKey): void;
}

/** Readable by its owner alone: a key opens a game. */
const SECRET = 0o600;

/** The file, beside that of the options. */
export function keysFile(optionsFile: string): string {
  return join(dirname(optionsFile), 'servers.json');
}

/** Keys in a file. */
export function keysIn(file: string): KeyPlace {
  const all = (): readonly KeptKey[] => {
    try {
      const keys: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return Array.isArray(keys) ? keys.filter(isKey) : [];
    } catch {
      // The file doesn't exist yet, or isn't ours to mend.
      return [];
    }
  };
  return {
    all,
    keep: key => {
      const others = all().filter(({ server, game }) => server !== key.server || game !== key.game);
      const next = `${file}.new`;
      mkdirSync(dirname(file), { recursive: true });
      // One that was left behind may be readable by others.
      rmSync(next, { force: true });
      const text = `${JSON.stringify([key, ...others], undefined, 2)}\n`;
      writeFileSync(next, text, { mode: SECRET });
      chmodSync(next, SECRET);
      renameSync(next, file);
    },
  };
}

function isKey(value: unknown): value is KeptKey {
  const key = value as Record<string, unknown> | null;
  return (
    typeof key === 'object' &&
    key !== null &&
    ['server', 'game', 'token', 'hero', 'about'].every(field => typeof key[field] === 'string') &&
    (key.invite === undefined || typeof key.invite === 'string')
  );
}
