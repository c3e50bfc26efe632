// The limit of a zip's own size, which the page checks before the file is read.

import { TREE_LIMITS } from '@roguewright/engine/objects';

const MEGABYTE = 2 ** 20;

/** @throws Error for a zip that is larger than all that a tree may hold */
export function checkZipSize(name: string, bytes: number): void {
  if (bytes > TREE_LIMITS.treeBytes) {
    const most = `${TREE_LIMITS.treeBytes / MEGABYTE} MB`;
    throw new Error(
      `${name}: expected a zip of at most ${most}, got ${Math.ceil(bytes / MEGABYTE)} MB`,
    );
  }
}
