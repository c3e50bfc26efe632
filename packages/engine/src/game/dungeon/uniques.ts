// Placement of uniques. When the game begins, each is assigned a level of the dungeon or none, so that no
// unique is met twice, however levels are made. Uniqueness: Angband 3.0.5 src/monster2.c (place_monster_one);
// their number: own rule.

import { monsterTraits } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import type { Archetype, Content } from '../../objects/index.ts';
import type { DungeonRules } from '../../worldrules/index.ts';

/** A unique's level, by id; unplaced ones aren't listed. */
export type UniquePlaces = ReadonlyMap<string, number>;

/** The unique kinds, in the order of the catalogue. */
function uniqueKinds({ archetypes }: Content): Archetype[] {
  return archetypes.filter(({ flags }) => flags.has('unique'));
}

/**
 * Assigns uniques to levels within their files' depths. Labels: `unique`, `unique-depth`.
 * @param deepest level of the dungeon
 */
export function dealUniques(
  chance: Chance,
  { uniquesOneIn }: DungeonRules,
  content: Content,
  deepest: number,
): UniquePlaces {
  const places = new Map<string, number>();
  for (const kind of uniqueKinds(content)) {
    const { fromDepth, toDepth } = monsterTraits(kind);
    const last = Math.min(deepest, toDepth);
    if (fromDepth <= last && chance.test(1, uniquesOneIn, 'unique')) {
      places.set(kind.id, fromDepth + chance.below(last - fromDepth + 1, 'unique-depth'));
    }
  }
  return places;
}

/** The uniques of a level, in the order of the catalogue. */
export function uniquesAt(content: Content, places: UniquePlaces, depth: number): Archetype[] {
  return uniqueKinds(content).filter(({ id }) => places.get(id) === depth);
}
