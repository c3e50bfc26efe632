// How a slot under one ruleset differs from the default ruleset's, in the sentences of the rulesets on the way.

import { compareSlots } from './differences.ts';
import { DEFAULT_RULESET, type RulesetLibrary } from './library.ts';
import type { Difference, Ruleset } from './ruleset.ts';
import type { SlotName } from './slots.ts';

/** A sentence that tells how a slot differs. */
export interface ToldDifference extends Difference {
  /** A nearer sentence changes some of its numbers, or both slots have some of them. */
  readonly inPart: boolean;
}

/** The sentence, marked if only a part of it makes the difference. */
export function toldSentence({ says, inPart }: ToldDifference): string {
  return inPart ? `${says} (In part.)` : says;
}

/** How a slot differs. */
export interface SlotDifferences {
  readonly slot: SlotName;
  /** The ruleset that the slot comes from. */
  readonly id: string;
  readonly title: string;
  /** What its ruleset and those that it descends from do otherwise, its own first. */
  readonly here: readonly ToldDifference[];
  /** What the default ruleset and those that it descends from do, and the slot doesn't. */
  readonly notHere: readonly ToldDifference[];
}

/**
 * The differences of a slot from that of the default ruleset: the sentences on both ways up to the first ruleset that
 * they have in common. A sentence is told if some of its numbers still hold at the end of its way and are others there.
 */
export function slotDifferences(
  library: RulesetLibrary,
  slot: SlotName,
  id: string,
): SlotDifferences {
  const own = lineOf(library, slot, id);
  const usual = lineOf(library, slot, DEFAULT_RULESET);
  const shared = own.find(one => usual.includes(one));
  const differing = changedPaths(library, slot, id, DEFAULT_RULESET);
  const said = (line: readonly string[]) => {
    const end = shared === undefined ? line.length : line.indexOf(shared);
    return line
      .slice(0, end)
      .flatMap((one, at) => toldBy(library, slot, { one, parent: line[at + 1], last: line[0]! }))
      .flatMap(({ difference, kept, all }): ToldDifference[] => {
        const told = kept.filter(path => isUnder(path, differing) || isAbove(path, differing));
        return told.length === 0 ? [] : [{ ...difference, inPart: told.length < all.length }];
      });
  };
  return { slot, id, title: library.source(id).title, here: said(own), notHere: said(usual) };
}

/** The sentences of one ruleset on a way, each with the numbers that it tells and those that hold at the way's end. */
function toldBy(
  library: RulesetLibrary,
  slot: SlotName,
  { one, parent, last }: { one: string; parent: string | undefined; last: string },
) {
  const changed = parent === undefined ? [] : changedPaths(library, slot, parent, one);
  const later = changedPaths(library, slot, one, last);
  const differences = library
    .source(one)
    .differences.filter(difference => difference.slot === slot);
  return differences.map(difference => {
    const all = changed.filter(path => difference.changes.some(table => isUnder(table, [path])));
    const kept = all.filter(path => !isUnder(path, later) && !isAbove(path, later));
    return { difference, all, kept };
  });
}

/** Whether one of the paths is the table, or lies in it. */
export function isUnder(table: string, paths: readonly string[]): boolean {
  return paths.some(path => path === table || path.startsWith(`${table}.`));
}

/** Whether the path lies in one of the tables. */
function isAbove(path: string, tables: readonly string[]): boolean {
  return tables.some(table => path.startsWith(`${table}.`));
}

/** Comparisons that were asked for, as the ways of many rulesets share their ends. */
const COMPARED = new WeakMap<RulesetLibrary, Map<string, readonly string[]>>();

/** The paths of a slot in which two rulesets differ. */
function changedPaths(
  library: RulesetLibrary,
  slot: SlotName,
  one: string,
  other: string,
): readonly string[] {
  const known = COMPARED.get(library) ?? new Map<string, readonly string[]>();
  COMPARED.set(library, known);
  const key = [slot, one, other].join(' ');
  let paths = known.get(key);
  if (paths === undefined) {
    const resolved = (id: string): Ruleset =>
      library.resolve(library.fills(id, slot) ? { [slot]: id } : DEFAULT_RULESET);
    paths = compareSlots(slot, resolved(one), resolved(other)).map(({ path }) => path);
    known.set(key, paths);
  }
  return paths;
}

/** The ruleset and all that its slot descends from. */
function lineOf(library: RulesetLibrary, slot: SlotName, id: string): readonly string[] {
  const { parent: line, slots } = library.source(id);
  const own = slots[slot];
  const parent = typeof line === 'string' ? line : line?.[slot];
  return parent === undefined || (own !== undefined && 'whole' in own)
    ? [id]
    : [id, ...lineOf(library, slot, parent)];
}
