// Files that are named on the command line.

import { readFileSync } from 'node:fs';
import { UsageError } from '@roguewright/engine/errors';

/** Why a file could not be read, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'a file that exists',
  EISDIR: 'a file, not a folder',
  EACCES: 'a file that may be read',
};

/** The text of a file. Throws a UsageError that names the option or argument and the file. */
export function readText(field: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(field, path, REASONS[code] ?? `a file that can be read (${message})`);
  }
}
