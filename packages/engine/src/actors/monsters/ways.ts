// Paths to a square for walkers, door openers, fliers and swimmers. A few are cached, since many monsters go
// to the same square.

import { ONE_SQUARE, type Shape } from '../../objects/index.ts';
import {
  FLY,
  type LevelMap,
  narrow,
  SWIM,
  TERRAINS,
  type Terrain,
  WALK,
} from '../../world/index.ts';
import { WAY } from '../minds/mind-view.ts';
import type { MonsterTraits } from '../shared/monster-traits.ts';

/** Terrain properties for one manner of movement, by terrain number: 1 yes, 0 no. */
export interface Footing {
  /** The creature can stand there. Doors only if it opens them. */
  readonly entered: Uint8Array;
  /** Its path can lead over it, including doors that it can open or break. */
  readonly passed: Uint8Array;
  /** The state of such a square while unoccupied: values of WAY. */
  readonly ways: Uint8Array;
  /** The bit of a square that obstacles must leave to such a creature. */
  readonly moves: number;
}

/** Doors that are opened, and doors that are broken. */
const DEALT_WITH: Readonly<Record<MonsterTraits['doors'], readonly Terrain[]>> = {
  none: [],
  open: ['closed-door'],
  break: ['closed-door', 'locked-door'],
};

type TerrainRow = (typeof TERRAINS)[number];

function footing(
  stands: (row: TerrainRow) => boolean,
  doors: readonly Terrain[],
  moves: number,
): Footing {
  const isDoor = ({ name }: TerrainRow) => doors.includes(name);
  const wayOver = (row: TerrainRow) =>
    stands(row) ? WAY.free : isDoor(row) ? WAY.door : WAY.blocked;
  return {
    entered: Uint8Array.from(TERRAINS, row => Number(stands(row))),
    passed: Uint8Array.from(TERRAINS, row => Number(stands(row) || isDoor(row))),
    ways: Uint8Array.from(TERRAINS, wayOver),
    moves,
  };
}

function footings(stands: (row: TerrainRow) => boolean, deals: boolean, moves: number) {
  const on = (doors: readonly Terrain[]) => footing(stands, deals ? doors : [], moves);
  const { none, open, break: broken } = DEALT_WITH;
  return { none: on(none), open: on(open), break: on(broken) };
}

/** By gait and door behaviour. Swimmers ignore doors. */
const FOOTINGS: Readonly<
  Record<MonsterTraits['gait'], Readonly<Record<MonsterTraits['doors'], Footing>>>
> = {
  walk: footings(({ walk }) => walk, true, WALK),
  fly: footings(({ fly }) => fly, true, FLY),
  swim: footings(({ swim }) => swim, false, SWIM),
};

/** The terrain properties for a kind. */
export function footingOf({ gait, doors }: MonsterTraits): Footing {
  return FOOTINGS[gait][doors];
}

/** Whether a kind may stand on a terrain, by its number. */
export function mayEnter(traits: MonsterTraits, terrain: number): boolean {
  return footingOf(traits).entered[terrain] === 1;
}

const NOWHERE = new Uint8Array(0);

/** Number of cached paths. */
const KEPT = 6;

/** Distances to one goal for one manner of movement. */
class Way {
  readonly steps: Int32Array;
  goal = -1;
  shape = ONE_SQUARE;
  passed: Uint8Array = NOWHERE;
  revision = -1;

  constructor(size: number) {
    this.steps = new Int32Array(size);
  }
}

/** The paths on one level. */
export class Ways {
  readonly #map: LevelMap;
  readonly #kept: Way[] = [];
  /** Squares that a search has reached; made for the first path. */
  #queue: Int32Array | undefined;
  /** What big creatures can pass, by square and by place of their head; made when the first of them walks. */
  #ground: Uint8Array | undefined;
  #places: Uint8Array | undefined;
  #next = 0;

  constructor(map: LevelMap) {
    this.#map = map;
  }

  /**
   * Steps from every square to a goal for a kind; −1 where no path leads there. A creature of several squares
   * is there when one of them is: its steps are those of its head, over ground where all of it has room.
   */
  to(goal: number, traits: MonsterTraits, shape: Shape = ONE_SQUARE): Int32Array {
    const { passed, moves } = footingOf(traits);
    const { revision } = this.#map;
    for (let index = 0; index < this.#kept.length; index++) {
      const way = this.#kept[index]!;
      if (
        way.goal === goal &&
        way.passed === passed &&
        way.revision === revision &&
        way.shape === shape
      ) {
        return way.steps;
      }
    }
    const way = this.#slot();
    way.goal = goal;
    way.passed = passed;
    way.revision = revision;
    way.shape = shape;
    if (shape.size === 1) {
      this.#measure(way, moves);
    } else {
      this.#measureFor(way, moves);
    }
    return way.steps;
  }

  /** A cache entry to overwrite: a new one while there is room, then the oldest. */
  #slot(): Way {
    if (this.#kept.length < KEPT) {
      this.#kept.push(new Way(this.#map.size));
    }
    const way = this.#kept[this.#next]!;
    this.#next = (this.#next + 1) % KEPT;
    return way;
  }

  #squares(): Int32Array {
    this.#queue ??= new Int32Array(this.#map.size);
    return this.#queue;
  }

  /** Breadth-first search from the goal outwards. The goal itself may be any terrain. */
  #measure({ steps, goal, passed }: Way, moves: number): void {
    const { terrain, offsets, obstacle } = this.#map;
    const queue = this.#squares();
    steps.fill(-1);
    steps[goal] = 0;
    queue[0] = goal;
    let end = 1;
    for (let at = 0; at < end; at++) {
      const square = queue[at]!;
      for (let direction = 1; direction <= 8; direction++) {
        const next = square + offsets[direction]!;
        if (steps[next] === -1 && passed[terrain[next]!] === 1 && (obstacle[next]! & moves) === 0) {
          steps[next] = steps[square]! + 1;
          queue[end++] = next;
        }
      }
    }
  }

  /** As `#measure`, for a creature of several squares. */
  #measureFor({ steps, goal, passed, shape }: Way, moves: number): void {
    const map = this.#map;
    const { terrain, offsets, obstacle, size } = map;
    this.#ground ??= new Uint8Array(size);
    this.#places ??= new Uint8Array(size);
    const ground = this.#ground;
    const places = this.#places;
    for (let square = 0; square < size; square++) {
      ground[square] = (obstacle[square]! & moves) === 0 ? passed[terrain[square]!]! : 0;
    }
    narrow(map, shape, ground, places);
    const queue = this.#squares();
    steps.fill(-1);
    let end = this.#seed(steps, goal, shape);
    for (let at = 0; at < end; at++) {
      const place = queue[at]!;
      for (let direction = 1; direction <= 8; direction++) {
        const next = place + offsets[direction]!;
        if (next >= 0 && next < size && steps[next] === -1 && places[next] === 1) {
          steps[next] = steps[place]! + 1;
          queue[end++] = next;
        }
      }
    }
  }

  /**
   * Queues the places in which a shape covers the goal, whether or not it has room there: from each place next
   * to one of them it reaches the goal.
   */
  #seed(steps: Int32Array, goal: number, { dx, dy, size }: Shape): number {
    const map = this.#map;
    let end = 0;
    for (let part = 0; part < size; part++) {
      const x = map.x(goal) - dx[part]!;
      const y = map.y(goal) - dy[part]!;
      if (x >= -1 && y >= -1 && x <= map.width && y <= map.height) {
        const place = map.square(x, y);
        steps[place] = 0;
        this.#squares()[end++] = place;
      }
    }
    return end;
  }
}
