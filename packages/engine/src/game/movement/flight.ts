// The way of a missile: along the line at which it was aimed, as far as it carries, up to whoever or
// whatever is in the way. Angband 3.0.5 src/cave.c (project_path), src/cmd2.c (do_cmd_fire,
// do_cmd_throw). It flies on beyond the square at which it was aimed; the first creature on its way
// stops it, hit or missed.

import { type CombatRules, distance, flightLength } from '../../combat/index.ts';
import { type GameObject, seenAs } from '../../objects/index.ts';
import { clearLean, FLY, type LevelMap, traceLine } from '../../world/index.ts';
import type { GameState } from '../state/state.ts';

/** The way of a missile. */
export interface MissileWay {
  /** The squares that it crosses, without the one from which it came; none at a wall at once. */
  readonly squares: readonly number[];
  /** The id of who stands on the last of them, 0 for nobody. */
  readonly met: number;
  /** What ended its flight was closed ground. */
  readonly stoppedByWall: boolean;
}

/** What a missile may meet: the ground and those on it, as they are or as somebody knows them. */
export interface MissileGround {
  readonly map: LevelMap;
  /** WALK, FLY, SEE and SWIM bits by square. */
  readonly bits: Uint8Array;
  /** Id of who stands on a square, 0 for nobody. */
  occupantOn(square: number): number;
}

/** The ground as it is. */
export function trueGround(map: LevelMap): MissileGround {
  return { map, bits: map.bits, occupantOn: square => map.occupant[square]! };
}

/**
 * The way of a missile from one square towards another.
 * @param range grids; even at 0 it gets as far as the next square
 */
export function missileWay(
  rules: CombatRules,
  { map, bits, occupantOn }: MissileGround,
  { from, towards, range }: { from: number; towards: number; range: number },
): MissileWay {
  const line = new Int32Array(Math.max(1, range));
  const lean = clearLean(map, from, towards, FLY, bits) ?? 'low';
  const traced = traceLine(map, from, towards, lean, line);
  const squares: number[] = [];
  let sideways = 0;
  for (let step = 0; step < traced; step++) {
    const before = step === 0 ? from : line[step - 1]!;
    const square = line[step]!;
    if ((bits[square]! & FLY) === 0) {
      return { squares, met: 0, stoppedByWall: true };
    }
    squares.push(square);
    const met = occupantOn(square);
    if (met !== 0) {
      return { squares, met, stoppedByWall: false };
    }
    sideways += Number(map.x(square) !== map.x(before) && map.y(square) !== map.y(before));
    if (flightLength(rules, step + 1, sideways) >= range) {
      return { squares, met: 0, stoppedByWall: false };
    }
  }
  // The line ends where the map does.
  return { squares, met: 0, stoppedByWall: traced < line.length };
}

/** Grids between two squares, as missiles reckon them. */
export function gridsBetween(
  rules: CombatRules,
  map: LevelMap,
  one: number,
  other: number,
): number {
  return distance(rules, map.y(one) - map.y(other), map.x(one) - map.x(other));
}

/** Tells where a missile flies, square by square, and what it looks like to the hero. */
export function tellFlight(
  state: GameState,
  squares: readonly number[],
  { id, archetype }: GameObject,
): void {
  const { map } = state.level;
  const { index } = seenAs(archetype, state.sheet.lore, state.content);
  for (const square of squares) {
    state.logSeen('missile-moved', square, id, index, map.x(square), map.y(square));
  }
}
