// A signature and the parts that it is made of: each part is a name and 32 bits of all that it was told.

import { hashText } from '@roguewright/engine/chance';
import { plainText } from './plain-text.ts';

/** One part: `games/03 events` and 8 hexadecimal digits. */
interface Part {
  readonly name: string;
  readonly hash: string;
}

/** What was computed. */
export interface Signature {
  /** 8 hexadecimal digits over all parts. */
  readonly hash: string;
  /** In alphabetical order. */
  readonly parts: readonly Part[];
}

/** Collects parts. The data of one part must come in order; parts may come in any order. */
export class Parts {
  readonly #hashes = new Map<string, string>();

  /** Adds plain data to a part. @param without keys of records that don't count */
  add(name: string, value: unknown, without?: ReadonlySet<string>): void {
    const before = this.#hashes.get(name) ?? '';
    this.#hashes.set(name, hexOf(`${before}\n${plainText(value, without)}`));
  }

  /** The signature of everything so far. */
  sign(): Signature {
    const parts = [...this.#hashes]
      .map(([name, hash]) => ({ name, hash }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return { hash: hashOf(parts), parts };
  }
}

/** 8 hexadecimal digits over some parts. */
function hashOf(parts: readonly Part[]): string {
  return hexOf(parts.map(({ name, hash }) => `${hash} ${name}`).join('\n'));
}

/** 8 hexadecimal digits of a text. */
function hexOf(text: string): string {
  return hashText(text).toString(16).padStart(8, '0');
}
