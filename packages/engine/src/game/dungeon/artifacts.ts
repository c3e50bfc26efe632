// Placement of artifacts. When the game begins, each is assigned a level of the dungeon or none. There is
// never more than one of it, and play doesn't affect a level's contents: gods give only those that have no level. Uniqueness: Angband 3.0.5
// src/object2.c (make_artifact); their number: own rule.

import type { Chance } from '../../chance/index.ts';
import { type Archetype, type Content, factOf } from '../../objects/index.ts';
import type { DungeonRules } from '../../worldrules/index.ts';

/** An artifact's level, by id; unplaced ones aren't listed. */
export type ArtifactPlaces = ReadonlyMap<string, number>;

/**
 * Assigns artifacts to levels, none above its file's minimum depth. Labels: `artifact`, `artifact-depth`.
 * @param deepest level of the dungeon
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

/** The place of an artifact that was given away: no level has this key. */
const GIVEN = 5000;

/** The artifacts that a god may still give, in the order of the catalogue: those that are nowhere in the game. */
export function artifactsToGive(content: Content, places: ArtifactPlaces): readonly Archetype[] {
  return content.artifacts.filter(({ id }) => !places.has(id));
}

/** An artifact is given away: it is never given again. */
export function noteGiven(places: Map<string, number>, { id }: Archetype): void {
  places.set(id, GIVEN);
}
