// Folders that can be taken in at a glance: a folder of code holds at most 25 files of its own, tests
// aside. Those that hold more are listed with their number in wide-folders.json; the numbers only fall.

import { posix } from 'node:path';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';
import wide from './wide-folders.json' with { type: 'json' };

const mostFiles = 25;

/** Folders that may hold more files, each with how many at most. */
export type WideFolders = Readonly<Record<string, number>>;

/** Every folder among these files that holds too many, and every exception that isn't needed. */
export function folderProblems(
  files: readonly SourceFile[],
  wideFolders: WideFolders = wide,
): Problem[] {
  if (files.length === 0) {
    return [{ path: '.', message: 'no file was read' }];
  }
  const counts = new Map<string, number>();
  for (const { path } of files.filter(({ path }) => !isTest(path))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const over = [...counts].flatMap(([path, count]) => {
    const most = wideFolders[path] ?? mostFiles;
    return count > most ? [{ path, message: `${count} files of its own, at most ${most}` }] : [];
  });
  const needless = Object.keys(wideFolders)
    .filter(path => (counts.get(path) ?? 0) <= mostFiles)
    .map(path => ({ path, message: 'no longer needs its exception in wide-folders.json' }));
  return [...over, ...needless];
}
