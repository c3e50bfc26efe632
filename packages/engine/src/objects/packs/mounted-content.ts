// The packs among the files of a content, and their mounting beside what ships.

import type { ForeignRules } from '../../worldrules/index.ts';
import type { Archetype } from '../archetype.ts';
import { hashFiles } from '../content-hash.ts';
import type { TreasureBook } from '../treasure/treasure-book.ts';
import { type Mounting, mountPacks } from './mount.ts';
import type { Pack } from './pack.ts';

/** A file that may belong to a pack. */
interface PackFile {
  readonly path: string;
  readonly text: string;
  readonly pack?: string;
}

/** The content that packs are mounted into. */
interface Base {
  readonly hash: string;
  readonly archetypes: readonly Archetype[];
  readonly treasure: TreasureBook;
  find(id: string): Archetype | undefined;
}

/** Mounted packs, and the hash of the content with them. */
export interface Mounted extends Mounting {
  readonly hash: string;
}

/** The packs of the files, in the order of their first ones. */
export function packsOf(files: readonly PackFile[]): Pack[] {
  const packs = new Map<string, { path: string; text: string }[]>();
  for (const { path, text, pack } of files) {
    if (pack !== undefined) {
      const own = packs.get(pack);
      if (own === undefined) {
        packs.set(pack, [{ path, text }]);
      } else {
        own.push({ path, text });
      }
    }
  }
  return [...packs].map(([name, own]) => ({ name, files: own }));
}

/** Mounts packs beside a content. */
export function mountInto(base: Base, packs: readonly Pack[], rules: ForeignRules): Mounted {
  const mounting = mountPacks(
    {
      archetypes: base.archetypes,
      find: id => base.find(id),
      hasArchetype: name => base.find(name) !== undefined,
      hasList: name => base.treasure.find(name) !== undefined,
    },
    packs,
    rules,
  );
  return {
    ...mounting,
    // Made when it is asked for: a face shows what a pack adds before a game needs its hash.
    get hash() {
      const parts = mounting.reports.map(({ name, hash }) => ({ path: name, text: hash }));
      return hashFiles([{ path: '', text: base.hash }, ...parts]);
    },
  };
}
