// References between content files, and a check for broken ones.

import { type ContentProblem, NearNames, nearestOf } from '../errors/index.ts';
import type { Archetype, ArchetypeContent } from './archetype.ts';
import type { ArchetypeSource } from './checks/report.ts';
import type { TreasureEntryReading } from './formats/index.ts';
import { legendOf } from './places/drawing-plan.ts';
import { isPlace, placePlan } from './places/place-plan.ts';
import { lineWithin } from './source-lines.ts';
import type { TreasureBook } from './treasure/treasure-book.ts';

/** A name in a file that must be defined in the content. */
interface ContentReference {
  readonly to: 'archetype' | 'treasure list';
  readonly id: string;
  /** The key as the file writes it: `other_arch`, `arch`, `list`, `randomitems`, `artifact_of`, `spell`. */
  readonly field: string;
  readonly file: string;
  readonly text: string;
  /** The first line of the archetype or list, from 1. */
  readonly from: number;
  /** Where that line starts in the text; absent: not noted. */
  readonly start: number | undefined;
}

/** The names that references can resolve to. */
interface Known {
  readonly archetypes: readonly Archetype[];
  readonly treasure: TreasureBook;
  find(id: string): Archetype | undefined;
}

/** The name of the empty list. */
const NOTHING = 'none';

/** Where a definition stands, for its problems. */
interface Origin {
  readonly file: string;
  readonly text: string;
  /** Its first line, from 1. */
  readonly from: number;
  /** Where that line starts in the text; absent: not noted. */
  readonly start?: number | undefined;
}

/** The texts of an archetype that name another one. */
export const NAMING = [
  { key: 'artifactOf', field: 'artifact_of' },
  { key: 'splinter', field: 'splinter' },
  { key: 'growsInto', field: 'grows_into' },
  { key: 'raises', field: 'raises' },
  { key: 'swarm', field: 'swarm' },
  { key: 'otherArch', field: 'other_arch' },
] as const;

/** The names in archetypes and lists that nothing defines. Those that lead somewhere, nearly all, are not kept. */
export class LostReferences {
  readonly found: ContentReference[] = [];
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  /** Follows the names in an archetype. */
  follow({ archetype, text, from, start }: ArchetypeSource): void {
    const { texts, inventory, file } = archetype;
    const origin = { file, text, from, start };
    for (const { key, field } of NAMING) {
      const id = texts[key];
      if (id !== undefined) {
        this.#archetype(id, field, origin);
      }
    }
    const { randomitems } = texts;
    if (randomitems !== undefined) {
      this.#list(randomitems, 'randomitems', origin);
    }
    this.#contents(inventory, origin);
    this.#drawing(archetype, origin);
  }

  /** Follows the names in a treasure list's entries, at any depth. */
  followEntries(entries: readonly TreasureEntryReading[], origin: Origin): void {
    for (const { arch, list, yes, no } of entries) {
      if (arch !== undefined) {
        this.#archetype(arch, 'arch', origin);
      }
      if (list !== undefined) {
        this.#list(list, 'list', origin);
      }
      if (yes !== undefined) {
        this.followEntries(yes, origin);
      }
      if (no !== undefined) {
        this.followEntries(no, origin);
      }
    }
  }

  #archetype(id: string, field: string, { file, text, from, start }: Origin): void {
    if (this.#known.find(id) === undefined) {
      this.found.push({ to: 'archetype', id, field, file, text, from, start });
    }
  }

  #list(id: string, field: string, { file, text, from, start }: Origin): void {
    if (this.#known.treasure.find(id) === undefined && id.toLowerCase() !== NOTHING) {
      this.found.push({ to: 'treasure list', id, field, file, text, from, start });
    }
  }

  #contents(inventory: readonly ArchetypeContent[], origin: Origin): void {
    for (const { archetype, ego, inventory: further } of inventory) {
      if (ego !== undefined) {
        this.#archetype(ego, 'ego', origin);
      }
      this.#archetype(archetype, 'arch', origin);
      if (further !== undefined) {
        this.#contents(further, origin);
      }
    }
  }

  /** The treasure lists in the legend of a drawing. */
  #drawing(archetype: Archetype, origin: Origin): void {
    if (!isPlace(archetype)) {
      return;
    }
    for (const [letter, written] of placePlan(archetype).legend) {
      const { kind, id } = legendOf(written);
      if (kind === 'list') {
        this.#list(id, `${letter} = list`, origin);
      }
    }
  }
}

/** At most this many broken references are reported: each is searched for in its file. */
const MOST_REPORTED = 1000;

/** Suggestions are computed for at most this many names, as half a tree has hundreds of broken references. */
const SUGGESTIONS = 50;

/** A problem for every broken reference, with the nearest existing name. */
export function unresolvedReferences(
  known: Known,
  { found: lost }: LostReferences,
): ContentProblem[] {
  if (lost.length === 0) {
    return [];
  }
  const names = {
    archetype: new NearNames(known.archetypes.map(({ id }) => id)),
    'treasure list': new NearNames(known.treasure.lists.map(({ name }) => name)),
  };
  const hints = new Map<string, string>();
  return lost.slice(0, MOST_REPORTED).map(({ to, id, field, file, text, from, start }) => {
    const key = `${to} ${id}`;
    let expected = hints.get(key);
    if (expected === undefined) {
      const close = hints.size < SUGGESTIONS ? nearestOf(id, names[to]) : undefined;
      expected = `a known ${to}${close === undefined ? '' : ` such as ${close}`}`;
      hints.set(key, expected);
    }
    const line = lineWithin(text, from, `${field} ${id}`, start);
    return { file, line, field, expected, got: id };
  });
}
