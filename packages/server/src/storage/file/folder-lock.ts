// One server to a data folder. The lock is one of the operating system, on a file of its own: it ends
// with the process that holds it, however that process ends, so no lock is ever left behind.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf, StartError } from '../../problems.ts';
import { isLocked } from '../storage-problem.ts';

/** The file that is locked; it stays empty. SQLite locks files on every system that Node runs on. */
const LOCK = 'server.lock';

/** Tells a second server which process the first one is. */
const PROCESS = 'server.pid';

/** A data folder that no other server can serve. */
export interface FolderLock {
  readonly release: () => void;
}

/**
 * Locks a data folder that is there already.
 * @throws StartError when another server has locked it
 */
export function lockFolder(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, LOCK));
  const processFile = join(folder, PROCESS);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
    writeFileSync(processFile, String(process.pid));
  } catch (error) {
    file.close();
    throw new StartError(problemOf(folder, error), { cause: error });
  }
  return {
    release: () => {
      if (file.isOpen) {
        rmSync(processFile, { force: true });
        file.close();
      }
    },
  };
}

function problemOf(folder: string, error: unknown): string {
  return isLocked(error)
    ? `Another server${holderOf(folder)} serves the games in ${folder} already. ` +
        'Stop it, or name another folder in ROGUEWRIGHT_DATA.'
    : `The games in ${folder} can't be locked: ${messageOf(error)}. ` +
        'Name another folder in ROGUEWRIGHT_DATA.';
}

function holderOf(folder: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(join(folder, PROCESS), 'utf8'), 10)})`;
  } catch {
    return '';
  }
}
