// Where the artifacts of a game lie: each is dealt a level of the dungeon, or none, when the game begins,
// so that there is never more than one of it and no way of playing changes what a level holds.
// That an artifact is one of a kind: Angband 3.0.5 src/object2.c (make_artifact); how many: own rule.

import type { Chance } from '../../chance/index.ts';
import { type Archetype, type Content, factOf } from '../../objects/index.ts';
import type { DungeonRules } from '../../worldrules/index.ts';

/** The level on which an artifact lies, by id; what is nowhere isn't listed. */
export type ArtifactPlaces = ReadonlyMap<string, number>;

/**
 * Deals the artifacts to the levels, none above the depth that its file names. Labels: `artifact`,
 * `artifact-depth`. @param deepest level of the dungeon
 */
export function dealArtifacts(
  chance: Chance,
  { artifactsOneIn }: DungeonRules,
  content: Content,
  deepest: number,
): ArtifactPlaces {
  const places = new Map<string, number>();
  for (const artifact of content.artifacts) {
    const first = Math.min(deepest, Math.max(1, factOf(artifact, 'depth')));
    if (chance.test(1, artifactsOneIn, 'artifact')) {
      places.set(artifact.id, first + chance.below(deepest - first + 1, 'artifact-depth'));
    }
  }
  return places;
}

/** The artifacts of a level, in the order of the catalogue. */
export function artifactsAt(content: Content, places: ArtifactPlaces, depth: number): Archetype[] {
  return content.artifacts.filter(({ id }) => places.get(id) === depth);
}
