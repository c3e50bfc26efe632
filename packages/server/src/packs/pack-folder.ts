// Reads the folder of a pack from disk, within the limits of a tree.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ContentError, UsageError } from '@roguewright/engine/errors';
import {
  entersFolder,
  fileTooLarge,
  invalidUtf8,
  type Pack,
  packNameOf,
  treeFormatOf,
  treeTooLarge,
} from '@roguewright/engine/objects';

/**
 * The pack of a folder, named after it. Links to folders aren't followed.
 * @param field the option that names the folder, for the error
 * @throws UsageError for a path that is no folder, or a folder without content files
 * @throws ContentError for a file that is too large or no UTF-8 text
 */
export function readPackFolder(folder: string, field = 'DIR'): Pack {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(field, folder, 'a folder that exists');
  }
  const name = packNameOf(basename(resolve(folder)));
  const paths = contentPaths(folder);
  if (paths.length === 0) {
    throw new UsageError(field, folder, 'a folder with .arc or .trs files');
  }
  let bytes = 0;
  const files = paths.map(path => {
    const read = readFileSync(join(folder, path));
    bytes += read.length;
    const file = `${name}/${path}`;
    const problem =
      fileTooLarge(file, read.length) ?? treeTooLarge(file, bytes) ?? invalidUtf8(read, file);
    if (problem !== undefined) {
      throw new ContentError([problem]);
    }
    return { path, text: read.toString('utf8') };
  });
  return { name, files };
}

/** The paths of all content files below a folder, with slashes. */
function contentPaths(root: string): string[] {
  const paths: string[] = [];
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entersFolder(entry.name)) {
          waiting.push(path);
        }
      } else if (isRead(root, path, entry.name)) {
        paths.push(path);
      }
    }
  }
  return paths.sort();
}

function isRead(root: string, path: string, name: string): boolean {
  return (
    !name.startsWith('.') &&
    treeFormatOf(path) !== undefined &&
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true
  );
}
