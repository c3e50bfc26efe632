// Folders that can be taken in at a glance: a folder of code holds at most 25 files of its own, tests
// aside.

import { posix } from 'node:path';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';

const mostFiles = 25;

/** Every folder among these files that holds too many. */
export function folderProblems(files: readonly SourceFile[]): Problem[] {
  if (files.length === 0) {
    return [{ path: '.', message: 'no file was read' }];
  }
  const counts = new Map<string, number>();
  for (const { path } of files.filter(({ path }) => !isTest(path))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([path, count]) => ({
      path,
      message: `${count} files of its own, at most ${mostFiles}`,
    }));
}
