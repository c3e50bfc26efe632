// Backups of the games where they are kept: in a data folder or in a shared database.

import { type Backup, backUp, type Restored, restoreBackup } from './backup.ts';

/** Where games are kept. */
export interface GamesPlace {
  readonly folder: string;
  /** URL of a PostgreSQL database that holds them in place of the folder. */
  readonly database?: string | undefined;
}

/**
 * Copies all games into a new file.
 * @throws StartError when they can't be read, or the file is there already
 */
export async function backUpGames(place: GamesPlace, target: string): Promise<Backup> {
  if (place.database === undefined) {
    return backUp(place.folder, target);
  }
  const { backUpShared } = await import('./shared/shared-backup.ts');
  return await backUpShared(place.database, target);
}

/**
 * Replaces the games of a folder by a copy, or puts it into an empty database.
 * @throws StartError when that can't be done; nothing is changed then
 */
export async function restoreGames(place: GamesPlace, source: string): Promise<Restored> {
  if (place.database === undefined) {
    return restoreBackup(place.folder, source);
  }
  const { restoreShared } = await import('./shared/shared-backup.ts');
  return { ...(await restoreShared(place.database, source)), before: undefined };
}
