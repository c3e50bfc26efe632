// References between content files that lead nowhere.

import { NearNames, nearestOf } from '@roguewright/engine/errors';
import {
  type FormatProblem,
  lineWithin,
  type ObjectDraft,
  type TreasureEntryReading,
  type TreeDefinition,
  type TreeReading,
} from '@roguewright/engine/objects';

/** What is defined in all trees together. */
interface Known {
  readonly archetypes: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  /** Names of archetypes, and those that they show: artifacts are allowed by either. */
  readonly items: ReadonlySet<string>;
}

/** A place that names something. */
interface Reference {
  readonly field: string;
  readonly id: string;
  readonly to: keyof Known;
  /** The definition that names it. */
  readonly by: TreeDefinition<unknown>;
}

/** The list that is nothing. */
const NO_LIST = 'none';

/** Suggestions are sought for at most this many names: half a tree has hundreds that lead nowhere. */
const SUGGESTIONS = 50;

/** At most this many are listed. */
const MOST_TOLD = 2000;

const WHAT: Readonly<Record<keyof Known, string>> = {
  archetypes: 'an archetype',
  lists: 'a treasure list',
  items: 'an item or archetype',
};

/** A warning for every archetype or treasure list that is named and is in none of the trees. */
export function unresolvedReferences(trees: readonly TreeReading[]): FormatProblem[] {
  const drafts = trees.flatMap(({ archetypes }) => archetypes);
  const archetypes = new Set(drafts.map(({ name }) => name));
  const shown = drafts.map(({ what }) => String(what.fields.record.name ?? ''));
  const known: Known = {
    archetypes,
    lists: new Set(trees.flatMap(({ lists }) => lists.map(({ name }) => name))),
    items: new Set([...archetypes, ...shown]),
  };
  const lost = trees
    .flatMap(referencesOf)
    .filter(({ id, to }) => id.toLowerCase() !== NO_LIST && !known[to].has(id));
  const names = {
    archetypes: new NearNames(known.archetypes),
    lists: new NearNames(known.lists),
    items: new NearNames(known.items),
  };
  const hints = new Map<string, string>();
  return lost.slice(0, MOST_TOLD).map(({ field, id, to, by: { file, text, line } }) => {
    const key = `${to} ${id}`;
    const isSought = !hints.has(key) && hints.size < SUGGESTIONS;
    const close = isSought ? nearestOf(id, names[to]) : undefined;
    const expected =
      hints.get(key) ??
      `${WHAT[to]} of these files${close === undefined ? '' : ` such as ${close}`}`;
    hints.set(key, expected);
    const at = lineWithin(text, line, `${field} ${id}`);
    return { severity: 'warning', file, line: at, field, expected, got: JSON.stringify(id) };
  });
}

function referencesOf({ archetypes, lists, artifacts, races }: TreeReading): Reference[] {
  return [
    ...archetypes.flatMap(by => fromDraft(by.what, by)),
    ...lists.flatMap(by => by.what.items.flatMap(entriesOf).flatMap(entry => fromEntry(entry, by))),
    ...artifacts.flatMap(by =>
      [...by.what.allowed, ...by.what.forbidden].map(
        (id): Reference => ({ field: 'Allowed', id, to: 'items', by }),
      ),
    ),
    ...races.flatMap(by =>
      by.what.members.map((id): Reference => ({ field: 'RACE', id, to: 'archetypes', by })),
    ),
  ];
}

function fromDraft(
  { fields, inventory = [] }: ObjectDraft,
  by: TreeDefinition<ObjectDraft>,
): Reference[] {
  const { other_arch: otherArch, randomitems } = fields.record;
  return [
    ...reference('other_arch', otherArch, 'archetypes', by),
    ...reference('randomitems', randomitems, 'lists', by),
    ...inventory.flatMap(item => [
      ...reference('arch', item.arch, 'archetypes', by),
      ...fromDraft(item, by),
    ]),
  ];
}

function fromEntry({ arch, list }: TreasureEntryReading, by: TreeDefinition<unknown>): Reference[] {
  return [...reference('arch', arch, 'archetypes', by), ...reference('list', list, 'lists', by)];
}

/** An entry and what follows on its success or failure, at any depth. */
function entriesOf(entry: TreasureEntryReading): TreasureEntryReading[] {
  const next = [...(entry.yes ?? []), ...(entry.no ?? [])];
  return [entry, ...next.flatMap(entriesOf)];
}

function reference(
  field: string,
  id: string | number | undefined,
  to: keyof Known,
  by: TreeDefinition<unknown>,
): Reference[] {
  return typeof id === 'string' && id !== '' ? [{ field, id, to, by }] : [];
}
