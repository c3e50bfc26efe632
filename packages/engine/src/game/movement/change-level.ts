// Changing levels, with adjacent followers.

import type { Creature } from '../../actors/index.ts';
import { InvariantError } from '../../errors/index.ts';
import { distance, type LevelMap, type Terrain } from '../../world/index.ts';
import { artifactsAt } from '../dungeon/artifacts.ts';
import type { Level } from '../dungeon/level.ts';
import { makeLevel } from '../dungeon/make-level.ts';
import { freeSquareNear, isFree, randomFreeSquare } from '../dungeon/placing.ts';
import { uniquesAt } from '../dungeon/uniques.ts';
import { suspect } from '../state/alarm.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { landed } from './arriving.ts';
import { occupy, relocate, vacate } from './relocate.ts';
import { joinAt, leave } from './roster.ts';
import { lookAround, stepTo } from './stepping.ts';

/**
 * Takes the hero to the stairs of a level, which is made on his first visit; or by magic to a random square.
 */
export function changeLevel(state: GameState, depth: number, where: Terrain | 'anywhere'): void {
  const { hero } = state;
  const followers = takeFollowers(state);
  state.logToOthers('vanished', hero.square, hero.id);
  vacate(state.level, hero);
  const level = levelAt(state, depth);
  const square = where === 'anywhere' ? anySquare(state, level.map) : squareOf(level.map, where);
  makeRoom(state, level, square);
  const from = state.depth;
  state.world.levels.set(depth, level);
  state.seat.enter(depth, level);
  state.ports.renewSpells();
  occupy(level, hero, square);
  if (where === 'anywhere') {
    state.logFelt('carried-off', hero.id, depth);
  } else {
    state.logFelt('climbed', hero.id, depth, from);
  }
  for (const follower of followers) {
    arrive(state, follower);
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

/** Moves a creature off the stairs. */
function makeRoom(state: GameState, level: Level, square: number): void {
  const { map, creatures } = level;
  const id = map.occupant[square]!;
  if (id !== 0) {
    const aside = freeSquareNear(map, square);
    const other = state.of(id);
    if (other === undefined) {
      relocate(level, creatures.get(id), aside < 0 ? square : aside);
    } else if (aside >= 0) {
      stepTo(other, aside);
    }
  }
}

/** Adjacent creatures that hunt or serve the hero, and can act, follow him. */
function takeFollowers({ level, hero }: GameState): Creature[] {
  const near = level.creatures.all.filter(creature => {
    const { alive, conditions, traits, hunts, square } = creature;
    const keen = creature.master === hero.id || hunts;
    const able = !conditions.helpless && traits.gait !== 'swim';
    return alive && keen && able && distance(level.map, square, hero.square) === 1;
  });
  for (const creature of near) {
    leave(level, creature);
  }
  return near;
}

function arrive(state: GameState, follower: Creature): void {
  const { level, hero } = state;
  const square = freeSquareNear(level.map, hero.square);
  if (square < 0 || !isFree(level.map, square)) {
    return;
  }
  suspect(follower, isHostile(state, follower) ? hero.square : -1);
  joinAt(level, follower, square);
  state.logFelt('followed', follower.id);
}
