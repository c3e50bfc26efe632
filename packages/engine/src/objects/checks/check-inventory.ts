// What files put into an object: texts of bounded length, and contents that are neither too many nor too deep.
// Whatever passes can be made, saved and restored.

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype, ArchetypeContent } from '../archetype.ts';
import { DEEPEST_INVENTORY, MOST_CONTENTS, OWN_TEXTS } from '../carried/bounds.ts';
import { insideOut } from './name-graph.ts';
import { type ArchetypeSource, type Report, reportOn } from './report.ts';

type Find = (id: string) => Archetype | undefined;

/** How many objects something contains at all depths, and how deep. */
interface Extent {
  readonly count: number;
  readonly depth: number;
}

const NOTHING: Extent = { count: 0, depth: 0 };

/** Texts that are too long, and inventories that are too large or too deep. */
export function inventoryProblems(
  sources: readonly ArchetypeSource[],
  find: Find,
): ContentProblem[] {
  const known = new Map<Archetype, Extent>();
  // What is inside is measured first, as a hostile tree may put a hundred thousand kinds into one another.
  const filled = sources.filter(({ archetype }) => archetype.inventory.length > 0);
  const ids = filled.map(({ archetype }) => archetype.id);
  for (const id of insideOut(ids, id => directContents(find(id)))) {
    const archetype = find(id);
    if (archetype !== undefined) {
      known.set(archetype, extentOf(archetype.inventory, find, known));
    }
  }
  const problems: ContentProblem[] = [];
  for (let at = 0; at < filled.length && problems.length < MOST_REPORTED; at++) {
    problems.push(...problemsOf(filled[at]!, known));
  }
  return problems;
}

/** At most about this many are reported: each is searched for in its file. */
const MOST_REPORTED = 1000;

function directContents(archetype: Archetype | undefined): readonly string[] {
  return archetype === undefined || archetype.inventory.length === 0
    ? []
    : withContents(archetype.inventory).map(({ archetype: id }) => id);
}

function problemsOf(
  source: ArchetypeSource,
  known: ReadonlyMap<Archetype, Extent>,
): ContentProblem[] {
  const { inventory } = source.archetype;
  if (inventory.length === 0) {
    return [];
  }
  const report = reportOn(source);
  const { count, depth } = known.get(source.archetype) ?? NOTHING;
  const first = `arch ${inventory[0]!.archetype}`;
  return [
    ...withContents(inventory).flatMap(inside => wrongTexts(inside, report)),
    ...(count > MOST_CONTENTS
      ? [report('arch', `at most ${MOST_CONTENTS} objects inside`, `${count}`, first)]
      : []),
    ...(depth > DEEPEST_INVENTORY
      ? [report('arch', `at most ${DEEPEST_INVENTORY} objects in one another`, `${depth}`, first)]
      : []),
  ];
}

/** Objects and their own contents, at all depths. */
export function withContents(inventory: readonly ArchetypeContent[]): ArchetypeContent[] {
  return inventory.flatMap(inside => [inside, ...withContents(inside.inventory ?? [])]);
}

/** How far the contents of an inventory reach. Of kinds in a circle, which another check reports, some count as empty. */
function extentOf(
  inventory: readonly ArchetypeContent[],
  find: Find,
  known: ReadonlyMap<Archetype, Extent>,
): Extent {
  let count = 0;
  let depth = 0;
  for (const { archetype, inventory: further = [] } of inventory) {
    const kind = find(archetype);
    const base = (kind === undefined ? undefined : known.get(kind)) ?? NOTHING;
    const own = extentOf(further, find, known);
    count += 1 + base.count + own.count;
    depth = Math.max(depth, 1 + base.depth, 1 + own.depth);
  }
  return { count, depth };
}

function wrongTexts(
  { texts = {}, flags = {} }: ArchetypeContent,
  report: Report,
): ContentProblem[] {
  const { most, longest, longestName, names } = OWN_TEXTS;
  const entries = Object.entries(texts);
  const problems = entries.flatMap(([key, text]) => {
    const limit = names.includes(key) ? longestName : longest;
    return text.length <= limit
      ? []
      : [report(key, `at most ${limit} characters`, `${text.length}`)];
  });
  const words = entries.length + Object.keys(flags).length;
  return words <= most
    ? problems
    : [...problems, report('arch', `at most ${most} texts and flags of an object`, `${words}`)];
}
