// Content that games were begun with: kept once for all of them, by its hash.

import { type PackFile, packFilesOf } from '@roguewright/engine/host';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Content files as JSON, by hash. */
export interface StoredContent {
  readonly hash: string;
  readonly files: string;
}

/** Content by its hash; nothing when no game here was begun with it. */
export async function findContent(
  database: Kysely<Tables>,
  hash: string,
): Promise<StoredContent | undefined> {
  return await database
    .selectFrom('contents')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Contents of open games that are kept in memory at most. */
const MOST_KEPT = 8;

/** Content that was read lately: it is long, and most games were begun with the same. */
export class KeptContents {
  readonly #kept = new Map<string, StoredContent>();

  /** As `findContent`; equal contents are one object. */
  async find(database: Kysely<Tables>, hash: string): Promise<StoredContent | undefined> {
    const content = this.#kept.get(hash) ?? (await findContent(database, hash));
    if (content !== undefined) {
      this.#kept.delete(hash);
      this.#kept.set(hash, content);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > MOST_KEPT && oldest !== undefined) {
        this.#kept.delete(oldest);
      }
    }
    return content;
  }
}

/** Keeps content, unless it is kept already. */
export async function addContent(
  transaction: Transaction<Tables>,
  content: StoredContent,
): Promise<void> {
  await transaction
    .insertInto('contents')
    .values(content)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Stored before the text of each file of a pack. */
const PACK_KEY = '"pack":';

/** The pack files of the content with a hash, without reading content that has none. */
export async function findPacks(
  database: Kysely<Tables>,
  hash: string,
): Promise<readonly PackFile[]> {
  const { files = '' } = (await findContent(database, hash)) ?? {};
  return files.includes(PACK_KEY) ? packFilesOf(JSON.parse(files)) : [];
}

/** The names of the packs of the content with a hash, in their order. */
export async function packNamesOf(
  database: Kysely<Tables>,
  hash: string,
): Promise<readonly string[]> {
  return [...new Set((await findPacks(database, hash)).map(({ pack }) => pack))];
}
