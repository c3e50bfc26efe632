// References between content files, and a check for broken ones.

import { type ContentProblem, NearNames, nearestOf } from '../errors/index.ts';
import type { Archetype, ArchetypeContent } from './archetype.ts';
import type { TreasureEntryReading } from './formats/index.ts';
import { legendOf } from './places/drawing-plan.ts';
import { isPlace, placePlan } from './places/place-plan.ts';
import { lineWithin } from './source-lines.ts';
import type { TreasureBook } from './treasure/treasure-book.ts';

/** A name in a file that must be defined in the content. */
export interface ContentReference {
  readonly to: 'archetype' | 'treasure list';
  readonly id: string;
  /** The key as the file writes it: `other_arch`, `arch`, `list`, `randomitems`, `artifact_of`, `spell`. */
  readonly field: string;
  readonly file: string;
  readonly text: string;
  /** The first line of the archetype or list, from 1. */
  readonly from: number;
}

/** The names that references can resolve to. */
interface Known {
  readonly archetypes: readonly Archetype[];
  readonly treasure: TreasureBook;
  find(id: string): Archetype | undefined;
}

/** The name of the empty list. */
const NOTHING = 'none';

/** Collects the references of an archetype. @param from its first line */
export function fromArchetype(
  archetype: Archetype,
  text: string,
  from: number,
  into: ContentReference[],
): void {
  const { texts, inventory, file } = archetype;
  const { otherArch, randomitems, artifactOf, splinter, swarm } = texts;
  if (artifactOf !== undefined) {
    into.push({ to: 'archetype', id: artifactOf, field: 'artifact_of', file, text, from });
  }
  if (splinter !== undefined) {
    into.push({ to: 'archetype', id: splinter, field: 'splinter', file, text, from });
  }
  if (swarm !== undefined) {
    into.push({ to: 'archetype', id: swarm, field: 'swarm', file, text, from });
  }
  if (otherArch !== undefined) {
    into.push({ to: 'archetype', id: otherArch, field: 'other_arch', file, text, from });
  }
  if (randomitems !== undefined) {
    into.push({ to: 'treasure list', id: randomitems, field: 'randomitems', file, text, from });
  }
  fromContents(inventory, { file, text, from }, into);
  fromDrawing(archetype, { file, text, from }, into);
}

/** The treasure lists in the legend of a drawing. */
function fromDrawing(
  archetype: Archetype,
  where: Pick<ContentReference, 'file' | 'text' | 'from'>,
  into: ContentReference[],
): void {
  if (!isPlace(archetype)) {
    return;
  }
  for (const [letter, written] of placePlan(archetype).legend) {
    const { kind, id } = legendOf(written);
    if (kind === 'list') {
      into.push({ to: 'treasure list', id, field: `${letter} = list`, ...where });
    }
  }
}

function fromContents(
  inventory: readonly ArchetypeContent[],
  where: Pick<ContentReference, 'file' | 'text' | 'from'>,
  into: ContentReference[],
): void {
  for (const { archetype, ego, inventory: further } of inventory) {
    if (ego !== undefined) {
      into.push({ to: 'archetype', id: ego, field: 'ego', ...where });
    }
    into.push({ to: 'archetype', id: archetype, field: 'arch', ...where });
    if (further !== undefined) {
      fromContents(further, where, into);
    }
  }
}

/** Collects the references of a treasure list's entries, at any depth. */
export function fromEntries(
  entries: readonly TreasureEntryReading[],
  file: string,
  text: string,
  from: number,
  into: ContentReference[],
): void {
  for (const { arch, list, yes, no } of entries) {
    if (arch !== undefined) {
      into.push({ to: 'archetype', id: arch, field: 'arch', file, text, from });
    }
    if (list !== undefined) {
      into.push({ to: 'treasure list', id: list, field: 'list', file, text, from });
    }
    if (yes !== undefined) {
      fromEntries(yes, file, text, from, into);
    }
    if (no !== undefined) {
      fromEntries(no, file, text, from, into);
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
  references: readonly ContentReference[],
): ContentProblem[] {
  const lost = references.filter(reference => !leads(known, reference));
  if (lost.length === 0) {
    return [];
  }
  const names = {
    archetype: new NearNames(known.archetypes.map(({ id }) => id)),
    'treasure list': new NearNames(known.treasure.lists.map(({ name }) => name)),
  };
  const hints = new Map<string, string>();
  return lost.slice(0, MOST_REPORTED).map(({ to, id, field, file, text, from }) => {
    const key = `${to} ${id}`;
    let expected = hints.get(key);
    if (expected === undefined) {
      const close = hints.size < SUGGESTIONS ? nearestOf(id, names[to]) : undefined;
      expected = `a known ${to}${close === undefined ? '' : ` such as ${close}`}`;
      hints.set(key, expected);
    }
    return { file, line: lineWithin(text, from, `${field} ${id}`), field, expected, got: id };
  });
}

function leads(known: Known, { to, id }: ContentReference): boolean {
  if (to === 'archetype') {
    return known.find(id) !== undefined;
  }
  return known.treasure.find(id) !== undefined || id.toLowerCase() === NOTHING;
}
