// The spells that a folder of scenes describes: in the tree beside it, and in the headers of its scenes.

import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type Archetype, factOf, TYPE, textOf } from '@roguewright/engine/objects';
import type { SceneArchetype } from '../scene-file.ts';
import type { CrossfireTree } from './crossfire-tree.ts';

/** A spell that a scene may cast without describing it. */
export interface KnownSpell {
  /** Id of its archetype. */
  readonly arch: string;
  /** The words of its name, in small letters. */
  readonly words: readonly string[];
  readonly skill: string;
  readonly level: number;
  readonly path: number;
  /** Its price at its own level, and the levels over which that grows by itself; 0: never. */
  readonly price: {
    readonly sp: number;
    readonly grace: number;
    readonly maxsp: number;
    readonly maxgrace: number;
  };
  /** As the header of a scene describes it; of a spell of the tree only a reference. */
  readonly kind: SceneArchetype;
}

/**
 * The spells of a tree and of the headers of a folder's scenes, by archetype. The tree's description counts first,
 * since scenes may have changed a spell; of several in headers the one that most of them give.
 */
export function knownSpells(folder: string, tree: CrossfireTree | undefined): KnownSpell[] {
  const known = new Map<string, KnownSpell>();
  for (const archetype of tree?.archetypes ?? []) {
    if (archetype.type === TYPE.spell) {
      known.set(archetype.id, ofTree(archetype));
    }
  }
  const forms = new Map<string, Map<string, number>>();
  for (const kind of spellsInHeaders(folder)) {
    const counts = forms.get(kind.arch) ?? new Map<string, number>();
    const text = JSON.stringify(kind);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    forms.set(kind.arch, counts);
  }
  for (const [arch, counts] of forms) {
    const [[text] = ['{}']] = [...counts].toSorted(([, one], [, other]) => other - one);
    if (!known.has(arch)) {
      known.set(arch, ofHeader(JSON.parse(text) as SceneArchetype));
    }
  }
  return [...known.values()];
}

function ofTree(archetype: Archetype): KnownSpell {
  const number = (key: string) => factOf(archetype, key);
  return {
    arch: archetype.id,
    words: wordsOf(archetype.name),
    skill: textOf(archetype, 'skill'),
    level: number('level'),
    path: number('pathAttuned'),
    price: {
      sp: number('sp'),
      grace: number('grace'),
      maxsp: number('maxsp'),
      maxgrace: number('maxgrace'),
    },
    kind: { arch: archetype.id, type: TYPE.spell, subtype: archetype.subtype, isReference: true },
  };
}

function ofHeader(kind: SceneArchetype): KnownSpell {
  const number = (field: string) => Number(kind[field] ?? 0);
  return {
    arch: kind.arch,
    words: wordsOf(String(kind.name ?? kind.arch.replace(/^spell_/, ''))),
    skill: String(kind.skill ?? ''),
    level: number('level'),
    path: number('pathAttuned'),
    price: {
      sp: number('sp'),
      grace: number('grace'),
      maxsp: number('maxSp'),
      maxgrace: number('maxGrace'),
    },
    kind,
  };
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '');
}

/** A header is one line of at most this many bytes. */
const HEADER_BYTES = 65_536;

/** The spells in the headers of a folder's scenes. */
function* spellsInHeaders(folder: string): Generator<SceneArchetype> {
  const names = readdirSync(folder).filter(name => name.endsWith('.jsonl'));
  const buffer = Buffer.alloc(HEADER_BYTES);
  for (const name of names.toSorted()) {
    const file = openSync(join(folder, name), 'r');
    const bytes = readSync(file, buffer, 0, HEADER_BYTES, 0);
    closeSync(file);
    const [line = ''] = buffer.toString('utf8', 0, bytes).split('\n', 1);
    const { spell, unplaced = {} } = headerOf(line);
    for (const kind of [spell, ...Object.values(unplaced)]) {
      if (kind?.type === TYPE.spell) {
        yield kind;
      }
    }
  }
}

interface Header {
  readonly spell?: SceneArchetype;
  readonly unplaced?: Readonly<Record<string, SceneArchetype>>;
}

/** A header, or nothing: a file that isn’t a scene describes no spells, and is reported where it is verified. */
function headerOf(line: string): Header {
  try {
    return JSON.parse(line) as Header;
  } catch {
    return {};
  }
}
