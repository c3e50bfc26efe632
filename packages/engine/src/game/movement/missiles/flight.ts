// Path of a missile: along its line of aim up to its range, the first creature or an obstacle. Angband 3.0.5
// src/cave.c (project_path), src/cmd2.c (do_cmd_fire, do_cmd_throw). It continues beyond the square aimed at.
// The first creature on its path stops it, hit or miss.

import { type CombatRules, distance, flightLength } from '../../../combat/index.ts';
import { type GameObject, kindOf, seenAs } from '../../../objects/index.ts';
import { clearLean, FLY, type LevelMap, traceLine } from '../../../world/index.ts';
import type { GameState } from '../../state/state.ts';

/** The path of a missile. */
export interface MissileWay {
  /** The squares crossed, without the first; empty directly at a wall. */
  readonly squares: readonly number[];
  /** Id of the creature on the last square, 0 for none. */
  readonly met: number;
  /** Closed ground ended its flight. */
  readonly stoppedByWall: boolean;
  /** The closed square; absent: none, or the edge of the map. */
  readonly wall?: number;
}

/** Obstacles of a missile: the ground and its creatures, as they are or as the hero knows them. */
export interface MissileGround {
  readonly map: LevelMap;
  /** WALK, FLY, SEE and SWIM bits by square. */
  readonly bits: Uint8Array;
  /** Id of the creature on a square, 0 for none. */
  occupantOn(square: number): number;
}

/** The true ground. */
export function trueGround(map: LevelMap): MissileGround {
  return { map, bits: map.bits, occupantOn: square => map.occupant[square]! };
}

/**
 * The path of a missile from one square towards another.
 * @param range grids; even at 0 it reaches the next square
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
      return { squares, met: 0, stoppedByWall: true, wall: square };
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
  // The line ends at the edge of the map.
  return { squares, met: 0, stoppedByWall: traced < line.length };
}

/** Distance between two squares in grids, as for missiles. */
export function gridsBetween(
  rules: CombatRules,
  map: LevelMap,
  one: number,
  other: number,
): number {
  return distance(rules, map.y(one) - map.y(other), map.x(one) - map.x(other));
}

/** Logs the path of a missile, square by square, with its look to the hero. */
export function tellFlight(state: GameState, squares: readonly number[], thing: GameObject): void {
  const { map } = state.level;
  const { index } = seenAs(kindOf(thing), state.sheet.lore, state.content);
  for (const square of squares) {
    state.logSeen('missile-moved', square, thing.id, index, map.x(square), map.y(square));
  }
}
