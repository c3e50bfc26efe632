// Files that are named on the command line.

import { readFileSync } from 'node:fs';
import { UsageError } from '@roguewright/engine/errors';
import { type GameFile, readGameFile } from '@roguewright/engine/host';
import { OptionError } from './failures.ts';

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

/** A game file that was read. Throws a UsageError that names the file and what is wrong in it. */
export function gameFileIn(path: string, text: string): GameFile {
  try {
    return readGameFile(text);
  } catch (error) {
    if (error instanceof UsageError) {
      throw new OptionError(path, `: ${error.message.replace(/^file: /, '')}`);
    }
    throw error;
  }
}
