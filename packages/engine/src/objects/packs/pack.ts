// Packs: archetype trees of any origin, mounted into a game beside the content that ships.

import { UsageError } from '../../errors/index.ts';
import type { TreeFile } from '../formats/index.ts';

/** A tree to be mounted. */
export interface Pack {
  /** Lower-case letters, digits and hyphens; the first part of the ids of all that it defines. */
  readonly name: string;
  /** Paths are relative to the root of the tree. */
  readonly files: readonly TreeFile[];
}

/** Between the name of a pack and the name of what it defines. No shipped id has it. */
const SEPARATOR = ':';

/** The most characters of a pack's name. */
const LONGEST_NAME = 32;

const NAME = /^[a-z0-9][a-z0-9-]*$/;

/**
 * The id in the game of what a pack defines by a name: `deepwood:grey_stoat`. A slash in the name is written as
 * `|-`, since it joins the parts of the kinds of carriers.
 */
export function qualifiedId(pack: string, name: string): string {
  const plain = /[|/]/.test(name) ? name.replaceAll('|', '||').replaceAll('/', '|-') : name;
  return `${pack}${SEPARATOR}${plain}`;
}

/** The name of an id in the files of its pack; other ids as they are. */
export function writtenName(id: string): string {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? id : id.slice(at + 1).replaceAll(/\|[|-]/g, pair => (pair === '||' ? '|' : '/'));
}

/** The pack of an id; undefined for what ships. */
export function packOf(id: string): string | undefined {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? undefined : id.slice(0, at);
}

/** A pack's name made of the name of a folder or file: `My Mods.zip` becomes `my-mods`. */
export function packNameOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/\.zip$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'pack' : plain;
}

/** Throws a UsageError for a name that no pack can have. */
export function checkPackName(name: string): void {
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    const expected = `at most ${LONGEST_NAME} lower-case letters, digits and hyphens`;
    throw new UsageError('pack', name.slice(0, LONGEST_NAME), expected);
  }
}
