// References between the files of a content, and those that lead nowhere.

import { type ContentProblem, nearest } from '../errors/index.ts';
import type { Archetype } from './archetype.ts';
import type { TreasureEntryReading } from './formats/index.ts';
import type { TreasureBook } from './treasure/treasure-book.ts';

/** A name in a file that has to be the name of something in these or other files. */
export interface ContentReference {
  readonly to: 'archetype' | 'treasure list';
  readonly id: string;
  /** The key as the file writes it: `other_arch`, `arch`, `list`, `randomitems`. */
  readonly field: string;
  readonly file: string;
  readonly text: string;
  /** The line on which the archetype or list begins, from 1. */
  readonly from: number;
}

/** What references are looked up in. */
interface Known {
  readonly archetypes: readonly Archetype[];
  readonly treasure: TreasureBook;
  find(id: string): Archetype | undefined;
}

/** The list that is nothing. */
const NOTHING = 'none';

/** Collects the references of an archetype. @param from the line on which it begins */
export function fromArchetype(
  { texts, inventory, file }: Archetype,
  text: string,
  from: number,
  into: ContentReference[],
): void {
  const { otherArch, randomitems } = texts;
  if (otherArch !== undefined) {
    into.push({ to: 'archetype', id: otherArch, field: 'other_arch', file, text, from });
  }
  if (randomitems !== undefined) {
    into.push({ to: 'treasure list', id: randomitems, field: 'randomitems', file, text, from });
  }
  for (const { archetype } of inventory) {
    into.push({ to: 'archetype', id: archetype, field: 'arch', file, text, from });
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
  for (const { arch, list, yes = [], no = [] } of entries) {
    if (arch !== undefined) {
      into.push({ to: 'archetype', id: arch, field: 'arch', file, text, from });
    }
    if (list !== undefined) {
      into.push({ to: 'treasure list', id: list, field: 'list', file, text, from });
    }
    fromEntries(yes, file, text, from, into);
    fromEntries(no, file, text, from, into);
  }
}

/** A problem for every reference that leads nowhere, with the nearest name there is. */
export function unresolvedReferences(
  known: Known,
  references: readonly ContentReference[],
): ContentProblem[] {
  return references
    .filter(({ to, id }) =>
      to === 'archetype'
        ? known.find(id) === undefined
        : id.toLowerCase() !== NOTHING && known.treasure.find(id) === undefined,
    )
    .map(({ to, id, field, file, text, from }) => {
      const names =
        to === 'archetype'
          ? known.archetypes.map(archetype => archetype.id)
          : known.treasure.lists.map(({ name }) => name);
      const close = nearest(id, names);
      const like = close === undefined ? '' : ` such as ${close}`;
      const expected = `a known ${to}${like}`;
      return { file, line: lineOf(text, from, field, id), field, expected, got: id };
    });
}

/** The line that says it, else the line on which the archetype or list begins. */
function lineOf(text: string, from: number, field: string, id: string): number {
  const lines = text.split('\n');
  const said = lines.findIndex(
    (line, index) =>
      index >= from - 1 && line.trim().split(/\s+/, 2).join(' ') === `${field} ${id}`,
  );
  return said < 0 ? from : said + 1;
}
