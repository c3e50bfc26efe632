// All the content of a game: archetypes by id, in a fixed order, with a hash that names it.

import { hashText } from '../chance/index.ts';
import { ContentError, type ContentProblem, nearest } from '../errors/index.ts';
import type { Archetype, ArchetypeContent } from './archetype.ts';
import { type ArchetypeReading, type InventoryReading, readArc } from './formats/index.ts';

/** A content file as text. */
export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

/** Content that has been read and checked. */
export class Content {
  readonly archetypes: readonly Archetype[];
  /** 32 hexadecimal digits; equal files give equal hashes everywhere. */
  readonly hash: string;
  #byId: ReadonlyMap<string, Archetype>;

  constructor(archetypes: readonly Archetype[], hash: string) {
    this.archetypes = archetypes;
    this.hash = hash;
    this.#byId = new Map(archetypes.map(archetype => [archetype.id, archetype]));
  }

  /** The archetype of that id, or undefined. */
  find(id: string): Archetype | undefined {
    return this.#byId.get(id);
  }

  /** The archetype of that id. Throws a ContentError naming the nearest id. */
  archetype(id: string): Archetype {
    const found = this.#byId.get(id);
    if (found === undefined) {
      throw new ContentError([missing('', id, this.#byId.keys())]);
    }
    return found;
  }

  /** The archetype at that place of the catalogue. Throws a ContentError when there is none. */
  archetypeAt(index: number): Archetype {
    const found = this.archetypes[index];
    if (found === undefined) {
      throw new ContentError([missing('', `#${index}`, [])]);
    }
    return found;
  }
}

function missing(file: string, id: string, known: Iterable<string>): ContentProblem {
  const close = nearest(id, known);
  const expected = close === undefined ? 'a known archetype' : `a known archetype such as ${close}`;
  return { file, line: 1, field: 'arch', expected, got: id };
}

/**
 * Reads a game's content. Files may come in any order; references may lead forward.
 * Throws a ContentError that lists everything that is wrong in any file.
 */
export function loadContent(files: readonly ContentFile[]): Content {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const problems: ContentProblem[] = [];
  const archetypes: Archetype[] = [];
  for (const { path, text } of ordered) {
    if (path.endsWith('.arc')) {
      const reading = readArc(text, path, { keepBlankLines: true });
      problems.push(...reading.problems.filter(({ severity }) => severity === 'error'));
      for (const archetype of reading.archetypes) {
        archetypes.push(toArchetype(archetype, archetypes.length, path));
      }
    }
  }
  const content = new Content(archetypes, hashFiles(ordered));
  problems.push(...unresolved(content));
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return content;
}

function unresolved(content: Content): ContentProblem[] {
  const known = content.archetypes.map(({ id }) => id);
  return content.archetypes.flatMap(({ file, texts, inventory }) =>
    [texts.otherArch, ...inventory.map(({ archetype }) => archetype)]
      .filter(id => id !== undefined && content.find(id) === undefined)
      .map(id => missing(file, id ?? '', known)),
  );
}

function toArchetype(reading: ArchetypeReading, index: number, file: string): Archetype {
  const numbers: Record<string, number> = {};
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(reading.fields)) {
    keep(numbers, texts, key, value);
  }
  for (const [key, value] of Object.entries(reading.keyValues)) {
    keep(numbers, texts, key, value);
  }
  return {
    index,
    id: reading.arch,
    name: texts.name ?? reading.arch,
    plural: texts.namePl ?? texts.name ?? reading.arch,
    type: numbers.type ?? 0,
    subtype: numbers.subtype ?? 0,
    numbers,
    texts,
    flags: new Set(reading.flags),
    inventory: (reading.inventory ?? []).map(toContent).reverse(),
    file,
  };
}

function toContent({ arch, fields, keyValues }: InventoryReading): ArchetypeContent {
  const numbers: Record<string, number> = {};
  for (const [key, value] of Object.entries({ ...fields, ...keyValues })) {
    keep(numbers, {}, key, value);
  }
  return { archetype: arch, numbers };
}

function keep(
  numbers: Record<string, number>,
  texts: Record<string, string>,
  key: string,
  value: string | number,
): void {
  const name = camelCase(key);
  if (typeof value === 'number') {
    numbers[name] = value;
  } else {
    texts[name] = value;
    if (/^-?\d{1,9}$/.test(value)) {
      numbers[name] = Number(value);
    }
  }
}

function camelCase(key: string): string {
  return key.replaceAll(/_([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

/** Four 32-bit hashes of all paths and texts, each over a different beginning. */
function hashFiles(files: readonly ContentFile[]): string {
  const text = files.map(file => `${file.path}\n${file.text}\n`).join('');
  return [1, 2, 3, 4]
    .map(part => hashText(`${part}${text}`).toString(16).padStart(8, '0'))
    .join('');
}
