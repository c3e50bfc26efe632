// Changing levels, with adjacent followers.

import type { Creature } from '../../actors/index.ts';
import { InvariantError } from '../../errors/index.ts';
import type { LevelMap, Terrain } from '../../world/index.ts';
import { artifactsAt } from '../dungeon/artifacts.ts';
import type { Level } from '../dungeon/level.ts';
import { makeLevel } from '../dungeon/make-level.ts';
import { freeSquareNear, randomFreeSquare } from '../dungeon/placing.ts';
import { uniquesAt } from '../dungeon/uniques.ts';
import { suspect } from '../state/alarm.ts';
import { isHostile, ownerOf } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { occupy, relocate, vacate } from './relocate.ts';
import { join, joinAt, leave } from './roster.ts';
import { lookAround, stepTo } from './stepping.ts';
import { apart } from './where.ts';

/**
 * Takes the hero to the stairs of a level, which is made on his first visit; or by magic to a random square.
 */
export function changeLevel(state: GameState, depth: number, where: Terrain | 'anywhere'): void {
  const { hero } = state;
  const followers = takeFollowers(state);
  state.logToOthers('vanished', hero.square, hero.id);
  const { level: before } = state;
  const left = hero.square;
  vacate(before, hero);
  const level = levelAt(state, depth);
  const wanted = where === 'anywhere' ? anySquare(state, level.map) : squareOf(level.map, where);
  const square = makeRoom(state, level, wanted);
  const from = state.depth;
  state.world.levels.set(depth, level);
  state.seat.enter(depth, level);
  state.ports.renewSpells();
  occupy(level, hero, square);
  before.effects.carryTo(level.effects, hero.id, left, square);
  if (where === 'anywhere') {
    state.logFelt('carried-off', hero.id, depth);
  } else {
    state.logFelt('climbed', hero.id, depth, from);
  }
  for (const follower of followers) {
    if (!arrive(state, follower)) {
      join(before, follower);
    }
  }
  lookAround(state);
  landed(state, hero, -1);
}

function levelAt(state: GameState, depth: number): Level {
  const { ruleset, content, sheet } = state;
  return (
    state.world.levels.get(depth) ??
    makeLevel(
      state.luck(`level-${depth}`),
      ruleset,
      content,
      {
        depth,
        heroLevel: sheet.level,
        artifacts: artifactsAt(content, state.world.dealt.artifacts, depth),
        uniques: uniquesAt(content, state.world.dealt.uniques, depth),
      },
      () => state.newId(),
    )
  );
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

/** Adjacent creatures that hunt or serve the hero, and can act, follow him. */
function takeFollowers(state: GameState): Creature[] {
  const { level, hero } = state;
  const near = level.creatures.all.filter(creature => {
    const { alive, conditions, traits, hunts } = creature;
    const keen = hunts || (ownerOf(state, creature) === hero.id && !creature.feels('loose'));
    const able = !conditions.helpless && traits.gait !== 'swim';
    const isNear = creature.golem !== undefined || apart(level.map, creature, hero.square) === 1;
    return alive && keen && able && isNear;
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
