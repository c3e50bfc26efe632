// The packs that games here can be begun with: those that are named, and the folders in `mods` beside the data
// folder.

import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Pack } from '@roguewright/engine/objects';
import { readPackFolder } from './pack-folder.ts';

/** A pack that can be chosen for a new game. */
export interface OfferedPack {
  readonly pack: Pack;
  /** Whether new games have it unless they say otherwise. */
  readonly isOn: boolean;
}

/** The folder of packs beside a data folder. */
export function modsFolderOf(dataFolder: string): string {
  return join(dirname(resolve(dataFolder)), 'mods');
}

/**
 * The packs of some folders, which are on, and those of the subfolders of `mods`, which are off.
 * @param folders in the order in which they are mounted
 * @throws UsageError or ContentError for a folder that can't be read
 */
export function offeredPacks(folders: readonly string[], mods: string): OfferedPack[] {
  const taken = new Set<string>();
  const offer = (folder: string, isOn: boolean): OfferedPack => {
    const { name, files } = readPackFolder(folder, '--content');
    const own = freeName(name, taken);
    taken.add(own);
    return { pack: { name: own, files }, isOn };
  };
  return [
    ...folders.map(folder => offer(folder, true)),
    ...subfolders(mods).map(folder => offer(folder, false)),
  ];
}

/** A name that no other pack here has: `wood-2` for a second `wood`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) {
      return free;
    }
    free = `${name.slice(0, 28)}-${number}`;
  }
}

function subfolders(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .sort();
}
