// Finds archetypes that create or carry themselves.

import type { ContentProblem } from '../../errors/index.ts';
import { type Archetype, TYPE, textOf } from '../archetype.ts';
import { withContents } from './check-inventory.ts';
import { namesInCycles } from './name-graph.ts';
import { type ArchetypeSource, reportOn } from './report.ts';

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

/** The initial inventory, at all depths. */
const carries: Links = ({ inventory }) =>
  inventory.length === 0 ? NONE : withContents(inventory).map(({ archetype }) => archetype);

const NONE: readonly string[] = [];

/** Archetypes that create or carry themselves, directly or indirectly. */
export function cycleProblems(sources: readonly ArchetypeSource[], find: Find): ContentProblem[] {
  const makers = cyclic(sources, find, makes);
  const carriers = cyclic(sources, find, carries);
  if (makers.size + carriers.size === 0) {
    return [];
  }
  const problems: ContentProblem[] = [];
  for (let at = 0; at < sources.length && problems.length < MOST_REPORTED; at++) {
    const source = sources[at]!;
    const { id } = source.archetype;
    if (makers.has(id)) {
      problems.push(cycle(source, makes, 'other_arch', 'make'));
    }
    if (carriers.has(id)) {
      problems.push(cycle(source, carries, 'arch', 'carry'));
    }
  }
  return problems;
}

function cyclic(
  sources: readonly ArchetypeSource[],
  find: Find,
  links: Links,
): ReadonlySet<string> {
  // Most archetypes lead nowhere, and are in no circle.
  const leading = sources.filter(({ archetype }) => links(archetype).length > 0);
  return namesInCycles(
    leading.map(({ archetype }) => archetype.id),
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
