// A hero's seat in a world: all that is his own. Saved whole, but for the log.

import type { Creature, HeroSheet } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';
import type { Pending } from '../protocol/pending.ts';
import type { Ending } from '../protocol/view.ts';
import { EventLog } from './event-log.ts';
import { Memory } from './memory.ts';

/** What a seat is begun or resumed with. */
export interface SeatParts {
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  /** The depth of the level that the hero is on, from 1. */
  readonly depth: number;
  /** What he remembers of levels, by depth; absent: nothing yet. */
  readonly memories?: ReadonlyMap<number, Memory>;
}

/** The seat of one hero. */
export class Seat {
  /** The seat's place among those of its world, from 0. */
  readonly number: number;
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  /** What the hero has perceived since his last command; not saved. */
  readonly log = new EventLog();
  /** The depth of the level that the hero is on, from 1. */
  depth: number;
  /** The level that the hero is on. */
  level: Level;
  /** What he sees and remembers of it. */
  memory: Memory;
  /** The same of every level on which he has been, by depth. */
  readonly memories: Map<number, Memory>;
  /** Whether the hero is in the world. He leaves it when his game ends and that of others goes on. */
  present = true;
  /** How the game ended for this hero; undefined while it goes on. */
  ending: Ending | undefined;
  /** A question to this hero that waits for its answer. */
  pending: Pending | undefined;

  constructor(number: number, { hero, sheet, depth, memories }: SeatParts, level: Level) {
    this.number = number;
    this.hero = hero;
    this.sheet = sheet;
    this.depth = depth;
    this.level = level;
    this.memories = new Map(memories);
    this.memory = this.#memoryOf(depth, level);
  }

  /** The hero comes to a level. */
  enter(depth: number, level: Level): void {
    this.depth = depth;
    this.level = level;
    this.memory = this.#memoryOf(depth, level);
  }

  #memoryOf(depth: number, level: Level): Memory {
    const memory = this.memories.get(depth) ?? new Memory(level);
    this.memories.set(depth, memory);
    return memory;
  }
}
