// An object while its lines are being read: what they have set so far.

import type { ArchetypeFields } from './archetype-reading.ts';

/** An archetype, or an object in an inventory, that is being read. */
export interface ObjectDraft {
  /**
   * The archetype's own name, or the one that an object in an inventory is based on; may be
   * missing.
   */
  readonly arch: string;
  /** The line that opened it. */
  readonly line: number;
  readonly part: boolean;
  readonly fields: ArchetypeFields;
  /** Each once, in no order. */
  readonly flags: string[];
  readonly keyValues: Record<string, string>;
  /** Only for objects in an inventory: what their lines put back to the default. */
  readonly reset: Set<string> | undefined;
  readonly inventory: ObjectDraft[];
}

/** Opens an archetype (named like itself until told otherwise). */
export function draftArchetype(arch: string, line: number, part: boolean): ObjectDraft {
  return {
    arch,
    line,
    part,
    fields: { name: arch },
    flags: [],
    keyValues: {},
    reset: undefined,
    inventory: [],
  };
}

/** Opens an object in an inventory. */
export function draftCarried(arch: string, line: number): ObjectDraft {
  return {
    arch,
    line,
    part: false,
    fields: {},
    flags: [],
    keyValues: {},
    reset: new Set(),
    inventory: [],
  };
}

/**
 * Sets a field; a value that is the field's default is left out, and noted where that may matter.
 */
export function setField(
  object: ObjectDraft,
  key: string,
  value: string | number,
  initial: string | number,
): void {
  if (value !== initial) {
    object.fields[key] = value;
    object.reset?.delete(key);
  } else {
    if (key in object.fields) {
      delete object.fields[key];
    }
    object.reset?.add(key);
  }
}

/** Sets or clears a flag. */
export function setFlag(object: ObjectDraft, name: string, on: boolean): void {
  const at = object.flags.indexOf(name);
  if (on) {
    if (at < 0) {
      object.flags.push(name);
    }
    object.reset?.delete(name);
  } else {
    if (at >= 0) {
      object.flags.splice(at, 1);
    }
    object.reset?.add(name);
  }
}

/** Keeps a key/value; the last one wins. Any key is safe, `__proto__` too. */
export function setKeyValue(object: ObjectDraft, key: string, value: string): void {
  if (key === '__proto__') {
    const writable = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object.keyValues, key, writable);
  } else {
    object.keyValues[key] = value;
  }
}
