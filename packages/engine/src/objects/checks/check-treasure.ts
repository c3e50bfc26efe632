// Finds treasure lists that call themselves, directly, through others or through the list of an item that
// they give. A draw from them wouldn't end or would give thousands of items.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import type { TreasureEntryReading, TreasureListReading } from '../formats/index.ts';
import { lineOf } from '../references.ts';

/** A list and its text. */
export interface ListSource {
  readonly list: TreasureListReading;
  readonly file: string;
  readonly text: string;
  readonly from: number;
}

/** The highest allowed average number of list runs per draw. The longest shipped list runs a few. */
const MOST_RUNS = 500;

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
  return sources.flatMap(({ list, file, text, from }) => {
    const expected = runs.get(list.name) ?? 1;
    const comesBack = expected > DEEPEST / 2 && leadsBack(calls, list.name);
    if (expected <= MOST_RUNS && !comesBack) {
      return [];
    }
    const told = expected > MOST_RUNS ? `more than ${MOST_RUNS} lists` : 'itself again';
    const line = lineOf(text, from, list.name);
    const problem = { file, line, field: 'list', expected: `a list that ends`, got: '' };
    return [{ ...problem, got: `${list.name}, a draw from which leads to ${told}` }];
  });
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
  let runs = new Map<string, number>();
  for (let depth = 0; depth < DEEPEST; depth++) {
    const deeper = new Map<string, number>();
    let changed = false;
    for (const [name, called] of calls) {
      let sum = 1;
      for (const [other, times] of called) {
        sum += times * (runs.get(other) ?? 0);
      }
      const capped = Math.min(sum, MOST_RUNS + 1);
      changed ||= capped !== runs.get(name);
      deeper.set(name, capped);
    }
    runs = deeper;
    if (!changed) {
      break;
    }
  }
  return runs;
}

/** Whether a list calls itself, directly or indirectly. */
function leadsBack(calls: ReadonlyMap<string, Calls>, name: string): boolean {
  const met = new Set<string>(calls.get(name)?.keys());
  for (const id of met) {
    if (id === name) {
      return true;
    }
    for (const further of calls.get(id)?.keys() ?? []) {
      met.add(further);
    }
  }
  return false;
}
