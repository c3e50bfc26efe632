// Changing levels, with followers: by stairs, by magic, through doors and portals.

import type { Creature } from '../../actors/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { LevelMap, Terrain } from '../../world/index.ts';
import { artifactsAt } from '../dungeon/artifacts.ts';
import { levelOfBones } from '../dungeon/bones/bones-level.ts';
import { mayHoldBones } from '../dungeon/bones/bones-place.ts';
import { branchBelow, dangerOf, leadsDown, OLD_DUNGEON } from '../dungeon/branches/dungeon-plan.ts';
import { branchOf } from '../dungeon/branches/level-keys.ts';
import type { Level } from '../dungeon/level.ts';
import { makeLevel } from '../dungeon/make-level.ts';
import { makePlace, placeWord } from '../dungeon/places.ts';
import { freeSquareNear, randomFreeSquare } from '../dungeon/placing.ts';
import { uniquesAt } from '../dungeon/uniques.ts';
import { suspect } from '../state/alarm.ts';
import { kindId } from '../state/god-ids.ts';
import { isHostile, ownerOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { occupy, relocate, vacate } from './relocate.ts';
import { join, joinAt, leave } from './roster.ts';
import { lookAround, stepTo } from './stepping.ts';
import { apart } from './where.ts';

/** Where a hero arrives: at stairs or other terrain, on any square, or as near as possible to one. */
export type Arrival = Terrain | 'anywhere' | { readonly square: number };

/** How a hero leaves a level. */
export interface Manner {
  /** The event that tells him. */
  readonly told: 'climbed' | 'carried-off' | 'recalled' | 'passed-through';
  /**
   * Who comes with him: the creatures beside him that hunt or serve him, or every servant of his on the level, as
   * Crossfire's pets do (server/pets.c, pets_follow_owner).
   */
  readonly followers: 'near' | 'servants';
}

const BY_STAIRS: Manner = { told: 'climbed', followers: 'near' };
const BY_MAGIC: Manner = { told: 'carried-off', followers: 'near' };

/**
 * Takes the hero to a level, which is made on the first visit to it.
 * @param key of another level than his: its depth, or that of a place beside the dungeon
 * @param manner absent: by stairs, or by magic if he comes to any square
 */
export function changeLevel(
  state: GameState,
  key: number,
  where: Arrival,
  manner: Manner = where === 'anywhere' ? BY_MAGIC : BY_STAIRS,
): void {
  const { hero } = state;
  state.ports.shops.leaves();
  const followers = takeFollowers(state, manner.followers);
  state.logToOthers('vanished', hero.square, hero.id);
  const { level: before } = state;
  const from = state.seat.depth;
  const left = hero.square;
  vacate(before, hero);
  const level = levelAt(state, key);
  const square = makeRoom(state, level, arrivalSquare(state, level, where));
  state.seat.enter(key, level);
  state.ports.renewSpells();
  occupy(level, hero, square);
  before.effects.carryTo(level.effects, hero.id, left, square);
  if (manner.told === 'climbed') {
    state.logFelt('climbed', hero.id, key, from);
  } else {
    state.logFelt(manner.told, hero.id, key);
  }
  for (const follower of followers) {
    if (!arrive(state, follower)) {
      join(before, follower);
    }
  }
  lookAround(state);
  for (const drawing of level.felt) {
    state.logFelt('place-felt', kindId(drawing));
  }
  level.felt = [];
  landed(state, hero, -1);
}

/** The level with that key, which is made on the first visit. */
export function levelAt(state: GameState, key: number): Level {
  const { levels } = state.world;
  const level = levels.get(key) ?? newLevel(state, key);
  levels.set(key, level);
  return level;
}

function newLevel(state: GameState, key: number): Level {
  const { ruleset, content, sheet } = state;
  const nextId = () => state.newId();
  if (placeWord(key) !== undefined) {
    const luck = () => state.luck(`shops-${key}`);
    return makePlace(content, key, nextId, { luck, ruleset, heroLevel: sheet.level });
  }
  const met = bonesMet(state, key);
  if (met !== undefined) {
    return met;
  }
  const { dungeon } = state.world;
  const branch = branchOf(key);
  const drawing = dungeon.drawn.get(key);
  const wish = {
    depth: dangerOf(dungeon, key),
    heroLevel: sheet.level,
    extinct: state.world.extinct,
    artifacts: artifactsAt(content, state.world.dealt.artifacts, key),
    uniques: uniquesAt(content, state.world.dealt.uniques, key),
    ...(dungeon !== OLD_DUNGEON && {
      shopLuck:
        branch === undefined && drawing === undefined ? state.luck(`shops-${key}`) : undefined,
      place: {
        branch,
        down: leadsDown(dungeon, key),
        aside: branchBelow(dungeon, key) !== undefined,
        drawing: drawing === undefined ? undefined : content.archetype(drawing),
        further: state.luck(`ground-${key}`),
      },
    }),
  };
  return makeLevel(state.luck(`level-${key}`), ruleset, content, wish, nextId);
}

/** The level, if it is made of bones. Games without bones have no luck of them. Label: `met`. */
function bonesMet(state: GameState, key: number): Level | undefined {
  const { content, ruleset, world } = state;
  const { firstLevel, metOneIn } = ruleset.slots.world.bones;
  const all = world.start.bones ?? [];
  const place = all.findIndex(({ level }) => level === key);
  if (place < 0 || !mayHoldBones(world.dungeon, key, firstLevel)) {
    return undefined;
  }
  const chance = state.luck('bones');
  if (!chance.test(1, metOneIn, 'met')) {
    return undefined;
  }
  world.bonesMet.push(place);
  const { artifacts } = world.dealt;
  const nextId = () => state.newId();
  const making = { chance, content, ruleset, nextId, artifacts, extinct: world.extinct };
  return levelOfBones(making, all[place]!);
}

function arrivalSquare(state: GameState, level: Level, where: Arrival): number {
  if (typeof where === 'object') {
    return where.square;
  }
  return where === 'anywhere' ? anySquare(state, level.map) : squareOf(level.map, where);
}

/** The square of some stairs. Throws an InvariantError if the level has none. */
export function squareOf(map: LevelMap, stairs: Terrain): number {
  for (let square = 0; square < map.size; square++) {
    if (map.terrainAt(square) === stairs) {
      return square;
    }
  }
  throw new InvariantError(`a level without ${stairs}`);
}

function anySquare(state: GameState, map: LevelMap): number {
  const free = randomFreeSquare(state.luck('teleport'), map);
  return free < 0 ? squareOf(map, 'stairs-up') : free;
}

/** Moves a creature off the stairs. @returns the square for the hero: beside them where it can't move */
function makeRoom(state: GameState, level: Level, square: number): number {
  const { map, creatures } = level;
  const id = map.occupant[square]!;
  if (id === 0) {
    return square;
  }
  const other = state.of(id);
  if (other !== undefined) {
    const aside = freeSquareNear(map, square);
    if (aside >= 0) {
      stepTo(other, aside);
    }
    return square;
  }
  const creature = creatures.get(id);
  const aside = placeAside(map, creature, square);
  if (aside < 0) {
    const beside = creature.shape.size === 1 ? -1 : freeSquareNear(map, square);
    return beside < 0 ? square : beside;
  }
  relocate(level, creature, aside);
  return square;
}

/** The nearest place where a creature leaves a square free; −1 for none. */
function placeAside(map: LevelMap, { shape, id }: Creature, square: number): number {
  return shape.size === 1
    ? freeSquareNear(map, square)
    : freeSquareNear(map, square, shape, id, square);
}

/** The creatures that go with the hero, and can act. */
function takeFollowers(state: GameState, which: Manner['followers']): Creature[] {
  const { level, hero } = state;
  const near = level.creatures.all.filter(creature => {
    const { alive, conditions, traits, hunts, pet } = creature;
    const serves = ownerOf(state, creature) === hero.id && !creature.feels('loose');
    const able = !conditions.helpless && traits.gait !== 'swim' && (pet?.eating ?? 0) === 0;
    const isNear = creature.golem !== undefined || apart(level.map, creature, hero.square) === 1;
    return alive && able && (which === 'servants' ? serves : (hunts || serves) && isNear);
  });
  for (const creature of near) {
    leave(level, creature);
  }
  return near;
}

/** @returns whether there was room for it beside the hero */
function arrive(state: GameState, follower: Creature): boolean {
  const { level, hero } = state;
  const square = freeSquareNear(level.map, hero.square, follower.shape);
  if (square < 0) {
    return false;
  }
  suspect(follower, isHostile(state, follower) ? hero.square : -1);
  joinAt(level, follower, square);
  state.logFelt('followed', follower.id);
  return true;
}
