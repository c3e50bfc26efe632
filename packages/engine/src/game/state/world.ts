// A world that one or several heroes share: all of it that isn't a hero's own. Saved whole.

import type { Chance, LuckSource } from '../../chance/index.ts';
import type { Content } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type ClockUnits, TurnClock, type TurnClockState } from '../../speed/index.ts';
import type { ArtifactPlaces } from '../dungeon/artifacts.ts';
import type { Level } from '../dungeon/level.ts';
import type { UniquePlaces } from '../dungeon/uniques.ts';
import type { NewGame } from '../protocol/performed.ts';
import { Scratch } from './scratch.ts';
import { Seat, type SeatParts } from './seat.ts';
import { ThingIds } from './thing-ids.ts';

/** Ticks of the world in a turn. */
export const TICKS_PER_TURN = 10;

/** What a game is begun or resumed with. */
export interface GameParts {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  readonly streams: LuckSource;
  /** The levels that have been made, by depth. */
  readonly levels: ReadonlyMap<number, Level>;
  /** The seats, in the order in which their numbers count; at least one. */
  readonly seats: readonly SeatParts[];
  readonly clock?: TurnClockState;
  /** Absent: there are none in this dungeon. */
  readonly artifacts?: ArtifactPlaces;
  /** Absent: none live in this dungeon. */
  readonly uniques?: UniquePlaces;
  /** How many ids were given out so far, and the next one's number. */
  readonly nextId: number;
}

/** A running world. */
export class World {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  readonly streams: LuckSource;
  /** The levels that have been made, by depth. */
  readonly levels: Map<number, Level>;
  /** Where the artifacts of this dungeon lie or lay, and where those live of whom there is but one. */
  readonly dealt: { readonly artifacts: ArtifactPlaces; readonly uniques: UniquePlaces };
  readonly clock: TurnClock;
  readonly ids: ThingIds;
  /** The heroes' seats; a seat is named by its place in the list. */
  readonly seats: readonly Seat[];
  /** Never saved. */
  readonly scratch: Scratch;
  /** Commands performed; refusals that cost nothing don't count. */
  sequence = 0;
  /** Ticks since the game began. */
  ticks = 0;

  constructor(parts: GameParts) {
    this.content = parts.content;
    this.ruleset = parts.ruleset;
    this.start = parts.start;
    this.streams = parts.streams;
    this.levels = new Map(parts.levels);
    this.dealt = {
      artifacts: parts.artifacts ?? new Map(),
      uniques: parts.uniques ?? new Map(),
    };
    this.ids = new ThingIds(parts.start, parts.nextId);
    const { beats } = parts.ruleset.bridges;
    const units: ClockUnits = { unitsPerPoint: beats.point, ticksPerTurn: TICKS_PER_TURN };
    this.clock = new TurnClock(parts.ruleset.slots.speed, units, parts.clock);
    this.seats = parts.seats.map(
      (seat, number) => new Seat(number, seat, parts.levels.get(seat.depth)!),
    );
    this.scratch = new Scratch(this.seats[0]!.hero);
  }

  /** The stream of luck of one system. */
  luck(system: string): Chance {
    return this.streams.stream(system);
  }
}
