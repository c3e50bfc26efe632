// An object during reading: the values that its lines have set so far.

import { type ArcKey, arcKeys, fieldKeys } from './arc-keys.ts';
import { FieldList } from './field-list.ts';

/** An archetype, or an object in an inventory, during reading. */
export interface ObjectDraft {
  /** The archetype's own name, or the archetype of an object in an inventory; may be missing. */
  readonly arch: string;
  /** Its first line. */
  readonly line: number;
  /** Where that line starts in the text. */
  readonly start: number;
  readonly part: boolean;
  /** The archetype of its head, for a further part; undefined for others. */
  readonly head: string | undefined;
  readonly fields: FieldList;
  /** Distinct; sorted after reading. */
  flags: string[];
  /** Undefined while empty. */
  keyValues: Record<string, string> | undefined;
  /** Only for objects in an inventory: keys that their lines reset to the default. */
  readonly reset: Set<string> | undefined;
  /** Inventory in text order; undefined while empty. */
  inventory: ObjectDraft[] | undefined;
}

/** The line that opens an object. */
type FirstLine = Pick<ObjectDraft, 'line' | 'start'>;

const NO_FLAGS: readonly string[] = [];

/**
 * A class, as a tree has thousands. Once most of what a literal made lived for long, V8 makes the rest of it among the
 * old objects at once. Each of those keeps alive what it refers to until V8 looks through everything, so that drafts
 * of one tree were still there when the next was read: a quarter of the time of loading.
 */
class Draft implements ObjectDraft {
  readonly arch: string;
  readonly line: number;
  readonly start: number;
  readonly part: boolean;
  readonly head: string | undefined;
  readonly fields = new FieldList();
  flags: string[] = NO_FLAGS.slice();
  keyValues: Record<string, string> | undefined = undefined;
  readonly reset: Set<string> | undefined;
  inventory: ObjectDraft[] | undefined = undefined;

  constructor(
    arch: string,
    { line, start }: FirstLine,
    part: boolean,
    head: string | undefined,
    reset: Set<string> | undefined,
  ) {
    this.arch = arch;
    this.line = line;
    this.start = start;
    this.part = part;
    this.head = head;
    this.reset = reset;
  }
}

/** Opens an archetype. Its name defaults to its id. */
export function draftArchetype(
  arch: string,
  first: FirstLine,
  part: boolean,
  head?: string,
): ObjectDraft {
  const draft = new Draft(arch, first, part, head, undefined);
  draft.fields.set(fieldKeys.name, arch);
  return draft;
}

/** Opens an object in an inventory. */
export function draftCarried(arch: string, first: FirstLine): ObjectDraft {
  return new Draft(arch, first, false, undefined, new Set());
}

/** Sets a field. A value equal to the default is left out, and recorded as reset where that matters. */
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

/** Stores a key/value; the last one wins. Any key is safe, including `__proto__`. */
export function setKeyValue(object: ObjectDraft, key: string, value: string): void {
  object.keyValues ??= {};
  if (key === '__proto__') {
    const writable = { value, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(object.keyValues, key, writable);
  } else {
    object.keyValues[key] = value;
  }
}

/** The initial value of a key, with its name in code. Keys that aren't known fields are flags, initially off. */
export function initialValue(
  key: string,
): { readonly called: string; readonly value: string | number } | undefined {
  const known = arcKeys.get(key);
  if (known === undefined || known.form === 'flag') {
    return undefined;
  }
  switch (known.form) {
    case 'text':
    case 'name':
    case 'face':
    case 'animation':
    case 'treasure-list':
    case 'block':
      return { called: known.called, value: '' };
    case 'double':
      return { called: known.called, value: 1 };
    default:
      return { called: known.called, value: 0 };
  }
}
