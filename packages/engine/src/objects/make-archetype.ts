// Makes archetypes from their drafts: facts by name, as numbers where possible.

import type { Archetype, ArchetypeContent } from './archetype.ts';
import { fieldKeys } from './formats/arc-keys.ts';
import { camelCase, type FieldList, initialValue, type ObjectDraft } from './formats/index.ts';
import { type ArchetypePart, ONE_SQUARE, Shape } from './shape.ts';

/** Most digits of a text that is also stored as a number. */
const MOST_DIGITS = 9;

const NOTHING: readonly ArchetypeContent[] = [];
const NO_PARTS: readonly ObjectDraft[] = [];

/** What has no further parts. */
const SINGLE = { parts: [] as readonly ArchetypePart[], shape: ONE_SQUARE };

/** A further part of a head. A class for the same reason as drafts. */
class FurtherPart implements ArchetypePart {
  readonly archetype: string;
  readonly x: number;
  readonly y: number;

  constructor({ arch, fields }: ObjectDraft) {
    this.archetype = arch;
    this.x = Number(fields.get(fieldKeys.x) ?? 0);
    this.y = Number(fields.get(fieldKeys.y) ?? 0);
  }
}

/** The further parts of a head, and its shape with them. */
function shapeOf(drafts: readonly ObjectDraft[]): Pick<Archetype, 'parts' | 'shape'> {
  if (drafts.length === 0) {
    return SINGLE;
  }
  const parts = drafts.map(draft => new FurtherPart(draft));
  return { parts, shape: new Shape(parts) };
}

/** An archetype of a file. A class for the same reason as drafts. */
class MadeArchetype implements Archetype {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly type: number;
  readonly subtype: number;
  readonly numbers: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
  readonly inventory: readonly ArchetypeContent[];
  readonly parts: readonly ArchetypePart[];
  readonly shape: Shape;
  readonly file: string;
  declare readonly partOf?: string;

  constructor(
    { index, file, numbers, texts }: Pick<Archetype, 'index' | 'file' | 'numbers' | 'texts'>,
    { arch, head }: ObjectDraft,
    flags: ReadonlySet<string>,
    inventory: readonly ArchetypeContent[],
    furtherParts: readonly ObjectDraft[],
  ) {
    const { parts, shape } = shapeOf(furtherParts);
    this.index = index;
    this.id = arch;
    this.name = texts.name ?? arch;
    this.plural = texts.namePl ?? texts.name ?? arch;
    this.type = numbers.type ?? 0;
    this.subtype = numbers.subtype ?? 0;
    this.numbers = numbers;
    this.texts = texts;
    this.flags = flags;
    this.inventory = inventory;
    this.parts = parts;
    this.shape = shape;
    this.file = file;
    if (head !== undefined) {
      this.partOf = head;
    }
  }
}

/** Makes the archetypes of one content, which share common parts. */
export class ArchetypeMaker {
  /** Names in code of unknown keys. */
  readonly #names = new Map<string, string>();
  /** Flag sets by their contents: hundreds of archetypes share a few. */
  readonly #flags = new Map<string, ReadonlySet<string>>();

  /**
   * The archetype of a settled draft.
   * @param index in the catalogue
   * @param parts the drafts of its further parts
   */
  make(
    draft: ObjectDraft,
    index: number,
    file: string,
    parts: readonly ObjectDraft[] = NO_PARTS,
  ): Archetype {
    const numbers: Record<string, number> = {};
    const texts: Record<string, string> = {};
    this.#keep(draft, numbers, texts);
    return new MadeArchetype(
      { index, file, numbers, texts },
      draft,
      this.#flagsOf(draft.flags),
      draft.inventory?.map(item => this.#content(item)) ?? NOTHING,
      parts,
    );
  }

  /** An object in an inventory. Its texts, flags and contents are kept only where it has some. */
  #content(draft: ObjectDraft): ArchetypeContent {
    const numbers: Record<string, number> = {};
    const texts: Record<string, string> = {};
    const flags: Record<string, boolean> = {};
    this.#keep(draft, numbers, texts);
    for (const key of Object.keys(draft.keyValues ?? {})) {
      const name = this.#called(key);
      // What is stored as a number, and the ego kind, is no text of the object.
      if (Object.hasOwn(numbers, name) || key === 'ego') {
        delete texts[name];
      }
    }
    for (const name of draft.flags) {
      flags[name] = true;
    }
    for (const name of draft.reset ?? []) {
      resetValue(name, numbers, texts, flags);
    }
    const ego = draft.keyValues?.ego;
    const inventory = draft.inventory?.map(item => this.#content(item));
    return {
      archetype: draft.arch,
      numbers,
      ...(isEmpty(texts) ? {} : { texts }),
      ...(isEmpty(flags) ? {} : { flags }),
      ...(ego === undefined ? {} : { ego }),
      ...(inventory === undefined ? {} : { inventory }),
    };
  }

  /** Stores all fields, then the unknown keys. */
  #keep(
    { fields, keyValues }: ObjectDraft,
    numbers: Record<string, number>,
    texts: Record<string, string> | undefined,
  ): void {
    keepFields(fields, numbers, texts);
    if (keyValues !== undefined) {
      for (const key of Object.keys(keyValues)) {
        keepText(this.#called(key), keyValues[key]!, numbers, texts);
      }
    }
  }

  #called(key: string): string {
    let name = this.#names.get(key);
    if (name === undefined) {
      name = camelCase(key);
      this.#names.set(key, name);
    }
    return name;
  }

  #flagsOf(flags: readonly string[]): ReadonlySet<string> {
    const all = flags.length === 1 ? flags[0]! : flags.join(' ');
    let known = this.#flags.get(all);
    if (known === undefined) {
      known = new Set(flags);
      this.#flags.set(all, known);
    }
    return known;
  }
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}

/** Notes a key that the lines of an object in an inventory set to 0, empty or off. */
function resetValue(
  key: string,
  numbers: Record<string, number>,
  texts: Record<string, string>,
  flags: Record<string, boolean>,
): void {
  const initial = initialValue(key);
  if (initial === undefined) {
    flags[key] = false;
  } else if (typeof initial.value === 'string') {
    texts[initial.called] = initial.value;
  } else {
    numbers[initial.called] = initial.value;
  }
}

function keepFields(
  fields: FieldList,
  numbers: Record<string, number>,
  texts: Record<string, string> | undefined,
): void {
  for (let at = 0; at < fields.count; at++) {
    const value = fields.valueAt(at);
    const { called } = fields.keyAt(at);
    if (typeof value === 'number') {
      numbers[called] = value;
    } else {
      keepText(called, value, numbers, texts);
    }
  }
}

function keepText(
  name: string,
  value: string,
  numbers: Record<string, number>,
  texts: Record<string, string> | undefined,
): void {
  if (texts !== undefined) {
    texts[name] = value;
  }
  if (isNumber(value)) {
    numbers[name] = Number(value);
  }
}

/** Whether a text is an integer of few digits and nothing else. */
function isNumber(text: string): boolean {
  const { length } = text;
  const start = length > 0 && text.charCodeAt(0) === 45 ? 1 : 0;
  if (length === start || length - start > MOST_DIGITS) {
    return false;
  }
  for (let at = start; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) {
      return false;
    }
  }
  return true;
}
