// Reads the folders that --content names, as packs.

import { ContentError, UsageError } from '@roguewright/engine/errors';
import { type ContentFile, packNameOf } from '@roguewright/engine/objects';
import { readFolder } from './read-folder.ts';

/**
 * The files of packs, in the order of their folders. A second folder of one name gets a number.
 * @throws UsageError for a path that is no folder of content
 * @throws ContentError for files that can't be read
 */
export function packFiles(folders: readonly string[]): ContentFile[] {
  const taken = new Set<string>();
  return folders.flatMap(folder => {
    const { root, files, problems } = readFolder(folder);
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
    if (files.length === 0) {
      throw new UsageError('--content', folder, 'a folder with .arc or .trs files');
    }
    const pack = freeName(packNameOf(lastSegment(root)), taken);
    taken.add(pack);
    return files.map(({ path, text }) => ({ path, text, pack }));
  });
}

function lastSegment(path: string): string {
  return path.replace(/[/\\]+$/, '').replace(/^.*[/\\]/, '');
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) {
    free = `${name.slice(0, 28)}-${number}`;
  }
  return free;
}
