// An object while its lines are being read: what they have set so far.

import { type ArcKey, fieldKeys } from './arc-keys.ts';
import { FieldList } from './field-list.ts';

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
  readonly fields: FieldList;
  /** Each once; sorted when the text has been read. */
  flags: string[];
  /** Undefined as long as there are none. */
  keyValues: Record<string, string> | undefined;
  /** Only for objects in an inventory: what their lines put back to the default. */
  readonly reset: Set<string> | undefined;
  /** What it carries, in the order of the text; undefined as long as there is nothing. */
  inventory: ObjectDraft[] | undefined;
}

/** Opens an archetype (named like itself until told otherwise). */
export function draftArchetype(arch: string, line: number, part: boolean): ObjectDraft {
  const fields = new FieldList();
  fields.set(fieldKeys.name, arch);
  return {
    arch,
    line,
    part,
    fields,
    flags: [],
    keyValues: undefined,
    reset: undefined,
    inventory: undefined,
  };
}

/** Opens an object in an inventory. */
export function draftCarried(arch: string, line: number): ObjectDraft {
  return {
    arch,
    line,
    part: false,
    fields: new FieldList(),
    flags: [],
    keyValues: undefined,
    reset: new Set(),
    inventory: undefined,
  };
}

/**
 * Sets a field; a value that is the field's default is left out, and noted where that may matter.
 */
export function setField(
  object: ObjectDraft,
  key: ArcKey,
  value: string | number,
  initial: string | number,
): void {
  if (value !== initial) {
    object.fields.set(key, value);
    object.reset?.delete(key.name);
  } else {
    object.fields.delete(key);
    object.reset?.add(key.name);
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
  object.keyValues ??= {};
  if (key === '__proto__') {
    const writable = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object.keyValues, key, writable);
  } else {
    object.keyValues[key] = value;
  }
}
