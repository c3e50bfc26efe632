// Which files a person means by the paths of the command line.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@roguewright/engine/errors';

/**
 * Every file meant: a file is itself, a folder all `*.jsonl` below it, in alphabetical order.
 * Throws a UsageError for a path that doesn't exist.
 */
export function vectorPaths(paths: readonly string[]): string[] {
  return paths.flatMap(path => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry === undefined) {
      throw new UsageError('PATH', path, 'a file or folder that exists');
    }
    return entry.isDirectory() ? below(path) : [path];
  });
}

function below(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  return entries.flatMap(entry => {
    const path = join(folder, entry.name);
    const isFolder =
      entry.isDirectory() || (entry.isSymbolicLink() && statSync(path).isDirectory());
    if (isFolder) {
      return below(path);
    }
    return entry.name.endsWith('.jsonl') ? [path] : [];
  });
}
