// Finds treasure lists that call themselves, directly, through others or through the list of an item that
// they give. A draw from them wouldn't end or would give thousands of items.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';
import { lineWithin } from '../source-lines.ts';
import { namesInCycles } from './name-graph.ts';

/** A list and its text. */
export interface ListSource {
  readonly list: TreasureListReading;
  readonly file: string;
  readonly text: string;
  readonly from: number;
}

/** The highest allowed average number of list runs per draw. The longest shipped list runs a few. */
const MOST_RUNS = 500;

/** At most this many are reported: each is searched for in its file. */
const MOST_REPORTED = 1000;

/** The deepest nesting of list calls, as for the draw itself. */
const DEEPEST = 100;

/** Average number of calls, by list. */
type Calls = ReadonlyMap<string, number>;

/** Lists whose draw runs more than `MOST_RUNS` lists on average, or certainly returns to itself. */
export function endlessLists(
  sources: readonly ListSource[],
  find: (id: string) => Archetype | undefined,
): ContentProblem[] {
  const calls = new Map(sources.map(({ list }) => [list.name, callsOf(list, find)]));
  const runs = expectedRuns(calls);
  const returning = namesInCycles(calls.keys(), name => [...(calls.get(name)?.keys() ?? [])]);
  const problems: ContentProblem[] = [];
  for (let at = 0; at < sources.length && problems.length < MOST_REPORTED; at++) {
    const { list, file, text, from } = sources[at]!;
    const expected = runs.get(list.name) ?? 1;
    const comesBack = expected > DEEPEST / 2 && returning.has(list.name);
    if (expected > MOST_RUNS || comesBack) {
      const told = expected > MOST_RUNS ? `more than ${MOST_RUNS} lists` : 'itself again';
      const got = `${list.name}, a draw from which leads to ${told}`;
      const line = lineWithin(text, from, list.name);
      problems.push({ file, line, field: 'list', expected: 'a list that ends', got });
    }
  }
  return problems;
}

/** Average number of times that one run of a list calls each other list. */
function callsOf(list: TreasureListReading, find: (id: string) => Archetype | undefined): Calls {
  const calls = new Map<string, number>();
  const total = list.items.reduce((sum, { chance = 100 }) => sum + chance, 0);
  const one = list.one && total > 0;
  for (const entry of list.items) {
    const { chance = 100 } = entry;
    visit(entry, one ? chance / total : Math.min(1, chance / 100), calls, find);
  }
  return calls;
}

function visit(
  entry: TreasureEntryReading,
  share: number,
  calls: Map<string, number>,
  find: (id: string) => Archetype | undefined,
): void {
  const called = entry.list ?? ownList(entry.arch, find);
  if (called !== undefined && called !== '') {
    calls.set(called, (calls.get(called) ?? 0) + share);
  }
  for (const next of entry.yes ?? []) {
    visit(next, share * Math.min(1, (next.chance ?? 100) / 100), calls, find);
  }
  for (const next of entry.no ?? []) {
    visit(next, Math.min(1, (next.chance ?? 100) / 100), calls, find);
  }
}

/** The list that fills an item when it is made. */
function ownList(
  id: string | undefined,
  find: (id: string) => Archetype | undefined,
): string | undefined {
  const archetype = id === undefined ? undefined : find(id);
  return archetype === undefined || archetype.type === TYPE.spell
    ? undefined
    : textOf(archetype, 'randomitems');
}

/** Average number of lists run by a draw from each list, itself included, down to `DEEPEST`. */
function expectedRuns(calls: ReadonlyMap<string, Calls>): ReadonlyMap<string, number> {
  const names = [...calls.keys()];
  const places = new Map(names.map((name, place) => [name, place]));
  // In plain lists, as a hostile tree may call each of a hundred thousand lists.
  const called = [...calls.values()].map(each => [...each.keys()].map(name => places.get(name)));
  const times = [...calls.values()].map(each => [...each.values()]);
  let runs = new Float64Array(names.length);
  for (let depth = 0, changed = true; depth < DEEPEST && changed; depth++) {
    const deeper = new Float64Array(names.length);
    changed = false;
    for (let at = 0; at < names.length; at++) {
      let sum = 1;
      for (let other = 0; other < called[at]!.length; other++) {
        const place = called[at]![other];
        sum += times[at]![other]! * (place === undefined ? 0 : runs[place]!);
      }
      deeper[at] = Math.min(sum, MOST_RUNS + 1);
      changed ||= deeper[at] !== runs[at];
    }
    runs = deeper;
  }
  return new Map(names.map((name, place) => [name, runs[place]!]));
}
