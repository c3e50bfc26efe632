// A world seen from one seat: the main argument of commands and rules. Shared state is in the world
// (world.ts), a hero's own state in his seat (seat.ts); this class gives access to both.

import { type Creature, HeroPace, type HeroSheet } from '../../actors/index.ts';
import type { Chance } from '../../chance/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { TurnClock } from '../../speed/index.ts';
import type { SpellWorld } from '../../spells/index.ts';
import { dangerOf } from '../dungeon/branches/dungeon-plan.ts';
import type { Level } from '../dungeon/level.ts';
import type { EventKind, FieldsOf } from '../protocol/events.ts';
import type { Pending } from '../protocol/pending.ts';
import type { Ending } from '../protocol/view.ts';
import { TOLD_TO_OTHERS } from '../protocol/witnessed.ts';
import type { EventLog } from './event-log.ts';
import type { Memory } from './memory.ts';
import { Ports } from './ports.ts';
import type { Powers } from './powers.ts';
import type { Scratch } from './scratch.ts';
import type { Seat } from './seat.ts';
import type { World } from './world.ts';

/** Stands for a square where something is heard all over the level. */
const EVERYWHERE = -1;

/** A running game, as seen from one hero's seat. */
export class GameState {
  readonly world: World;
  readonly seat: Seat;
  /** The world as seen from each seat, in seat order; one list shared by all of them. */
  readonly states: readonly GameState[];
  readonly ports: Ports = new Ports();
  /** What the words of the content release; set when the game is put together (assembly/assemble.ts). */
  powers!: Powers<GameState>;
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly clock: TurnClock;
  readonly scratch: Scratch;
  /** The creature of the seat's own hero. */
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  readonly log: EventLog;
  /** The facts that the hero's movement depends on, refilled on each use; not part of the state. */
  readonly pace: HeroPace = new HeroPace();

  constructor(world: World, seat: Seat, states: readonly GameState[]) {
    this.world = world;
    this.seat = seat;
    this.states = states;
    this.content = world.content;
    this.ruleset = world.ruleset;
    this.clock = world.clock;
    this.scratch = world.scratch;
    this.hero = seat.hero;
    this.sheet = seat.sheet;
    this.log = seat.log;
  }

  /** The hero's level. */
  get level(): Level {
    return this.seat.level;
  }

  /** The hero's sight and memory of it. */
  get memory(): Memory {
    return this.seat.memory;
  }

  /** The depth by which dangers and finds are measured, from 1: that of the hero's level, 1 beside the dungeon. */
  get depth(): number {
    return dangerOf(this.world.dungeon, this.seat.depth);
  }

  /** The end of the hero's game; undefined while it is in progress. */
  get ending(): Ending | undefined {
    return this.seat.ending;
  }

  /** The hero's pending question. */
  get pending(): Pending | undefined {
    return this.seat.pending;
  }

  /** The world that spells act on. */
  get spells(): SpellWorld {
    return this.ports.spells;
  }

  /** The stream of luck of one system. */
  luck(system: string): Chance {
    return this.world.streams.stream(system);
  }

  /** A new id. */
  newId(): number {
    return this.world.ids.take();
  }

  /** A creature of this level by its id, or a hero on any level, or a steed. */
  creature(id: number): Creature {
    return this.of(id)?.hero ?? this.level.creatures.find(id) ?? this.#steed(id);
  }

  #steed(id: number): Creature {
    const rider = this.states.find(({ sheet }) => sheet.riding?.steed.id === id);
    return rider?.sheet.riding?.steed ?? this.level.creatures.get(id);
  }

  /** Turn boundaries for which the hero stays helpless; 0: not at all. */
  get helpless(): number {
    return this.clock.helplessFor(this.seat.number);
  }

  /** Whether the hero is on a level. */
  isOn(level: Level): boolean {
    return this.seat.level === level && this.seat.present;
  }

  /** The game as seen by the hero with that id; undefined for any other creature. */
  of(id: number): GameState | undefined {
    if (id === this.hero.id) {
      return this;
    }
    const { states } = this;
    return states.length === 1 ? undefined : states.find(({ hero }) => hero.id === id);
  }

  /** Whether the hero sees the square now. */
  sees(square: number): boolean {
    return this.seat.memory.sees(square);
  }

  /** Whether the hero sees any square of a creature. */
  perceives(creature: Creature): boolean {
    return seenPart(this, creature) >= 0;
  }

  /**
   * Records something that the hero's own body tells, or that he does. Other heroes learn as much of it as
   * the table of witnesses says, where they see or hear him.
   */
  logFelt<Kind extends EventKind>(kind: Kind, ...fields: FieldsOf<Kind>): void;
  logFelt(kind: EventKind, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.log.write(kind, true, a, b, c, d, e);
    const told = this.states.length === 1 ? undefined : TOLD_TO_OTHERS[kind];
    if (told !== undefined) {
      const own = [a, b, c, d, e].map((value, place) => (place < told.fields ? value : 0));
      this.logToOthers(kind, told.sense === 'seen' ? this.hero.square : EVERYWHERE, ...own);
    }
  }

  /**
   * Records something that happens on a square or to a creature, perceived by every hero on the level who sees
   * the square, or any of the creature's.
   */
  logSeen<Kind extends EventKind>(
    kind: Kind,
    place: number | Creature,
    ...fields: FieldsOf<Kind>
  ): void;
  logSeen(kind: EventKind, place: number | Creature, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.log.write(kind, seesAt(this, place), a, b, c, d, e);
    if (this.states.length > 1) {
      this.logToOthers(kind, place, a, b, c, d, e);
    }
  }

  /** Records something that only the other heroes on the level perceive, those who see the place. */
  logToOthers(kind: EventKind, place: number | Creature, ...fields: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = fields;
    for (const other of this.states) {
      if (other !== this && other.isOn(this.level)) {
        other.log.write(kind, place === EVERYWHERE || seesAt(other, place), a, b, c, d, e);
      }
    }
  }
}

/** Whether a hero sees a square, or any square of a creature. */
function seesAt(state: GameState, place: number | Creature): boolean {
  return typeof place === 'number' ? state.sees(place) : state.perceives(place);
}

/**
 * Whether the hero sees any square of a creature by light or by a sense that needs none. His skill is halved against
 * what he doesn't see so: in the dark he strikes at what he feels. Angband 3.0.5 src/cmd1.c (py_attack: visible).
 */
export function seesWell(state: GameState, creature: Creature): boolean {
  if (creature.unseen && !state.sheet.worn.seesInvisible) {
    return false;
  }
  const { shape, square } = creature;
  const { memory } = state;
  if (shape.size === 1) {
    return memory.seesWell(square);
  }
  const offsets = shape.offsets(state.level.map.stride);
  return offsets.some(offset => memory.seesWell(square + offset));
}

/** The first square of a creature that a hero sees, its head before its other parts; −1 for none. */
export function seenPart(state: GameState, { shape, square, unseen }: Creature): number {
  if (unseen && !state.sheet.worn.seesInvisible) {
    return -1;
  }
  if (shape.size === 1) {
    return state.sees(square) ? square : -1;
  }
  const offsets = shape.offsets(state.level.map.stride);
  for (let part = 0; part < offsets.length; part++) {
    if (state.sees(square + offsets[part]!)) {
      return square + offsets[part]!;
    }
  }
  return -1;
}
