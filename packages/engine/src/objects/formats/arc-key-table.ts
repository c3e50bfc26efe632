// Looks up known keys in place, in any letter case, without allocating a substring.

import { type ArcKey, arcKeys } from './arc-keys.ts';

const size = 1024;
const slots: readonly (ArcKey | undefined)[] = fill();

/** Extends a word's hash by one letter, ignoring case. It starts at 0. */
export function hashOn(hash: number, code: number): number {
  return (Math.imul(hash, 31) + (code | 32)) | 0;
}

/** The known key at a span of text, or undefined. */
export function keyAt(text: string, from: number, to: number, hash: number): ArcKey | undefined {
  let slot = hash & (size - 1);
  for (let key = slots[slot]; key !== undefined; key = slots[slot]) {
    if (isKey(key.name, text, from, to)) {
      return key;
    }
    slot = (slot + 1) & (size - 1);
  }
  return undefined;
}

function isKey(name: string, text: string, from: number, to: number): boolean {
  if (name.length !== to - from) {
    return false;
  }
  for (let at = 0; at < name.length; at++) {
    const code = text.charCodeAt(from + at);
    const lower = code >= 65 && code <= 90 ? code + 32 : code;
    if (lower !== name.charCodeAt(at)) {
      return false;
    }
  }
  return true;
}

function fill(): (ArcKey | undefined)[] {
  const table = new Array<ArcKey | undefined>(size).fill(undefined);
  for (const key of arcKeys.values()) {
    let hash = 0;
    for (let at = 0; at < key.name.length; at++) {
      hash = hashOn(hash, key.name.charCodeAt(at));
    }
    let slot = hash & (size - 1);
    while (table[slot] !== undefined) {
      slot = (slot + 1) & (size - 1);
    }
    table[slot] = key;
  }
  return table;
}
