// Makes a level of the dungeon: digs it, and adds monsters and items by its depth and the hero's level.

import {
  chooseKind,
  groupSize,
  isBookOfNone,
  madeDice,
  makeMonster,
  monsterTraits,
  type SpawnEntry,
  spawnTable,
} from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import { floorDiv } from '../../integers/index.ts';
import { type Archetype, type Content, makeObject, makeTreasure } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type Area, digLevel, placeOver, SWIM } from '../../world/index.ts';
import { Level } from './level.ts';
import { placeFixtures } from './place-fixtures.ts';
import { freeSquareNear } from './placing.ts';
import { chooseShopRoom, openSomeShop } from './shops/open-shop.ts';

/** Number of levels; the Amulet is on the last. */
export const DEEPEST = 5;

/** The list of what lies on floors. */
export const FLOOR_LIST = 'floor';

/** Id of the Amulet. */
const GOAL = 'amulet_of_the_deep';

/** A number of turns longer than any game. */
const UNTIL_DISTURBED = 1_000_000;

/** The request for a level. */
export interface LevelWish {
  /** 1…DEEPEST. */
  readonly depth: number;
  /** Level of the hero, 1…30. */
  readonly heroLevel: number;
  /** The artifacts on this level. */
  readonly artifacts?: readonly Archetype[];
  /** The uniques on this level; absent for none. */
  readonly uniques?: readonly Archetype[];
  /** The luck of its shop; absent: it has none. */
  readonly shopLuck?: Chance;
}

/** Inputs for making a level. */
interface Making {
  readonly chance: Chance;
  readonly ruleset: Ruleset;
  readonly content: Content;
  readonly wish: LevelWish;
  readonly level: Level;
  readonly nextId: () => number;
}

/** Makes a level. @param nextId gives unused ids */
export function makeLevel(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  wish: LevelWish,
  nextId: () => number,
): Level {
  const { depth } = wish;
  const dug = digLevel(chance, ruleset.slots.world.digging, {
    depth,
    up: true,
    down: depth < DEEPEST,
  });
  const level = new Level(dug.map);
  level.restless = true;
  const making = { chance, ruleset, content, wish, level, nextId };
  const entrance = dug.up!;
  const shop = placeShop(making, dug.areas);
  const areas = dug.areas.filter(area => area !== shop);
  const away = awayFrom(areas, level, entrance);
  const table = spawnTable(ruleset.slots.world.spawning, content, wish);
  const { groups: inGroups, dungeon } = ruleset.slots.world;
  const { ofLevel } = inGroups;
  const groups = ofLevel.sure + ofLevel.deeper * depth + chance.roll(1, ofLevel.sides, 'groups');
  for (let group = 0; group < groups; group++) {
    const kind = chooseKind(chance, table);
    if (kind !== undefined) {
      placeGroup(making, squareIn(chance, away), kind);
    }
  }
  placeUniques(making, away);
  placeSwimmers(making);
  const things = dungeon.things.sure + chance.roll(1, dungeon.things.sides, 'things');
  for (let thing = 0; thing < things; thing++) {
    placeTreasure(making, squareIn(chance, areas));
  }
  for (const artifact of wish.artifacts ?? []) {
    level.drop(squareIn(chance, areas), makeObject(content, artifact, nextId));
  }
  if (depth === DEEPEST) {
    placeGoal(making, away, table);
  }
  const arrivals = [dug.up, dug.down].filter(square => square !== undefined);
  const { heroLevel } = wish;
  placeFixtures({
    chance,
    ruleset,
    content,
    level,
    depth,
    heroLevel,
    areas,
    arrivals,
    nextId,
  });
  return level;
}

/** Opens a shop, if the level has one. @returns its room, which is left to it */
function placeShop(
  { ruleset, content, wish, level, nextId }: Making,
  areas: readonly Area[],
): Area | undefined {
  const { shopLuck, depth, heroLevel } = wish;
  if (shopLuck === undefined) {
    return undefined;
  }
  const making = { chance: shopLuck, ruleset, content, depth, heroLevel, nextId };
  const chosen = chooseShopRoom(making, level, areas);
  if (chosen !== undefined) {
    openSomeShop(making, level, chosen.room);
  }
  return chosen?.area;
}

/** The areas where the hero doesn't arrive; all if there is only one. */
function awayFrom(areas: readonly Area[], { map }: Level, entrance: number): readonly Area[] {
  const [column, row] = [map.x(entrance), map.y(entrance)];
  const others = areas.filter(({ kind, x, y, width, height }) => {
    const holds = column >= x && column < x + width && row >= y && row < y + height;
    return kind === 'room' && !holds;
  });
  return others.length > 0 ? others : areas;
}

function squareIn(chance: Chance, areas: readonly Area[]): number {
  const roomy = areas.filter(({ squares }) => squares.length > 0);
  const { squares } = roomy[chance.below(roomy.length, 'area')]!;
  return squares[chance.below(squares.length, 'square')]!;
}

/** Places a group of a kind as near to the square as possible. */
function placeGroup(
  { chance, ruleset, content, wish, level, nextId }: Making,
  square: number,
  kind: Archetype,
): void {
  const { world } = ruleset.slots;
  const { waking } = world;
  const size = groupSize(chance, world, monsterTraits(kind), wish.heroLevel);
  for (let member = 0; member < size; member++) {
    const free = freeSquareNear(level.map, square, kind.shape);
    if (free >= 0) {
      const monster = makeMonster(chance, ruleset, content, kind, free, nextId);
      const { startsAsleep } = monster.traits;
      if (startsAsleep ?? chance.test(1, waking.asleepOneIn, 'asleep')) {
        monster.conditions.set('asleep', UNTIL_DISTURBED);
      }
      level.place(monster);
    }
  }
}

/** Places uniques. A unique far too strong for the hero isn't placed. */
function placeUniques(making: Making, areas: readonly Area[]): void {
  const { chance, wish, ruleset } = making;
  const { uniquesAbove } = ruleset.slots.world.dungeon;
  const most = floorDiv(wish.depth + wish.heroLevel, 2) + uniquesAbove;
  for (const kind of wish.uniques ?? []) {
    if ((kind.numbers.level ?? 0) <= most) {
      placeGroup(making, squareIn(chance, areas), kind);
    }
  }
}

/** With enough water the level has a kind of swimmers in half of all cases. Label: `swimmers`. */
function placeSwimmers({ chance, ruleset, content, wish, level, nextId }: Making): void {
  const { map } = level;
  const waters: number[] = [];
  for (let square = 0; square < map.size; square++) {
    if ((map.bits[square]! & SWIM) !== 0 && map.occupant[square] === 0) {
      waters.push(square);
    }
  }
  const { squares, oneIn } = ruleset.slots.world.dungeon.swimmers;
  if (waters.length < squares || !chance.test(1, oneIn, 'swimmers')) {
    return;
  }
  const kind = chooseKind(
    chance,
    spawnTable(ruleset.slots.world.spawning, content, wish, ['swim']),
  );
  if (kind !== undefined) {
    const square = waters[chance.below(waters.length, 'water')]!;
    const place = placeOver(map, kind.shape, square, SWIM);
    if (place >= 0) {
      level.place(makeMonster(chance, ruleset, content, kind, place, nextId));
    }
  }
}

function placeTreasure(
  { chance, content, ruleset, wish, level, nextId }: Making,
  square: number,
): void {
  const chargesOf = (archetype: Archetype) => madeDice(ruleset, archetype);
  const list = floorList(chance, content, ruleset);
  const draw = { list, difficulty: wish.depth, level: wish.heroLevel, chargesOf, ruleset };
  for (const thing of makeTreasure(chance, content, draw, nextId)) {
    if (!isBookOfNone(ruleset, thing)) {
      level.drop(square, thing);
    }
  }
}

/** The list of an item on the floor: that of the game, or of one of the packs. Labels: `of-a-pack`, `pack`. */
function floorList(chance: Chance, { packs }: Content, { slots }: Ruleset): string {
  const lists = packs.flatMap(({ floor }) => floor ?? []);
  const { floorOneIn } = slots.world.foreign;
  return lists.length > 0 && chance.test(1, floorOneIn, 'of-a-pack')
    ? lists[lists.length === 1 ? 0 : chance.below(lists.length, 'pack')]!
    : FLOOR_LIST;
}

/** Places the Amulet far from the stairs, among the level's worst monsters. */
function placeGoal(making: Making, areas: readonly Area[], table: readonly SpawnEntry[]): void {
  const { chance, content, level, nextId } = making;
  const square = squareIn(chance, areas);
  level.drop(square, makeObject(content, content.archetype(GOAL), nextId));
  const worst = table.reduce<SpawnEntry | undefined>(
    (best, entry) => (levelOf(entry) > (best === undefined ? -1 : levelOf(best)) ? entry : best),
    undefined,
  );
  if (worst !== undefined) {
    placeGroup(making, square, worst.kind);
  }
}

function levelOf({ kind }: SpawnEntry): number {
  return kind.numbers.level ?? 0;
}
