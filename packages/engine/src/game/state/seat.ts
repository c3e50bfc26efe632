// A hero's seat in a world: all state that belongs to him. Saved completely, except for the log.

import type { Creature, HeroSheet } from '../../actors/index.ts';
import type { Level } from '../dungeon/level.ts';
import type { Pending } from '../protocol/pending.ts';
import type { ConductBreaches } from '../protocol/results/conducts.ts';
import type { Ending } from '../protocol/view.ts';
import { EventLog } from './event-log.ts';
import { NO_WAYS, type SeatWays } from './known-places.ts';
import { Memory } from './memory.ts';
import { NO_WORDS, type SeatWords } from './own/seat-words.ts';

/** The parts that a seat is created from. */
export interface SeatParts {
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  /** The key of the hero's level: its depth, or that of a place beside the dungeon. */
  readonly depth: number;
  /** His memories of levels by their keys; absent: none. */
  readonly memories?: ReadonlyMap<number, Memory>;
  /** Ids of the creatures that he has seen; absent: none. */
  readonly acquainted?: Iterable<number>;
  /** Hit points that he has seen creatures lose, by id; absent: none. */
  readonly damageSeen?: Iterable<readonly [id: number, hitPoints: number]>;
  /** Missiles that he has seen creatures spend, less those that he saw them pick up, by id; absent: none. */
  readonly missilesSpent?: Iterable<readonly [id: number, missiles: number]> | undefined;
  /** The squares that his spells know; absent: none. */
  readonly ways?: SeatWays | undefined;
  /** The conducts that he has broken; absent: they aren't counted. */
  readonly conducts?: ConductBreaches | undefined;
  /** What the player has written down; absent: nothing. */
  readonly words?: SeatWords | undefined;
}

/** The seat of one hero. */
export class Seat {
  /** The seat's index in its world. */
  readonly number: number;
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  /** The events that the hero has perceived since his last command; not saved. */
  readonly log: EventLog = new EventLog();
  /** The key of the hero's level: its depth, or that of a place beside the dungeon. */
  depth: number;
  /** The hero's level. */
  level: Level;
  /** His sight and memory of it. */
  memory: Memory;
  /** His memory of every level that he has visited, by key. */
  readonly memories: Map<number, Memory>;
  /** Ids of the creatures that the hero has seen. */
  readonly acquainted: Set<number>;
  /** Hit points that he has seen a creature lose, by its id; none where it is absent. */
  readonly damageSeen: Map<number, number>;
  /** Missiles that he has seen a creature spend, less those that he saw it pick up, by its id. */
  readonly missilesSpent: Map<number, number>;
  /** The squares that his spells know. Only `seat-ways.ts` changes them. */
  ways: SeatWays;
  /** The conducts that he has broken. Undefined: they aren't counted. Only `conducts.ts` changes them. */
  conducts: ConductBreaches | undefined;
  /** What the player has written down. Only `own/own-words.ts` changes it. */
  words: SeatWords;
  /** Whether the hero is in the world. He leaves it when his game ends while others continue. */
  present = true;
  /** The end of the hero's game; undefined while it is in progress. */
  ending: Ending | undefined;
  /** The hero's pending question. */
  pending: Pending | undefined;

  constructor(number: number, parts: SeatParts, level: Level) {
    const { hero, sheet, depth } = parts;
    this.number = number;
    this.hero = hero;
    this.sheet = sheet;
    this.depth = depth;
    this.level = level;
    this.memories = new Map(parts.memories);
    this.memory = this.#memoryOf(depth, level);
    this.acquainted = new Set(parts.acquainted);
    this.damageSeen = new Map(parts.damageSeen);
    this.missilesSpent = new Map(parts.missilesSpent);
    this.ways = parts.ways ?? NO_WAYS;
    this.conducts = parts.conducts;
    this.words = parts.words ?? NO_WORDS;
  }

  /** The hero enters a level. */
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
