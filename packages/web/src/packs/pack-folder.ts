// Reads the folder that a player chose as a pack.

import {
  fileTooLarge,
  orderTree,
  packNameOf,
  type TreeFile,
  treeTooLarge,
} from '@roguewright/engine/objects';

/** The name of a folder or zip as a pack's, and its content files. */
export interface ChosenTree {
  readonly name: string;
  readonly files: readonly TreeFile[];
}

/** @throws Error in words for the page when the folder holds no content or too much of it */
export async function readChosenFolder(list: Iterable<File>): Promise<ChosenTree> {
  const entries = [...list].map(file => {
    const path = file.webkitRelativePath || file.name;
    const slash = path.indexOf('/');
    return { file, folder: path.slice(0, Math.max(0, slash)), path: path.slice(slash + 1) };
  });
  const { files: ordered } = orderTree(entries);
  const first = ordered[0];
  if (first === undefined) {
    throw new Error('The folder holds no .arc or .trs files.');
  }
  let bytes = 0;
  const files: TreeFile[] = [];
  for (const { file: entry } of ordered) {
    bytes += entry.file.size;
    const problem = fileTooLarge(entry.path, entry.file.size) ?? treeTooLarge(entry.path, bytes);
    if (problem !== undefined) {
      throw new Error(`${problem.file}: expected ${problem.expected}, got ${problem.got}`);
    }
    files.push({ path: entry.path, text: await entry.file.text() });
  }
  return { name: packNameOf(first.file.folder || 'pack'), files };
}
