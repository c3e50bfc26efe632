// Reads the packs of an untrusted game file. Their contents are checked when they are mounted, like any other.

import { UsageError } from '../../errors/index.ts';
import { checkPackName, TREE_LIMITS } from '../../objects/index.ts';
import type { PackFile } from './game-file.ts';

/** Maximum number of characters of all packs of a file. */
export const MOST_PACK_LETTERS: number = TREE_LIMITS.treeBytes;

/** Maximum number of pack files, of packs, and of characters of a path. */
const MOST_FILES = 100_000;
const MOST_PACKS = 100;
const LONGEST_PATH = 500;

/** @throws UsageError that names the invalid field */
export function readPacks(given: unknown): PackFile[] {
  if (!Array.isArray(given) || given.length > MOST_FILES) {
    throw new UsageError('packs', describe(given), `a list of at most ${MOST_FILES} files`);
  }
  let letters = 0;
  const names = new Set<string>();
  return given.map((one: unknown, place) => {
    const { pack, path, text } = fieldsOf(one, `packs.${place}`);
    checkPackName(pack);
    names.add(pack);
    if (names.size > MOST_PACKS) {
      throw new UsageError(`packs.${place}.pack`, pack, `one of at most ${MOST_PACKS} packs`);
    }
    letters += text.length;
    if (letters > MOST_PACK_LETTERS) {
      const most = `at most ${MOST_PACK_LETTERS} characters in all packs`;
      throw new UsageError(`packs.${place}.text`, `${letters}`, most);
    }
    return { pack, path, text };
  });
}

function fieldsOf(given: unknown, field: string): PackFile {
  const { pack, path, text } = (given ?? {}) as Partial<Record<keyof PackFile, unknown>>;
  if (typeof pack !== 'string' || typeof path !== 'string' || typeof text !== 'string') {
    throw new UsageError(field, describe(given), 'the texts pack, path and text');
  }
  if (path.length > LONGEST_PATH) {
    throw new UsageError(`${field}.path`, `${path.length}`, `at most ${LONGEST_PATH} characters`);
  }
  return { pack, path, text };
}

function describe(given: unknown): string {
  return Array.isArray(given) ? `a list of ${given.length}` : typeof given;
}
