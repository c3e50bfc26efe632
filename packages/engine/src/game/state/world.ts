// A world shared by one or several heroes: all state that isn't a hero's own. Saved completely.

import type { Chance, LuckSource } from '../../chance/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type ClockUnits, firstTurn, type PartyClockState, TurnClock } from '../../speed/index.ts';
import type { ArtifactPlaces } from '../dungeon/artifacts.ts';
import { type DungeonPlan, OLD_DUNGEON } from '../dungeon/branches/dungeon-plan.ts';
import type { Level } from '../dungeon/level.ts';
import type { UniquePlaces } from '../dungeon/uniques.ts';
import type { Companion, NewGame } from '../protocol/performed.ts';
import { Scratch } from './scratch.ts';
import { Seat, type SeatParts } from './seat.ts';
import { ThingIds } from './thing-ids.ts';

/** Ticks of the world in a turn. */
export const TICKS_PER_TURN = 10;

/** The parts that a game is created from. */
export interface GameParts {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  readonly streams: LuckSource;
  /** The existing levels, by key: depths, and the places beside the dungeon (dungeon/places.ts). */
  readonly levels: ReadonlyMap<number, Level>;
  /** The seats in order; at least one. */
  readonly seats: readonly SeatParts[];
  /** The heroes of the last of these seats, who joined after the beginning; absent: none. */
  readonly joined?: readonly Companion[] | undefined;
  /** Absent: the first turn begins. */
  readonly clock?: PartyClockState;
  /** Absent: no artifacts in this dungeon. */
  readonly artifacts?: ArtifactPlaces;
  /** Absent: no uniques in this dungeon. */
  readonly uniques?: UniquePlaces;
  /** Absent: five levels without branches, as in games begun before there were branches. */
  readonly dungeon?: DungeonPlan | undefined;
  /** Ids of the kinds of monsters that have been wiped out; absent: none. */
  readonly extinct?: Iterable<string>;
  /** Absent: none. */
  readonly bonesMet?: readonly number[] | undefined;
  /** The number of the next id; the ones below have been given out. */
  readonly nextId: number;
}

/** A running world. */
export class World {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  readonly streams: LuckSource;
  /** The existing levels, by key: depths, and the places beside the dungeon (dungeon/places.ts). */
  readonly levels: Map<number, Level>;
  /** The original levels of this dungeon's artifacts and uniques. Only `dungeon/artifacts.ts` adds to them. */
  readonly dealt: { readonly artifacts: Map<string, number>; readonly uniques: UniquePlaces };
  /** Ids of the kinds of monsters that have been wiped out. Only `extinct.ts` changes them. */
  readonly extinct: Set<string>;
  /** The layout of the dungeon. */
  readonly dungeon: DungeonPlan;
  readonly clock: TurnClock;
  readonly ids: ThingIds;
  /** The heroes' seats; a seat is identified by its index. */
  readonly seats: Seat[];
  /** The heroes who joined the world after it was begun, in the order of their seats. */
  readonly joined: Companion[];
  /** Never saved. */
  readonly scratch: Scratch;
  /** The bones of its beginning of which levels were made, by their places. */
  readonly bonesMet: number[];
  /** Number of commands performed, without refusals that cost nothing. */
  sequence = 0;
  /** Ticks since the start of the game. */
  ticks = 0;

  constructor(parts: GameParts) {
    this.content = parts.content;
    this.ruleset = parts.ruleset;
    this.start = parts.start;
    this.streams = parts.streams;
    this.levels = new Map(parts.levels);
    this.dealt = {
      artifacts: new Map(parts.artifacts),
      uniques: parts.uniques ?? new Map(),
    };
    this.extinct = new Set(parts.extinct);
    this.dungeon = parts.dungeon ?? OLD_DUNGEON;
    this.ids = new ThingIds(parts.start, parts.nextId);
    const { beats } = parts.ruleset.bridges;
    const units: ClockUnits = { unitsPerPoint: beats.point, ticksPerTurn: TICKS_PER_TURN };
    const { speed } = parts.ruleset.slots;
    const clock = parts.clock ?? firstTurn(speed, units, parts.seats.length);
    this.clock = new TurnClock(speed, units, clock);
    this.seats = parts.seats.map(
      (seat, number) => new Seat(number, seat, parts.levels.get(seat.depth)!),
    );
    this.joined = [...(parts.joined ?? [])];
    this.bonesMet = [...(parts.bonesMet ?? [])];
    this.scratch = new Scratch(this.seats[0]!.hero);
  }

  /** Adds the seat of a hero who joins; the first seats keep their numbers. */
  seat(plan: Companion, parts: SeatParts): Seat {
    const seat = new Seat(this.seats.length, parts, this.levels.get(parts.depth)!);
    this.seats.push(seat);
    this.joined.push(plan);
    this.clock.join();
    return seat;
  }

  /** The luck stream of one system. */
  luck(system: string): Chance {
    return this.streams.stream(system);
  }
}
