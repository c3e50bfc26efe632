// The known ground around the hero, as those who fight him walk it. Unknown squares are closed.

import { type Footing, footingOf } from '../../../actors/index.ts';
import { type GameState, knownCreatures } from '../../../game/index.ts';
import type { FightGround, FootedGround } from '../../../odds/index.ts';
import { DistanceMap, distance, exactDirection, FLY, SWIM } from '../../../world/index.ts';

/** Steps around the hero within which foes come at him. */
const MOST_STEPS = 40;

/**
 * The ground of a fight.
 * @param hero the square where he is after his first act
 * @param fighters ids of those who take part; all others in sight stand in the way
 */
export function fightGround(
  state: GameState,
  hero: number,
  fighters: readonly number[],
): FightGround {
  const { map } = state.level;
  const { known, sight } = state.memory;
  const made = new Map<Footing, FootedGround>();
  const others = knownCreatures(state).filter(({ id }) => !fighters.includes(id));
  const taken = new Set(others.flatMap(({ body }) => body.squares));
  return {
    hero,
    offsets: [...map.offsets],
    footing: traits => {
      const footing = footingOf(traits);
      const before = made.get(footing);
      const ground = before ?? footed(state, hero, footing);
      made.set(footing, ground);
      return ground;
    },
    distance: onceEach(map.size, square => distance(map, square, hero)),
    direction: onceEach(map.size, square =>
      exactDirection(map.x(hero) - map.x(square), map.y(hero) - map.y(square)),
    ),
    sees: square => sight.inLine(square),
    isOpen: square => (known.bits[square]! & FLY) !== 0,
    isTaken: square => taken.has(square),
  };
}

/** The same function, which works out each square once: foes ask again in each of thousands of fights. */
function onceEach(squares: number, find: (square: number) => number): (square: number) => number {
  const known = new Int16Array(squares).fill(UNKNOWN);
  return square => {
    const before = known[square]!;
    if (before !== UNKNOWN) {
      return before;
    }
    known[square] = find(square);
    return known[square]!;
  };
}

const UNKNOWN = -1;

function footed(state: GameState, hero: number, footing: Footing): FootedGround {
  const { map } = state.level;
  const open = openTo(state, footing);
  const steps = new DistanceMap(map);
  steps.measure(hero, 1, MOST_STEPS, open);
  return { steps: square => steps.steps(square), isFree: square => open[square] === 1 };
}

/** 1 for each square over which one with this footing goes, a door that it can deal with included. */
function openTo({ level, memory }: GameState, { entered, passed, moves }: Footing): Uint8Array {
  const { size } = level.map;
  const { known, remembered } = memory;
  const open = new Uint8Array(size);
  for (let square = 0; square < size; square++) {
    const terrain = remembered[square]!;
    const bits = known.bits[square]!;
    // What is only seen through is no water.
    const isThrough = entered[terrain] === undefined && moves !== SWIM && (bits & FLY) !== 0;
    const isDoor = entered[terrain] === 0 && passed[terrain] === 1;
    open[square] = Number(isThrough || isDoor || (entered[terrain] === 1 && (bits & moves) !== 0));
  }
  return open;
}
