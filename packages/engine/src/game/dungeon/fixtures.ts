// The fixtures of a level, by square and in the order of their arrival.

import { type Archetype, factOf, movementBit, TYPE } from '../../objects/index.ts';
import { ForceTally } from '../../spells/index.ts';
import { FLY, type LevelMap, MAGIC, MIRROR, SEE, SWIM, WALK } from '../../world/index.ts';
import { ClockMemory } from './clock-memory.ts';
import { DueWheel } from './due-wheel.ts';
import { Fixture, type FixtureState } from './fixture.ts';

/** The bits of a square that each blocked movement type takes away. */
const TAKEN: readonly (readonly [movement: number, bits: number])[] = [
  [movementBit('walk'), WALK],
  [movementBit('fly_low'), FLY],
  [movementBit('swim'), SWIM],
];

/** The bit of a square that each movement type needs. */
const NEEDED: readonly (readonly [movement: number, bit: number])[] = [
  [movementBit('walk'), WALK],
  [movementBit('flying'), FLY],
  [movementBit('swim') | movementBit('boat'), SWIM],
];

/** Maximum number of fixtures on a level. */
export const MOST_FIXTURES = 5000;

/** What a fixture that is alive takes from its square, whatever its file says: it fills it. */
const ALL_MOVEMENT = WALK | FLY | SWIM;

/** Plates that go down under weight. */
const WEIGHED: ReadonlySet<number> = new Set([TYPE.button, TYPE.triggerButton]);

/** All fixtures of a level. */
export class Fixtures {
  readonly #map: LevelMap;
  readonly #all: Fixture[] = [];
  readonly #byId = new Map<number, Fixture>();
  /** How many of them carry auras. */
  readonly forces: ForceTally = new ForceTally();
  /** The fixtures whose clocks run, a part of all. */
  #active: readonly Fixture[] = [];
  /** Plates that are down, and thus can come up. */
  #pressed: readonly Fixture[] = [];
  #plates: readonly Fixture[] = [];
  /** Ticks that have passed on the level since a fixture with a clock came to it. */
  now = 0;
  /** The earliest tick in which one of them acts; 0: it has to be worked out. */
  next = 0;
  /** When the active ones act next, by their places among them; valid while `next` isn't 0. */
  readonly dues: DueWheel = new DueWheel();
  /** Turns of clocks that were worked out before. */
  readonly clocks: ClockMemory = new ClockMemory();
  /** Number of fixtures by square; empty until there is one. */
  #marks = new Uint8Array(0);
  /** Those that can be torn down, by square. */
  readonly #walls = new Map<number, Fixture>();

  constructor(map: LevelMap) {
    this.#map = map;
  }

  /** Every fixture, in the order of arrival. */
  get all(): readonly Fixture[] {
    return this.#all;
  }

  /** Those whose clocks run. */
  get active(): readonly Fixture[] {
    return this.#active;
  }

  /** The plates that are down. */
  get pressed(): readonly Fixture[] {
    return this.#pressed;
  }

  /** The plates that things can press by their weight. */
  get plates(): readonly Fixture[] {
    return this.#plates;
  }

  /** Whether monsters know of any: they made it, or saw it go off. */
  feared = false;

  /** Whether any of them may act within the next ticks. */
  busyWithin(ticks: number): boolean {
    const { length } = this.#plates;
    return (
      this.#pressed.length > 0 ||
      length > 0 ||
      (this.#active.length > 0 && this.next <= this.now + ticks)
    );
  }

  /** Some ticks pass in which none of them acts. */
  passTicks(ticks: number): void {
    if (this.#active.length > 0) {
      this.now += ticks;
    }
  }

  /** Number of fixtures on a square. */
  countOn(square: number): number {
    return this.#marks.length === 0 ? 0 : this.#marks[square]!;
  }

  /** The fixtures on a square, in the order of arrival. */
  *on(square: number): Generator<Fixture> {
    if (this.countOn(square) === 0) {
      return;
    }
    for (const fixture of this.#all) {
      if (fixture.square === square) {
        yield fixture;
      }
    }
  }

  /** Whether any of them can be struck and torn down. */
  get hasWalls(): boolean {
    return this.#walls.size > 0;
  }

  /** The fixture on a square that can be struck and torn down; undefined for none. */
  wallOn(square: number): Fixture | undefined {
    return this.#walls.size === 0 ? undefined : this.#walls.get(square);
  }

  /** The fixture with that id, or undefined. */
  find(id: number): Fixture | undefined {
    return this.#byId.get(id);
  }

  /** Puts a fixture on its square. */
  place(fixture: Fixture): void {
    if (this.#marks.length === 0) {
      this.#marks = new Uint8Array(this.#map.size);
    }
    this.#all.push(fixture);
    this.#byId.set(fixture.id, fixture);
    fixture.forces.join(this.forces);
    this.#enter(fixture);
    fixture.clockAt = Math.max(fixture.clockAt, this.now);
    this.sort();
  }

  /** Takes a fixture away. */
  remove(fixture: Fixture): void {
    const at = this.#all.indexOf(fixture);
    if (at >= 0) {
      this.#all.splice(at, 1);
      this.#byId.delete(fixture.id);
      fixture.forces.join(undefined);
      this.#leave(fixture);
      fixture.gone = true;
      this.sort();
    }
  }

  /** Moves a fixture to another square. */
  move(fixture: Fixture, square: number): void {
    this.#leave(fixture);
    fixture.square = square;
    this.#enter(fixture);
  }

  /** Rebuilds the lists of fixtures with a clock and of pressed plates, in the order of arrival. */
  sort(): void {
    this.#active = this.#all.filter(({ speed }) => speed > 0);
    this.#pressed = this.#all.filter(({ pressed }) => pressed);
    this.#plates = this.#all.filter(({ archetype }) => WEIGHED.has(archetype.type));
    this.feared = this.#all.some(
      ({ archetype: { type }, owner, feared }) =>
        feared.length > 0 || (owner !== 0 && (type === TYPE.rune || type === TYPE.trap)),
    );
    this.next = 0;
  }

  #enter({ square }: Fixture): void {
    this.#marks[square]!++;
    this.#obstruct(square);
  }

  #leave({ square }: Fixture): void {
    this.#marks[square]!--;
    this.#obstruct(square);
  }

  /** Tells the map what the fixtures on a square block, and whether one of them reflects spells. */
  #obstruct(square: number): void {
    let blocked = 0;
    this.#walls.delete(square);
    for (const fixture of this.on(square)) {
      blocked |= obstacleOf(fixture.archetype);
      if (fixture.breakable) {
        blocked |= ALL_MOVEMENT;
        this.#walls.set(square, fixture);
      }
    }
    if (blocked !== this.#map.obstacle[square]) {
      this.#map.setObstacle(square, blocked);
    }
  }

  save(): readonly FixtureState[] {
    return this.#all.map(fixture => fixture.save());
  }

  /** Restores saved fixtures. @param archetypeOf finds an archetype or throws */
  restore(states: readonly FixtureState[], archetypeOf: (id: string) => Archetype): void {
    for (const state of states) {
      this.place(Fixture.restore(state, archetypeOf));
    }
  }
}

/** Whether magic has no effect on the square of a fixture of a kind. */
export function keepsMagicOut({ flags }: Archetype): boolean {
  return flags.has('no_magic');
}

/** Whether a fixture of a kind reflects spells that come onto its square. */
export function isMirror({ flags }: Archetype): boolean {
  return flags.has('reflect_spell');
}

/** The WALK, FLY, SWIM and SEE bits that a fixture of a kind takes from its square, with MAGIC and MIRROR. */
export function obstacleOf(archetype: Archetype): number {
  const blocked = factOf(archetype, 'moveBlock');
  const { flags } = archetype;
  let bits = flags.has('blocksview') ? SEE : 0;
  bits |= flags.has('alive') ? ALL_MOVEMENT : 0;
  bits |= keepsMagicOut(archetype) ? MAGIC : 0;
  bits |= isMirror(archetype) ? MIRROR : 0;
  for (const [movement, taken] of TAKEN) {
    bits |= (blocked & movement) === 0 ? 0 : taken;
  }
  return bits;
}

/**
 * Whether a square with these bits is closed to everything that moves in all of these ways.
 * @param bits WALK, FLY and SWIM of the square
 * @param movement bits of `move_block`; 0: every square is
 */
export function closesTo(bits: number, movement: number): boolean {
  return NEEDED.every(([ways, bit]) => (movement & ways) === 0 || (bits & bit) === 0);
}
