// The `races` file of a pack: which of its creatures belong to a race, besides what their own files say. Crossfire
// common/race (init_races).

import type { ContentProblem } from '../../errors/index.ts';
import type { Archetype } from '../archetype.ts';
import type { TreeReading } from '../formats/index.ts';
import { namesIn } from '../gods/god.ts';
import { lineOf } from '../source-lines.ts';
import type { PackNames } from './pack-names.ts';

/** The races of each member, by its name in the pack. */
export type RacesOf = ReadonlyMap<string, readonly string[]>;

/** Lines are looked up for at most this many members: each may be searched for in the whole file. */
const MOST_LINES = 200;

/**
 * Reads the races of a pack.
 * @param names of what the pack defines
 * @param warnings collects members that it doesn't define
 */
export function racesOf(
  races: TreeReading['races'],
  names: Pick<PackNames, 'definesArchetype'>,
  warnings: ContentProblem[],
): RacesOf {
  const byMember = new Map<string, string[]>();
  for (const { name, what, file, text, line } of races) {
    for (const member of what.members) {
      if (names.definesArchetype(member)) {
        byMember.set(member, [...(byMember.get(member) ?? []), name]);
      } else {
        const expected = 'archetype of this pack';
        const at = warnings.length < MOST_LINES ? lineOf(text, line, member) : line;
        warnings.push({ file, line: at, field: `RACE ${name}`, expected, got: member });
      }
    }
  }
  return byMember;
}

/** An archetype with further races: slaying, moods, cults and detection go by all of them. */
export function withRaces(archetype: Archetype, races: readonly string[] = []): Archetype {
  const own = namesIn(archetype.texts.race ?? '');
  const known = new Set(own.map(race => race.toLowerCase()));
  const further = races.filter(race => !known.has(race.toLowerCase()));
  return further.length === 0
    ? archetype
    : { ...archetype, texts: { ...archetype.texts, race: [...own, ...further].join(',') } };
}
