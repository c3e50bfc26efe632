// Steps, and the actions that replace them: an attack on a creature, opening a door.

import { pullTo } from '../body/bonds/chain.ts';
import { takeWanted } from '../items/wanted.ts';
import { bearsHero } from '../movement/floating.ts';
import { entersStone, isSolid } from '../movement/phasing.ts';
import { reeledDirection, reels } from '../movement/reeling.ts';
import { stepTo } from '../movement/stepping.ts';
import { swapPlaces } from '../movement/swap-places.ts';
import { type ActionResult, refuse } from '../protocol/action-result.ts';
import type { Direction } from '../protocol/commands.ts';
import { barsWay, keepsSteedOut } from '../shops/keeper-post.ts';
import { isHostile, isThreat } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { openDoor } from './doors.ts';
import { attack, attackOrAsk } from './fighting/attack.ts';
import { knownLever, pull } from './handling/pull.ts';
import { isSteedStill } from './riding/ride.ts';
import { stepOver } from './walking/step-over.ts';

/** One step in a direction. What the player's rules want is picked up where it leads, as part of it. */
export function move(state: GameState, wanted: Direction): ActionResult {
  const { level, hero } = state;
  const from = hero.square;
  const result = step(state, wanted);
  const picksUp = state.seat.words.pickup !== undefined || state.memory.missiles.size > 0;
  if (picksUp && state.level === level && hero.square !== from) {
    takeWanted(state);
  }
  return result;
}

function step(state: GameState, wanted: Direction): ActionResult {
  if (!reels(state)) {
    return stepTowards(state, wanted);
  }
  const result = stepTowards(state, reeledDirection(state, 'stumbling', wanted) as Direction);
  // A stumbling hero has used his draw, and loses the move whatever he meets.
  return 'refused' in result ? { ...result, usesMove: true } : result;
}

function stepTowards(state: GameState, direction: Direction): ActionResult {
  const { map } = state.level;
  const to = map.neighbour(state.hero.square, direction);
  if (direction === 0) {
    return refuse('blocked');
  }
  if (isSteedStill(state)) {
    return refuse('steed-still');
  }
  if (keepsSteedOut(state, to)) {
    return refuse('steed-outside');
  }
  if (map.occupant[to] !== 0) {
    const other = state.creature(map.occupant[to]!);
    if (!isThreat(state, other) && barsWay(state, other)) {
      return refuse('blocked');
    }
    if (isThreat(state, other) || (isHostile(state, other) && state.perceives(other))) {
      return attackOrAsk(state, direction);
    }
    const companion = state.of(other.id);
    if (
      state.sheet.conditions.has('trapped') ||
      isSolid(state, state.hero.square) ||
      (companion !== undefined && !bearsHero(companion, state.hero.square))
    ) {
      // A creature that walks can't stand where one that phases or floats can.
      return refuse('blocked');
    }
    if (!swapPlaces(state, other, to)) {
      return refuse('blocked');
    }
    return { cost: state.ruleset.bridges.beats.move };
  }
  if (state.sheet.conditions.has('trapped')) {
    state.logFelt('struggled', state.hero.id);
    return { cost: state.ruleset.bridges.beats.move };
  }
  if (entersStone(state, to)) {
    stepTo(state, to);
    return { cost: state.ruleset.bridges.beats.move };
  }
  if (map.terrainAt(to) === 'closed-door' || map.terrainAt(to) === 'locked-door') {
    return openDoor(state, direction);
  }
  if (!bearsHero(state, to) && knownLever(state, to) !== undefined) {
    return pull(state, direction);
  }
  if (!bearsHero(state, to) && state.level.fixtures.wallOn(to) !== undefined) {
    return attack(state, direction);
  }
  if (!bearsHero(state, to)) {
    return refuse('blocked');
  }
  if (pullTo(state, to) === 'holds') {
    return refuse('ball-holds');
  }
  return { cost: stepOver(state, to, direction) };
}
