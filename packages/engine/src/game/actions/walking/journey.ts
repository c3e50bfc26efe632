// Journeys: repeated steps over remembered ground towards a goal that may change on the way. NetHack 3.6.7
// src/hack.c (findtravelpath, lookaround), which has the same interruptions.

import { monsterTraits } from '../../../actors/index.ts';
import { footprint, type Terrain } from '../../../world/index.ts';
import { avoidedSquares } from '../../fixtures/ways-around.ts';
import { setGait } from '../../movement/riding/riding.ts';
import { type ActionResult, refuse } from '../../protocol/action-result.ts';
import { type Direction, FIELD_RANGES, type RefusalReason } from '../../protocol/commands.ts';
import { STOP_CAUSES } from '../../protocol/event-words.ts';
import { isUp } from '../../state/company.ts';
import { isHostile, isThreat } from '../../state/sides.ts';
import type { GameState } from '../../state/state.ts';
import { hostileInSight, type StopCause, Watch } from '../../turn/alertness.ts';
import { passTime } from '../../turn/turns.ts';
import { move } from '../move.ts';

/** Maximum number of steps per command. */
const MOST_STEPS = FIELD_RANGES.steps[1];

/** The route of a journey. */
export interface Route {
  /** The current goal, read before each step; −1 if there is none. @param avoid squares beside those it avoids itself */
  goal(avoid: readonly number[]): number;
  /** Whether the journey is over, checked after each step; events at its end don't count as interruptions. */
  isOver(): boolean;
  /** Dark squares that the hero sees through are assumed to be ground. */
  readonly guesses?: true;
  /** The refusal if no step is possible. */
  readonly nowhere: RefusalReason;
  /** Steps after which it pauses, 1…200; absent: 200. */
  readonly steps?: number | undefined;
}

/**
 * Walks a route around enemies that don't stir and around known traps, and pushes at doors until they open or turn out to be locked.
 * A peaceful creature that stands on it is walked around where there is a way.
 * Ends early when an enemy comes into sight, the hero is hurt or gets hungry, a condition that troubled him
 * ends, a step doesn't get him on, or another hero is to move. With an enemy in sight that can act, or reeling, he takes one step at
 * a time. With steps left over it pauses.
 */
export function journey(state: GameState, route: Route): ActionResult {
  const { conditions } = state.sheet;
  const isWary = hostileInSight(state) !== undefined;
  const isSingle = isWary || conditions.has('confused') || conditions.has('stunned');
  const most = isSingle ? 1 : (route.steps ?? MOST_STEPS);
  const watch = new Watch(state);
  // Once a peaceful creature stood in the way, he keeps clear of them to the end, or he would turn back and forth.
  let isDetour = false;
  for (let steps = 0; steps < most; steps++) {
    const { level, hero } = state;
    let direction = stepOf(state, route, isDetour);
    if (!isDetour && isPeacefulTo(state, direction)) {
      isDetour = true;
      direction = stepOf(state, route, isDetour);
      if (direction === 0) {
        return stop(state, 'obstacle');
      }
    }
    if (direction === 0) {
      return isDetour ? stop(state, 'obstacle') : steps === 0 ? refuse(route.nowhere) : { cost: 0 };
    }
    const next = level.map.neighbour(hero.square, direction);
    if (steps > 0 && isEnemyOn(state, next)) {
      return stop(state, 'creature', level.map.occupant[next]);
    }
    const result = move(state, direction as Direction);
    if ('refused' in result) {
      return steps === 0 || result.usesMove ? result : stop(state, 'obstacle');
    }
    const isDoor = DOORS.includes(level.map.terrainAt(next));
    setGait(state, state.hero.square === next ? 'runs' : 'stays');
    passTime(state, result.cost);
    if (state.ending !== undefined) {
      return { cost: 0 };
    }
    const isStuck = state.hero.square !== next && !isDoor;
    const cause = watch.stops() ?? (isStuck ? 'obstacle' : undefined);
    if (route.isOver() || (cause !== undefined && isWary) || !isUp(state)) {
      return { cost: 0 };
    }
    if (cause !== undefined) {
      return stop(state, cause, watch.who?.id);
    }
  }
  return isSingle ? { cost: 0 } : pause(state, route);
}

/** With steps left over it pauses. Before an enemy that he would walk into it stops, as it does in the middle. */
function pause(state: GameState, route: Route): ActionResult {
  const { level, hero } = state;
  const direction = stepOf(state, route, false);
  if (direction === 0) {
    return { cost: 0 };
  }
  const next = level.map.neighbour(hero.square, direction);
  if (isEnemyOn(state, next)) {
    return stop(state, 'creature', level.map.occupant[next]);
  }
  state.logFelt('walk-paused', hero.id);
  return { cost: 0 };
}

/** The direction of the next step, 0 for none. @param isDetour whether peaceful creatures are walked around too */
function stepOf(state: GameState, route: Route, isDetour: boolean): number {
  const { memory, hero } = state;
  const peaceful = isDetour ? peacefulSquares(state) : [];
  const goal = route.goal(peaceful);
  if (goal < 0) {
    return 0;
  }
  const guessed = route.guesses === true ? memory.known.seenThrough : [];
  const around = peaceful.filter(square => square !== goal);
  const avoid = [...enemySquares(state, goal), ...avoidedSquares(state, goal), ...around];
  return memory.travel.direction(memory.remembered, hero.square, goal, avoid, guessed);
}

/** Terrain that may have used up a failed step: the next one continues from there. */
const DOORS: readonly Terrain[] = ['open-door', 'closed-door', 'locked-door'];

/** @param who the enemy that is the cause */
function stop(state: GameState, cause: StopCause, who = 0): ActionResult {
  const target = cause === 'creature' ? who : 0;
  state.logFelt('travel-interrupted', target, STOP_CAUSES.indexOf(cause));
  return { cost: 0 };
}

/**
 * The squares of enemies, which the path avoids: of those in sight, and of growths that were seen, because they stay
 * where they are. Without the goal's.
 */
export function enemySquares(state: GameState, goal: number): number[] {
  const { creatures, map } = state.level;
  const seen = creatures.all.flatMap(({ alive, shape, square }) =>
    alive ? footprint(map, shape, square).filter(on => on !== goal && isEnemyOn(state, on)) : [],
  );
  const remembered = [...state.memory.sightings.values()].filter(
    ({ archetype, square }) =>
      square !== goal && !state.sees(square) && monsterTraits(archetype).staysPut,
  );
  return [...seen, ...remembered.map(({ square }) => square)];
}

/** The squares of peaceful creatures in sight. */
function peacefulSquares(state: GameState): number[] {
  const { creatures, map } = state.level;
  return creatures.all.flatMap(({ alive, shape, square }) =>
    alive ? footprint(map, shape, square).filter(on => isPeacefulOn(state, on)) : [],
  );
}

/** Whether a peaceful creature stands where a step leads. */
function isPeacefulTo(state: GameState, direction: number): boolean {
  return (
    direction !== 0 && isPeacefulOn(state, state.level.map.neighbour(state.hero.square, direction))
  );
}

/** Whether a step there would ask the player before it strikes a peaceful creature. */
function isPeacefulOn(state: GameState, square: number): boolean {
  const other = seenOn(state, square);
  return other !== undefined && isHostile(state, other) && !isThreat(state, other);
}

function isEnemyOn(state: GameState, square: number): boolean {
  const other = seenOn(state, square);
  return other !== undefined && isThreat(state, other);
}

/** The creature that the hero sees on a square. */
function seenOn(state: GameState, square: number) {
  const id = state.level.map.occupant[square]!;
  const other = id !== 0 && state.sees(square) ? state.creature(id) : undefined;
  return other === undefined || other.unseen ? undefined : other;
}
