// What the game makes of a tree: which of its keys are read, by kind of thing, and which spells can be cast. Which
// keys are read is found by playing (`readKeys`), so no list of them can fall behind the code.

import {
  camelCase,
  familiarKeyValues,
  isArcKey,
  type ObjectDraft,
  type ReadKeys,
  SPELL_SUBTYPES,
  subtypeName,
  type TreeDefinition,
  TYPE,
  thingKind,
} from '@roguewright/engine/objects';
import { OWN_KEYS } from './own-keys.ts';

/** A key, and in how many archetypes it occurs. */
export interface KeyCount {
  readonly key: string;
  readonly count: number;
}

/** The keys of one kind of thing, most frequent first. */
interface KindCoverage {
  /** `monster`, `wand` … */
  readonly kind: string;
  /** How many archetypes are of it, further parts included. */
  readonly archetypes: number;
  /** Keys that the game reads of such things. */
  readonly read: readonly KeyCount[];
  /** Keys with a known meaning that are stored, but not read. */
  readonly kept: readonly KeyCount[];
  /** Keys without a known meaning. They are stored. */
  readonly unknown: readonly KeyCount[];
}

/** The spells of one subtype. */
interface SubtypeCoverage {
  readonly subtype: number;
  readonly name: string;
  /** Whether the game can cast them. */
  readonly castable: boolean;
  /** Ids of the spells in loading order. */
  readonly spells: readonly string[];
}

/** What the game makes of a tree. */
export interface Coverage {
  /** By name of kind. */
  readonly kinds: readonly KindCoverage[];
  /** By number of subtype. */
  readonly subtypes: readonly SubtypeCoverage[];
}

const KNOWN_WORDS: ReadonlySet<string> = new Set([...familiarKeyValues, ...OWN_KEYS]);

/** A key of a kind of thing, in camelCase. */
export interface WrittenKey {
  readonly kind: string;
  readonly key: string;
}

/** Every key that archetypes have, each once for each kind of thing. */
export function writtenKeys(archetypes: readonly TreeDefinition<ObjectDraft>[]): WrittenKey[] {
  return [...keysByKind(archetypes)].flatMap(([kind, { keys }]) =>
    [...keys.keys()].map(key => ({ kind, key: camelCase(key) })),
  );
}

/** The coverage of archetypes as read. @param reads the keys that the game asks for */
export function coverageOf(
  archetypes: readonly TreeDefinition<ObjectDraft>[],
  reads: ReadKeys,
): Coverage {
  return {
    kinds: [...keysByKind(archetypes)]
      .map(([kind, { archetypes: number, keys }]) => ({
        kind,
        archetypes: number,
        ...sorted(kind, keys, reads),
      }))
      .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
    subtypes: subtypesOf(archetypes),
  };
}

/** The archetypes of one kind of thing. */
interface KindKeys {
  archetypes: number;
  /** How many of them have each key. */
  readonly keys: Map<string, number>;
}

function keysByKind(
  archetypes: readonly TreeDefinition<ObjectDraft>[],
): ReadonlyMap<string, KindKeys> {
  const byName = new Map(archetypes.map(({ name, what }) => [name, what]));
  const kinds = new Map<string, KindKeys>();
  const kindNamed = (kind: string) => {
    const known = kinds.get(kind) ?? { archetypes: 0, keys: new Map<string, number>() };
    kinds.set(kind, known);
    return known;
  };
  for (const { what } of archetypes) {
    const own = kindNamed(kindOf(what));
    own.archetypes++;
    count(own.keys, keysOf(what));
    for (const item of carriedBy(what)) {
      const base = byName.get(item.arch);
      count(base === undefined ? own.keys : kindNamed(kindOf(base)).keys, keysOf(item));
    }
  }
  return kinds;
}

function sorted(
  kind: string,
  keys: ReadonlyMap<string, number>,
  reads: ReadKeys,
): Pick<KindCoverage, 'read' | 'kept' | 'unknown'> {
  const counts = [...keys]
    .map(([key, number]) => ({ key, count: number }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const isRead = ({ key }: KeyCount) => reads.has(kind, camelCase(key));
  const isKnown = ({ key }: KeyCount) => isArcKey(key) || KNOWN_WORDS.has(key);
  return {
    read: counts.filter(isRead),
    kept: counts.filter(each => !isRead(each) && isKnown(each)),
    unknown: counts.filter(each => !isRead(each) && !isKnown(each)),
  };
}

function kindOf({ fields, flags }: ObjectDraft): string {
  return thingKind({ type: Number(fields.record.type ?? 0), flags: new Set(flags) });
}

/** The keys that the lines of an object set, each once. */
function keysOf({ fields, flags, keyValues = {}, inventory, arch }: ObjectDraft): string[] {
  const { record } = fields;
  const written = Object.keys(record).filter(
    // Both names are filled in where the file has none.
    key =>
      (key !== 'name' || record.name !== arch) &&
      (key !== 'name_pl' || record.name_pl !== record.name),
  );
  return [
    ...written,
    ...flags,
    ...Object.keys(keyValues),
    ...(inventory === undefined ? [] : ['arch']),
  ];
}

/** Everything carried, at any depth. */
function carriedBy({ inventory = [] }: ObjectDraft): ObjectDraft[] {
  return inventory.flatMap(item => [item, ...carriedBy(item)]);
}

function count(keys: Map<string, number>, found: readonly string[]): void {
  for (const key of found) {
    keys.set(key, (keys.get(key) ?? 0) + 1);
  }
}

function subtypesOf(archetypes: readonly TreeDefinition<ObjectDraft>[]): SubtypeCoverage[] {
  const spells = archetypes.filter(({ what }) => what.fields.record.type === TYPE.spell);
  const bySubtype = Map.groupBy(spells, ({ what }) => Number(what.fields.record.subtype ?? 0));
  return [...bySubtype]
    .map(([subtype, of]) => ({
      subtype,
      name: subtypeName(subtype),
      castable: SPELL_SUBTYPES.get(subtype)?.built === true,
      spells: of.map(({ name }) => name),
    }))
    .sort((a, b) => a.subtype - b.subtype);
}
