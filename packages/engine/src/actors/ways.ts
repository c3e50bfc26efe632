// Ways to a square for those who walk, open doors, fly or swim. A few are kept, since many monsters
// go to the same place.

import { type LevelMap, TERRAINS, type Terrain } from '../world/index.ts';
import type { MonsterTraits } from './monster-traits.ts';

/** How somebody gets about, as ways are concerned. */
type Manner = 'walk' | 'walk-open' | 'walk-break' | 'fly' | 'fly-open' | 'fly-break' | 'swim';

/** Doors that are opened, and doors that are broken. */
const OPENED: readonly Terrain[] = ['closed-door'];
const BROKEN: readonly Terrain[] = ['closed-door', 'locked-door'];

/** Passable terrain numbers of each manner. */
const PASSABLE: Readonly<Record<Manner, Uint8Array>> = {
  walk: passable(({ walk }) => walk),
  'walk-open': passable(({ walk, name }) => walk || OPENED.includes(name)),
  'walk-break': passable(({ walk, name }) => walk || BROKEN.includes(name)),
  fly: passable(({ fly }) => fly),
  'fly-open': passable(({ fly, name }) => fly || OPENED.includes(name)),
  'fly-break': passable(({ fly, name }) => fly || BROKEN.includes(name)),
  swim: passable(({ swim }) => swim),
};

type TerrainRow = (typeof TERRAINS)[number];

function passable(test: (row: TerrainRow) => boolean): Uint8Array {
  return Uint8Array.from(TERRAINS, row => Number(test(row)));
}

function mannerOf({ gait, doors }: MonsterTraits): Manner {
  if (gait === 'swim') {
    return 'swim';
  }
  return doors === 'none' ? gait : `${gait}-${doors}`;
}

/** Whether a kind may stand on a terrain, by its number; doors are for those who open them. */
export function mayEnter({ gait }: MonsterTraits, terrain: number): boolean {
  return PASSABLE[gait][terrain] === 1;
}

/** Whether a kind gets through a door of that terrain, by its number, once it has dealt with it. */
export function dealsWith(traits: MonsterTraits, terrain: number): boolean {
  return PASSABLE[mannerOf(traits)][terrain] === 1 && !mayEnter(traits, terrain);
}

/** How many ways are kept. */
const KEPT = 6;

/** Steps to one goal in one manner. */
class Way {
  readonly steps: Int32Array;
  goal = -1;
  manner: Manner = 'walk';
  revision = -1;

  constructor(size: number) {
    this.steps = new Int32Array(size);
  }
}

/** The ways on one level. */
export class Ways {
  readonly #map: LevelMap;
  readonly #kept: Way[] = [];
  readonly #queue: Int32Array;
  #next = 0;

  constructor(map: LevelMap) {
    this.#map = map;
    this.#queue = new Int32Array(map.size);
  }

  /** Steps from every square to a goal as a kind gets about; −1 where no way leads. */
  to(goal: number, traits: MonsterTraits): Int32Array {
    const manner = mannerOf(traits);
    const { revision } = this.#map;
    for (const way of this.#kept) {
      if (way.goal === goal && way.manner === manner && way.revision === revision) {
        return way.steps;
      }
    }
    const way = this.#slot();
    way.goal = goal;
    way.manner = manner;
    way.revision = revision;
    this.#measure(way);
    return way.steps;
  }

  /** A slot to be overwritten: a new one while there is room, then the oldest. */
  #slot(): Way {
    if (this.#kept.length < KEPT) {
      this.#kept.push(new Way(this.#map.size));
    }
    const way = this.#kept[this.#next]!;
    this.#next = (this.#next + 1) % KEPT;
    return way;
  }

  /** Breadth first from the goal outwards; the goal itself may be anything. */
  #measure({ steps, goal, manner }: Way): void {
    const { terrain, offsets } = this.#map;
    const open = PASSABLE[manner];
    const queue = this.#queue;
    steps.fill(-1);
    steps[goal] = 0;
    queue[0] = goal;
    let end = 1;
    for (let at = 0; at < end; at++) {
      const square = queue[at]!;
      for (let direction = 1; direction <= 8; direction++) {
        const next = square + offsets[direction]!;
        if (steps[next] === -1 && open[terrain[next]!] === 1) {
          steps[next] = steps[square]! + 1;
          queue[end++] = next;
        }
      }
    }
  }
}
