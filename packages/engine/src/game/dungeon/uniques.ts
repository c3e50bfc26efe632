// Where the monsters live of whom there is but one: each is dealt a level of the dungeon, or none, when
// the game begins, so that nobody is met twice, whatever is done about levels.
// That there is but one: Angband 3.0.5 src/monster2.c (place_monster_one); how many live: own rule.

import { monsterTraits } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import type { Archetype, Content } from '../../objects/index.ts';
import type { DungeonRules } from '../../worldrules/index.ts';

/** The level on which each lives, by id; who isn't listed lives nowhere. */
export type UniquePlaces = ReadonlyMap<string, number>;

/** The kinds of which there is but one, in the order of the catalogue. */
function uniqueKinds({ archetypes }: Content): Archetype[] {
  return archetypes.filter(({ flags }) => flags.has('unique'));
}

/**
 * Deals them to the levels between the depths that their files name. Labels: `unique`, `unique-depth`.
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

/** Those who live on a level, in the order of the catalogue. */
export function uniquesAt(content: Content, places: UniquePlaces, depth: number): Archetype[] {
  return uniqueKinds(content).filter(({ id }) => places.get(id) === depth);
}
