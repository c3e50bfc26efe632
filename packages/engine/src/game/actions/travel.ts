// Travelling: step after step over ground that the hero remembers, as near to a square as it goes.
// NetHack 3.6.7 src/hack.c (findtravelpath, lookaround), which stops for the same things.

import { disturbance, hostileInSight } from '../alertness.ts';
import type { Direction } from '../commands.ts';
import type { GameState } from '../state.ts';
import { passTime } from '../turns.ts';
import { move } from './move.ts';
import { type ActionResult, refuse } from './result.ts';

/** The most steps of one command. */
const MOST_STEPS = 200;

/**
 * Travels to a square over remembered ground, opening doors; where no known way leads there, as near
 * as one does. Ends early when something hostile comes into sight, the hero is hurt, his hunger
 * changes, or a step doesn't get him on. With something hostile in sight, or reeling, he takes one
 * step at a time.
 */
export function travel(state: GameState, x: number, y: number): ActionResult {
  const { map } = state.level;
  if (x >= map.width || y >= map.height) {
    return refuse('no-way');
  }
  const goal = map.square(x, y);
  const { conditions } = state.sheet;
  const isWary = hostileInSight(state) !== undefined;
  const most = isWary || conditions.has('confused') || conditions.has('stunned') ? 1 : MOST_STEPS;
  for (let steps = 0; steps < most; steps++) {
    const { level, hero } = state;
    const direction = level.travel.direction(level.remembered, hero.square, goal);
    if (direction === 0) {
      return steps === 0 ? refuse('no-way') : { beats: 0 };
    }
    const next = map.neighbour(hero.square, direction);
    const { hitPoints } = hero;
    const { nutrition } = state.sheet;
    const result = move(state, direction as Direction);
    if ('refused' in result) {
      return steps === 0 || result.usesMove ? result : stop(state);
    }
    const opened = map.terrainAt(next) === 'open-door';
    passTime(state, result.beats);
    if (state.ending !== undefined) {
      return { beats: 0 };
    }
    const comesUp = disturbance(state, hitPoints, nutrition);
    const isStuck = state.hero.square !== next && !opened;
    if ((comesUp !== 'none' || isStuck) && state.hero.square !== goal) {
      return isWary ? { beats: 0 } : stop(state);
    }
  }
  return { beats: 0 };
}

function stop(state: GameState): ActionResult {
  state.logFelt('travel-interrupted', hostileInSight(state)?.id ?? 0);
  return { beats: 0 };
}
