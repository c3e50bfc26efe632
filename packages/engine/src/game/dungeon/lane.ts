// The lane of a rolling boulder: a straight line of squares with its trap in the middle. NetHack 3.6.7 src/trap.c
// (mkroll_launch).

import type { Chance } from '../../chance/index.ts';
import { type Content, makeObject } from '../../objects/index.ts';
import { type LevelMap, WALK } from '../../world/index.ts';
import type { WorldRules } from '../../worldrules/index.ts';
import type { Fixture } from './fixture.ts';
import type { Level } from './level.ts';

const DIRECTIONS = 8;

/** Half of the eight directions. */
const HALF_TURN = 4;

/** The squares from one end to the other; none for a trap that was never given a lane. */
export function laneOf(
  map: LevelMap,
  { thing, square }: Pick<Fixture, 'thing' | 'square'>,
): readonly number[] {
  const direction = thing.fact('direction');
  const reach = thing.fact('range');
  if (direction < 1 || direction > DIRECTIONS) {
    return [];
  }
  const back = ((direction + HALF_TURN - 1) % DIRECTIONS) + 1;
  return [
    ...squaresFrom(map, square, direction, reach).toReversed(),
    square,
    ...squaresFrom(map, square, back, reach),
  ];
}

function squaresFrom(map: LevelMap, from: number, direction: number, reach: number): number[] {
  const squares: number[] = [];
  let square = from;
  for (let step = 0; step < reach && map.has(square); step++) {
    square = map.neighbour(square, direction);
    squares.push(square);
  }
  return squares;
}

/** What a lane is laid with. */
interface LanePlan {
  readonly chance: Chance;
  readonly content: Content;
  readonly level: Level;
  readonly rules: WorldRules['mechanisms']['boulder'];
  readonly nextId: () => number;
}

/**
 * Gives a trap a lane over open ground, and lays a boulder at one end of it. Labels: `reach`, `direction`.
 * @returns false if there is no room for one
 */
export function layLane(plan: LanePlan, thing: Fixture['thing'], square: number): boolean {
  const { chance, content, level, rules, nextId } = plan;
  const { map } = level;
  const kind = content.find(rules.kind);
  if (kind === undefined) {
    return false;
  }
  const most = rules.squares.least + chance.below(rules.squares.values, 'reach');
  const first = chance.below(DIRECTIONS, 'direction');
  for (let reach = most; reach >= rules.nearest; reach--) {
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      thing.setOwn('direction', ((first + turn) % DIRECTIONS) + 1);
      thing.setFact('range', reach);
      const lane = laneOf(map, { thing, square });
      if (lane.every(each => map.has(each) && (map.bits[each]! & WALK) !== 0)) {
        level.drop(lane[0]!, makeObject(content, kind, nextId));
        return true;
      }
    }
  }
  return false;
}
