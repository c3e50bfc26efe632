// Reads the content files of a folder from disk, within the limits of a tree.

import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '@roguewright/engine/errors';
import {
  entersFolder,
  type FormatProblem,
  fileTooLarge,
  invalidUtf8,
  orderTree,
  type PassedOver,
  type TreeFile,
  treeFormatOf,
  treeTooLarge,
} from '@roguewright/engine/objects';

/** A folder, or one file, that has been read. */
export interface FolderReading {
  /** The folder's name: problems name files by it and their path. */
  readonly root: string;
  /** In loading order. */
  readonly files: readonly TreeFile[];
  /** Files and whole folders that aren't read, with their paths from `root` on. */
  readonly passedOver: readonly PassedOver[];
  /** Files that can't be read, or are beyond a limit. */
  readonly problems: readonly FormatProblem[];
}

/** A name in a folder, with its path from the root. */
interface Entry {
  readonly path: string;
}

/**
 * Reads all content files below a folder, or one file. Throws a UsageError for a path that doesn't exist, and
 * for a single file that is none of content.
 */
export function readFolder(path: string): FolderReading {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined && lstatSync(path, { throwIfNoEntry: false }) === undefined) {
    throw new UsageError('DIR', path, 'a folder or file that exists');
  }
  if (entry?.isDirectory() === true) {
    const { entries, skipped } = entriesBelow(path);
    return readEntries(path, entries, skipped);
  }
  if (treeFormatOf(path) === undefined) {
    throw new UsageError('DIR', path, 'a folder, or a file that ends in .arc or .trs');
  }
  return readEntries(dirname(path), [{ path: basename(path) }], []);
}

/** The entries of all folders that the loader enters, and those that it doesn't. */
function entriesBelow(root: string): { entries: Entry[]; skipped: PassedOver[] } {
  const entries: Entry[] = [];
  const skipped: PassedOver[] = [];
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isLink = entry.isSymbolicLink();
      if (isLink && statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true) {
        skipped.push({ path: join(root, path), reason: 'links to folders aren’t followed' });
      } else if (!entry.isDirectory()) {
        entries.push({ path });
      } else if (entersFolder(entry.name)) {
        waiting.push(path);
      } else {
        const reason = orderTree([{ path: `${path}/x.arc` }]).passedOver[0]!.reason;
        skipped.push({ path: `${join(root, path)}/`, reason });
      }
    }
  }
  return { entries, skipped };
}

function readEntries(
  root: string,
  entries: readonly Entry[],
  skipped: readonly PassedOver[],
): FolderReading {
  const { files: ordered, passedOver } = orderTree(entries);
  const files: TreeFile[] = [];
  const problems: FormatProblem[] = [];
  let bytes = 0;
  for (const { file: each } of ordered) {
    const path = join(root, each.path);
    const unreadable = unreadableFile(path);
    const size = unreadable === undefined ? statSync(path).size : 0;
    bytes += size;
    const problem = unreadable ?? fileTooLarge(path, size) ?? treeTooLarge(path, bytes);
    const read = problem ?? readText(path);
    if (typeof read === 'string') {
      files.push({ path: each.path, text: read });
    } else {
      problems.push(read);
    }
  }
  const named = passedOver.map(({ path, reason }) => ({ path: join(root, path), reason }));
  return { root, files, passedOver: [...skipped, ...named], problems };
}

/** Why a path can't be read as a file; undefined if it can. */
function unreadableFile(file: string): FormatProblem | undefined {
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry?.isFile() === true) {
    return undefined;
  }
  const got = entry === undefined ? 'a link that leads nowhere' : 'something that is no file';
  const expected = 'a file that can be read';
  return { severity: 'error', file, line: 1, field: 'file', expected, got };
}

/** The text of a file, or its first bytes that are no text. A byte order mark is kept, as the file has it. */
function readText(path: string): string | FormatProblem {
  const bytes = readFileSync(path);
  return invalidUtf8(bytes, path) ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
