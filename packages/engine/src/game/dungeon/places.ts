// The places beside the dungeon: the town above it, and the heroes' home in the town. Their levels are held by keys
// below those of the dungeon, whose keys are depths.

import {
  ARRIVAL,
  type Content,
  makeObject,
  type PlaceName,
  placePlan,
  TYPE,
} from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { drawLevel } from '../../world/index.ts';
import type { BranchName } from '../../worldrules/index.ts';
import { type DungeonPlan, hasLevel } from './branches/dungeon-plan.ts';
import { branchOf, levelOfKey } from './branches/level-keys.ts';
import { Fixture } from './fixture.ts';
import { Level } from './level.ts';
import { roomAround } from './shops/fit-room.ts';
import { openShop, type ShopMaking } from './shops/open-shop.ts';

/** The key of the town's level. */
export const TOWN = 0;

/** The key of the home's level. */
export const HOME = -1;

const KEYS: Readonly<Record<PlaceName, number>> = { town: TOWN, home: HOME };

const NAMES: ReadonlyMap<number, PlaceName> = new Map([
  [TOWN, 'town'],
  [HOME, 'home'],
]);

/** What the branches are called. */
const BRANCH_TITLES: Readonly<Record<BranchName, string>> = {
  mines: 'the Mines',
  sewers: 'the Sewers',
  keep: 'the Keep',
  drowned: 'the Drowned Halls',
  maze: 'the Maze',
};

/** The key of a place by its word; undefined for another word. */
export function placeKey(word: string): number | undefined {
  return Object.hasOwn(KEYS, word) ? KEYS[word as PlaceName] : undefined;
}

/** The word of a place by its key; undefined for a level of the dungeon. */
export function placeWord(key: number): PlaceName | undefined {
  return NAMES.get(key);
}

/** What a level is called in texts that stay: `the town`, `home`, `dungeon level 3`. */
export function placeTitle(key: number): string {
  const word = placeWord(key);
  if (word !== undefined) {
    return word === 'town' ? 'the town' : word;
  }
  const branch = branchOf(key);
  return branch === undefined
    ? `dungeon level ${key}`
    : `level ${levelOfKey(key)} of ${BRANCH_TITLES[branch]}`;
}

/** Whether a key is that of a level which there is or can be made. */
export function isPlaceOf(content: Content, key: number, plan: DungeonPlan): boolean {
  const word = placeWord(key);
  return word === undefined ? hasLevel(plan, key) : content.place(word) !== undefined;
}

/** The square on which heroes arrive who come by magic; −1 for a level of the dungeon. */
export function arrivalOf(content: Content, key: number, { map }: Level): number {
  const word = placeWord(key);
  const drawing = word === undefined ? undefined : content.place(word);
  if (drawing === undefined) {
    return -1;
  }
  const { rows } = placePlan(drawing);
  const y = rows.findIndex(row => row.includes(ARRIVAL));
  return y < 0 ? -1 : map.square(rows[y]!.indexOf(ARRIVAL), y);
}

/** What the shops of a place are made by: their luck is asked for only where there are any. */
export interface PlaceMaking extends Omit<ShopMaking, 'chance' | 'content' | 'depth' | 'nextId'> {
  readonly luck: () => ShopMaking['chance'];
  readonly ruleset: Ruleset;
}

/**
 * Makes the level of a place from its drawing: all of it is lit, nobody but the keepers of its shops lives there, and
 * nothing arrives.
 * @param key of a place that this content has
 * @param nextId gives unused ids
 */
export function makePlace(
  content: Content,
  key: number,
  nextId: () => number,
  { luck, ruleset, heroLevel }: PlaceMaking,
): Level {
  const { rows, legend } = placePlan(content.place(placeWord(key)!)!);
  const { map, marks } = drawLevel(rows, true);
  const level = new Level(map);
  for (const [letter, id] of legend) {
    const kind = content.archetype(id);
    for (const square of marks.get(letter) ?? []) {
      if (kind.type !== TYPE.shop) {
        level.fixtures.place(new Fixture(makeObject(content, kind, nextId), square));
        continue;
      }
      const room = roomAround(map, square);
      if (room !== undefined) {
        const depth = ruleset.slots.world.shops.places.townDepth;
        openShop({ chance: luck(), ruleset, content, depth, heroLevel, nextId }, level, room, kind);
      }
    }
  }
  return level;
}
