// A journey: step after step over remembered ground towards a goal that may change on the way.
// NetHack 3.6.7 src/hack.c (findtravelpath, lookaround), which stops for the same things.

import { disturbance, hostileInSight } from '../alertness.ts';
import type { Direction, RefusalReason } from '../commands.ts';
import type { GameState } from '../state.ts';
import { passTime } from '../turns.ts';
import { move } from './move.ts';
import { type ActionResult, refuse } from './result.ts';

/** The most steps of one command. */
const MOST_STEPS = 200;

/** Where a journey leads. */
export interface Route {
  /** The square to go to now, asked before each step; −1 when there is none. */
  goal(): number;
  /** Whether the journey is over, asked after each step; what comes up at its end interrupts nothing. */
  isOver(): boolean;
  /** Dark squares that the hero looks through are taken for ground. */
  readonly guesses?: true;
  /** Why it isn't begun where no step leads on. */
  readonly nowhere: RefusalReason;
}

/**
 * Walks a route, opening doors. Ends early when something hostile comes into sight, the hero is hurt,
 * his hunger changes, or a step doesn't get him on. With something hostile in sight, or reeling, he
 * takes one step at a time.
 */
export function journey(state: GameState, route: Route): ActionResult {
  const { conditions } = state.sheet;
  const isWary = hostileInSight(state) !== undefined;
  const most = isWary || conditions.has('confused') || conditions.has('stunned') ? 1 : MOST_STEPS;
  for (let steps = 0; steps < most; steps++) {
    const { level, hero } = state;
    const goal = route.goal();
    const direction = goal < 0 ? 0 : nextStep(state, goal, route.guesses === true);
    if (direction === 0) {
      return steps === 0 ? refuse(route.nowhere) : { beats: 0 };
    }
    const next = level.map.neighbour(hero.square, direction);
    const { hitPoints } = hero;
    const { nutrition } = state.sheet;
    const result = move(state, direction as Direction);
    if ('refused' in result) {
      return steps === 0 || result.usesMove ? result : stop(state);
    }
    const opened = level.map.terrainAt(next) === 'open-door';
    passTime(state, result.beats);
    if (state.ending !== undefined) {
      return { beats: 0 };
    }
    const comesUp = disturbance(state, hitPoints, nutrition);
    const isStuck = state.hero.square !== next && !opened;
    const isOver = route.isOver();
    if ((comesUp !== 'none' || isStuck) && !isOver) {
      return isWary ? { beats: 0 } : stop(state);
    }
    if (isOver) {
      return { beats: 0 };
    }
  }
  return { beats: 0 };
}

/** The direction of the next step, 0 for none. @param guesses whether what is looked through is ground */
function nextStep({ level, hero }: GameState, goal: number, guesses: boolean): number {
  const guessed = guesses ? level.known.seenThrough : [];
  return level.travel.direction(level.remembered, hero.square, goal, [], guessed);
}

function stop(state: GameState): ActionResult {
  state.logFelt('travel-interrupted', hostileInSight(state)?.id ?? 0);
  return { beats: 0 };
}
