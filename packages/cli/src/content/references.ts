// References between content files that lead nowhere.

import { nearest } from '@roguewright/engine/errors';
import type {
  ArchetypeReading,
  FormatProblem,
  InventoryReading,
  TreasureEntryReading,
} from '@roguewright/engine/objects';
import type { CheckedFile } from './checked-file.ts';

/** What is defined in all files together. */
interface Known {
  readonly archetypes: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
}

/** The list that is nothing. */
const NO_LIST = 'none';

/** A warning for every archetype or treasure list that is named and is in none of the files. */
export function unresolvedReferences(files: readonly CheckedFile[]): FormatProblem[] {
  const known: Known = {
    archetypes: new Set(files.flatMap(({ arc }) => arc?.archetypes.map(({ arch }) => arch) ?? [])),
    lists: new Set(files.flatMap(({ treasure }) => treasure?.lists.map(({ name }) => name) ?? [])),
  };
  return files.flatMap(file => [...fromArchetypes(file, known), ...fromLists(file, known)]);
}

function fromArchetypes({ path, arc }: CheckedFile, known: Known): FormatProblem[] {
  return (arc?.archetypes ?? []).flatMap((archetype, index) => {
    const line = arc!.lines[index]!;
    return [
      ...fromFields(path, line, archetype.fields, known),
      ...inventoryOf(archetype).flatMap(item => [
        ...check(path, line, 'arch', item.arch, known.archetypes),
        ...fromFields(path, line, item.fields, known),
      ]),
    ];
  });
}

/** Everything carried, at any depth. */
function inventoryOf({ inventory = [] }: ArchetypeReading | InventoryReading): InventoryReading[] {
  return inventory.flatMap(item => [item, ...inventoryOf(item)]);
}

function fromFields(
  path: string,
  line: number,
  fields: ArchetypeReading['fields'],
  known: Known,
): FormatProblem[] {
  const { other_arch: otherArch, randomitems: randomItems } = fields;
  return [
    ...check(path, line, 'other_arch', otherArch, known.archetypes),
    ...check(path, line, 'randomitems', randomItems, known.lists),
  ];
}

function fromLists({ path, treasure }: CheckedFile, known: Known): FormatProblem[] {
  return (treasure?.lists ?? []).flatMap((list, index) => {
    const line = treasure!.lines[index]!;
    return list.items
      .flatMap(entriesOf)
      .flatMap(entry => [
        ...check(path, line, 'arch', entry.arch, known.archetypes),
        ...check(path, line, 'list', entry.list, known.lists),
      ]);
  });
}

/** An entry and what follows on its success or failure, at any depth. */
function entriesOf(entry: TreasureEntryReading): TreasureEntryReading[] {
  const next = [...(entry.yes ?? []), ...(entry.no ?? [])];
  return [entry, ...next.flatMap(entriesOf)];
}

function check(
  file: string,
  line: number,
  field: string,
  id: string | number | undefined,
  known: ReadonlySet<string>,
): FormatProblem[] {
  if (typeof id !== 'string' || known.has(id) || id.toLowerCase() === NO_LIST) {
    return [];
  }
  const close = nearest(id, known);
  const what = field === 'list' || field === 'randomitems' ? 'a treasure list' : 'an archetype';
  const expected = `${what} of these files${close === undefined ? '' : ` such as ${close}`}`;
  return [{ severity: 'warning', file, line, field, expected, got: JSON.stringify(id) }];
}
