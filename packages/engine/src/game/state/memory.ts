// What one hero sees and remembers of one level. The level itself knows nothing of it.

import type { Archetype, GameObject } from '../../objects/index.ts';
import { KnownSquares, Travel, terrainSeen, Vision } from '../../world/index.ts';
import type { Level } from '../dungeon/level.ts';

/** A memory of a level as it is saved. */
export interface MemoryState {
  readonly remembered: readonly number[];
  readonly rememberedItems: readonly (readonly [square: number, archetype: string])[];
  /** How many of them, where it is more than one; absent: one of each. */
  readonly rememberedCounts?: readonly (readonly [square: number, count: number])[];
  /** Absent: nothing was detected. */
  readonly detected?: readonly (readonly [square: number, archetype: string])[];
}

/** Nothing is remembered of a square. */
const UNKNOWN = 255;

/** How far a hero sees, in squares. */
const EYESIGHT = 40;

/** How far astral eyes see through walls, in squares. NetHack 3.6.7 src/artifact.c (set_artifact_intrinsic). */
const ASTRAL_RANGE = 3;

/** A level as one hero sees and remembers it. */
export class Memory {
  readonly #level: Level;
  /** Terrain number of each square as the hero remembers it; 255 for none. */
  readonly remembered: Uint8Array;
  /** The uppermost thing that the hero remembers on each square. */
  readonly rememberedItems = new Map<number, Archetype>();
  /** How many of it there are, where the hero saw more than one. */
  readonly rememberedCounts = new Map<number, number>();
  /** Creatures that the hero has detected, by the squares on which they then were. */
  readonly detected = new Map<number, Archetype>();
  /** What the hero's eyes make out by the light on the level. Not saved. */
  readonly sight: Vision;
  /** The hero's eyes serve him for nothing at present. */
  blind = false;
  /** He sees what is near through walls, and in the dark. */
  astral = false;
  #eye = -1;
  #travel: Travel | undefined;

  constructor(level: Level) {
    this.#level = level;
    this.sight = new Vision(level.map, level.light);
    this.remembered = new Uint8Array(level.map.size).fill(UNKNOWN);
  }

  /** The terrain number that the hero remembers, or undefined. */
  rememberedAt(square: number): number | undefined {
    const number = this.remembered[square]!;
    return number === UNKNOWN ? undefined : number;
  }

  /** Finds the hero's steps over what he remembers. */
  get travel(): Travel {
    this.#travel ??= new Travel(this.#level.map);
    return this.#travel;
  }

  /** The ground as the hero knows it now. Asks nothing of the true ground. */
  get known(): KnownSquares {
    return new KnownSquares(this.#level.map, this.remembered, {
      eye: this.#eye,
      seesFar: square => !this.blind && this.sight.lit(square),
    });
  }

  /** Whether the hero sees the square: who is blind knows his own by feel. */
  sees(square: number): boolean {
    if (this.blind) {
      return square === this.#eye;
    }
    return this.sight.sees(square) || (this.astral && this.#isNear(square));
  }

  /** A round patch about the eye, corners of its last row excepted: the square of the distance is at most r (r + 1). */
  #isNear(square: number): boolean {
    const { map } = this.#level;
    const dx = map.x(square) - map.x(this.#eye);
    const dy = map.y(square) - map.y(this.#eye);
    return map.has(square) && dx * dx + dy * dy <= ASTRAL_RANGE * (ASTRAL_RANGE + 1);
  }

  /** Looks around from the hero's square, by the light of now, and remembers what is seen. */
  look(from: number): void {
    const { size } = this.#level.map;
    this.#eye = from;
    this.sight.look(from, EYESIGHT);
    for (let square = 0; square < size; square++) {
      if (this.sees(square)) {
        this.remember(square);
        this.#rememberItem(square);
        this.detected.delete(square);
      }
    }
  }

  /** Remembers the ground of a square that is found by touch. */
  remember(square: number): void {
    const { terrain } = this.#level.map;
    this.remembered[square] = terrainSeen(this.remembered[square]!, terrain[square]!);
  }

  /** Remembers the ground of a square exactly as it is, and of a door in which state. */
  remark(square: number): void {
    this.remembered[square] = this.#level.map.terrain[square]!;
  }

  /** The hero forgets what is on a square. */
  forget(square: number): void {
    this.remembered[square] = UNKNOWN;
    this.#forgetThing(square);
  }

  /** Remembers a thing as the uppermost of a square, and how many of it there are. */
  rememberThing(square: number, { archetype, count }: GameObject): void {
    this.rememberedItems.set(square, archetype);
    if (count > 1) {
      this.rememberedCounts.set(square, count);
    } else {
      this.rememberedCounts.delete(square);
    }
  }

  #forgetThing(square: number): void {
    this.rememberedItems.delete(square);
    this.rememberedCounts.delete(square);
  }

  #rememberItem(square: number): void {
    const top = this.#level.items.get(square)?.at(-1);
    if (top === undefined) {
      this.#forgetThing(square);
    } else {
      this.rememberThing(square, top);
    }
  }

  save(): MemoryState {
    return {
      remembered: Array.from(this.remembered),
      rememberedItems: [...this.rememberedItems].map(([square, { id }]) => [square, id]),
      ...(this.rememberedCounts.size === 0 ? {} : { rememberedCounts: [...this.rememberedCounts] }),
      ...(this.detected.size === 0
        ? {}
        : { detected: [...this.detected].map(([square, { id }]) => [square, id] as const) }),
    };
  }

  /** A saved memory of a level. */
  static restore(level: Level, state: MemoryState, archetypeOf: (id: string) => Archetype): Memory {
    const memory = new Memory(level);
    memory.remembered.set(state.remembered);
    for (const [square, id] of state.rememberedItems) {
      memory.rememberedItems.set(square, archetypeOf(id));
    }
    for (const [square, count] of state.rememberedCounts ?? []) {
      memory.rememberedCounts.set(square, count);
    }
    for (const [square, id] of state.detected ?? []) {
      memory.detected.set(square, archetypeOf(id));
    }
    return memory;
  }
}
