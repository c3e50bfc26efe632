// Finds archetypes that create or carry themselves, and those that carry more than a game can hold.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { below, namesInCycles } from './name-graph.ts';
import { type ArchetypeSource, reportOn } from './report.ts';

/** The deepest nesting of carried objects, as in one file. */
const DEEPEST = 64;

/** The most objects that one object brings along when it is made. */
const MOST_CARRIED = 1000;

/** At most about this many are reported: each is searched for in its file. */
const MOST_REPORTED = 1000;

type Find = (id: string) => Archetype | undefined;

/** The ids of all archetypes that an archetype contains or creates. */
type Links = (archetype: Archetype) => readonly string[];

/** What a spell or effect creates on the map. */
const makes: Links = archetype => {
  const isMagic = archetype.type === TYPE.spell || archetype.type === TYPE.effect;
  const id = isMagic ? textOf(archetype, 'otherArch') : '';
  return id === '' ? NONE : [id];
};

/** The initial inventory. */
const carries: Links = ({ inventory }) =>
  inventory.length === 0 ? NONE : inventory.map(({ archetype }) => archetype);

const NONE: readonly string[] = [];

/** Archetypes that create or carry themselves, directly or indirectly, or that carry too much. */
export function cycleProblems(sources: readonly ArchetypeSource[], find: Find): ContentProblem[] {
  const makers = cyclic(sources, find, makes);
  const carriers = cyclic(sources, find, carries);
  const loads = below(
    sources.map(({ archetype }) => archetype.id),
    linksBy(find, carries),
  );
  const problems: ContentProblem[] = [];
  for (let at = 0; at < sources.length && problems.length < MOST_REPORTED; at++) {
    const source = sources[at]!;
    const { id } = source.archetype;
    if (makers.has(id)) {
      problems.push(cycle(source, makes, 'other_arch', 'make'));
    }
    if (carriers.has(id)) {
      problems.push(cycle(source, carries, 'arch', 'carry'));
    } else {
      problems.push(...tooMuch(source, loads.get(id)!));
    }
  }
  return problems;
}

function cyclic(
  sources: readonly ArchetypeSource[],
  find: Find,
  links: Links,
): ReadonlySet<string> {
  return namesInCycles(
    sources.map(({ archetype }) => archetype.id),
    linksBy(find, links),
  );
}

function linksBy(find: Find, links: Links): (id: string) => readonly string[] {
  return id => {
    const archetype = find(id);
    return archetype === undefined ? NONE : links(archetype);
  };
}

function cycle(
  source: ArchetypeSource,
  links: Links,
  field: string,
  verb: 'make' | 'carry',
): ContentProblem {
  const first = links(source.archetype);
  const way = first.length === 1 ? first[0]! : source.archetype.id;
  const expected = `an archetype that doesn’t ${verb} this one again`;
  return reportOn(source)(field, expected, way, `${field} ${first[0]!}`);
}

function tooMuch(
  source: ArchetypeSource,
  { depth, count }: { depth: number; count: number },
): ContentProblem[] {
  const first = `arch ${source.archetype.inventory[0]?.archetype ?? ''}`;
  if (depth > DEEPEST) {
    const expected = `at most ${DEEPEST} objects in one another`;
    return [reportOn(source)('arch', expected, String(depth), first)];
  }
  if (count > MOST_CARRIED) {
    const expected = `at most ${MOST_CARRIED} carried objects in all`;
    return [reportOn(source)('arch', expected, `${count}`, first)];
  }
  return [];
}
