// What every level is filled with: the request for it, its groups of monsters, and treasure.

import {
  groupSize,
  isBookOfNone,
  madeDice,
  makeMonster,
  monsterTraits,
  type SpawnView,
} from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import { type Archetype, type Content, makeTreasure } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Area } from '../../world/index.ts';
import type { BranchName } from '../../worldrules/index.ts';
import type { Level } from './level.ts';
import { freeSquareNear } from './placing.ts';

/** The list of what lies on floors. */
export const FLOOR_LIST = 'floor';

/** A number of turns longer than any game. */
export const UNTIL_DISTURBED = 1_000_000;

/** The place of a level in its dungeon. */
interface LevelPlace {
  /** Absent: the main dungeon. */
  readonly branch?: BranchName | undefined;
  /** Whether there are stairs down, and stairs into a branch. */
  readonly down: boolean;
  readonly aside: boolean;
  /** The drawing of the level; absent: it is dug. */
  readonly drawing?: Archetype | undefined;
  /** The luck of its vault, of its ground and of the stairs into a branch. */
  readonly further: Chance;
}

/** The request for a level. */
export interface LevelWish {
  /** The depth of danger, from 1. */
  readonly depth: number;
  /** Its place; absent: in a dungeon of five levels without branches. */
  readonly place?: LevelPlace;
  /** Level of the hero, 1…30. */
  readonly heroLevel: number;
  /** Ids of kinds that have been wiped out; absent: none. */
  readonly extinct?: ReadonlySet<string>;
  /** The artifacts on this level. */
  readonly artifacts?: readonly Archetype[];
  /** The uniques on this level; absent for none. */
  readonly uniques?: readonly Archetype[];
  /** The luck of its shop; absent: it has none. */
  readonly shopLuck?: Chance | undefined;
}

/** Inputs for making a level. */
export interface Making {
  readonly chance: Chance;
  readonly ruleset: Ruleset;
  readonly content: Content;
  readonly wish: LevelWish;
  readonly level: Level;
  readonly nextId: () => number;
}

/** What is met on a level. */
export function spawnViewOf(ruleset: Ruleset, wish: LevelWish): SpawnView {
  const branch = wish.place?.branch;
  const { atHome } = ruleset.slots.world.layout;
  return { ...wish, ...(branch !== undefined && { home: { branch, times: atHome } }) };
}

/** A random square of some areas. Labels: `area`, `square`. */
export function squareIn(chance: Chance, areas: readonly Area[]): number {
  const roomy = areas.filter(({ squares }) => squares.length > 0);
  const { squares } = roomy[chance.below(roomy.length, 'area')]!;
  return squares[chance.below(squares.length, 'square')]!;
}

/** Places a group of a kind as near to the square as possible. */
export function placeGroup(
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

/** Puts treasure on a square. @param named the list; absent: that of floors */
export function placeTreasure(
  { chance, content, ruleset, wish, level, nextId }: Making,
  square: number,
  named?: string,
): void {
  const chargesOf = (archetype: Archetype) => madeDice(ruleset, archetype);
  const list = named ?? floorList(chance, content, ruleset);
  const draw = { list, difficulty: wish.depth, level: wish.heroLevel, chargesOf, ruleset };
  const { draws } = ruleset.slots.world.generation;
  for (let drawn = 1; drawn <= draws; drawn++) {
    const things = makeTreasure(chance, content, draw, nextId);
    if (!things.some(thing => isBookOfNone(ruleset, thing))) {
      for (const thing of things) {
        level.drop(square, thing);
      }
      return;
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
