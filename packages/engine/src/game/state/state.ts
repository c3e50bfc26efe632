// Everything a game is: one record that commands change and saves keep.

import {
  type Creature,
  emptyMindView,
  HeroPace,
  type HeroSheet,
  type MindView,
} from '../../actors/index.ts';
import { type Chance, Enumerator, type LuckSource } from '../../chance/index.ts';
import type { Content, GameObject } from '../../objects/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type ClockUnits, TurnClock, type TurnClockState } from '../../speed/index.ts';
import type { SpellWorld } from '../../spells/index.ts';
import type { ArtifactPlaces } from '../dungeon/artifacts.ts';
import type { Level } from '../dungeon/level.ts';
import type { UniquePlaces } from '../dungeon/uniques.ts';
import type { EventKind, FieldsOf } from '../protocol/events.ts';
import type { Pending } from '../protocol/pending.ts';
import type { NewGame } from '../protocol/performed.ts';
import type { Ending } from '../protocol/view.ts';
import { EventLog } from './event-log.ts';
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
  /** The depth of the level that the hero is on. */
  readonly depth: number;
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  readonly clock?: TurnClockState;
  /** Absent: there are none in this dungeon. */
  readonly artifacts?: ArtifactPlaces;
  /** Absent: none live in this dungeon. */
  readonly uniques?: UniquePlaces;
  /** How many ids were given out so far, and the next one's number. */
  readonly nextId: number;
}

/** A running game. */
export class GameState {
  readonly content: Content;
  readonly ruleset: Ruleset;
  readonly start: NewGame;
  readonly streams: LuckSource;
  readonly log = new EventLog();
  /** The levels that have been made, by depth. */
  readonly levels: Map<number, Level>;
  /** The depth of the level that the hero is on, from 1. */
  depth: number;
  /** Where the artifacts of this dungeon lie or lay, and where those live of whom there is but one. */
  readonly dealt: { readonly artifacts: ArtifactPlaces; readonly uniques: UniquePlaces };
  /** The level that the hero is on. */
  level: Level;
  readonly hero: Creature;
  readonly sheet: HeroSheet;
  readonly clock: TurnClock;
  /** What the hero's movement depends on, filled anew whenever the clock asks; not part of the state. */
  readonly pace = new HeroPace();
  /** What spells act on; set once, when the game is put together (assemble.ts). */
  spells!: SpellWorld;
  /** Makes that anew for the level that the hero has come to; set with it. */
  renewSpells!: () => void;
  /** Answers questions of certain views, such as who moves next; not part of the state. */
  readonly oracle = new Enumerator();
  /** What the monster that is to decide knows; filled anew for each, not part of the state. */
  readonly mind: MindView;
  /** Things used up by the present command, so that its events can still name them. */
  readonly usedUp = new Map<number, GameObject>();
  ending: Ending | undefined;
  /** A question that waits for its answer. */
  pending: Pending | undefined;
  /** Commands performed; refusals that cost nothing don't count. */
  sequence = 0;
  /** Ticks since the game began. */
  ticks = 0;
  readonly ids: ThingIds;

  constructor(parts: GameParts) {
    this.content = parts.content;
    this.ruleset = parts.ruleset;
    this.start = parts.start;
    this.streams = parts.streams;
    this.levels = new Map(parts.levels);
    this.depth = parts.depth;
    this.level = parts.levels.get(parts.depth)!;
    this.hero = parts.hero;
    this.sheet = parts.sheet;
    this.dealt = {
      artifacts: parts.artifacts ?? new Map(),
      uniques: parts.uniques ?? new Map(),
    };
    this.ids = new ThingIds(parts.start, parts.nextId);
    this.mind = emptyMindView(parts.hero.traits);
    const { beats } = parts.ruleset.bridges;
    const units: ClockUnits = { unitsPerPoint: beats.point, ticksPerTurn: TICKS_PER_TURN };
    this.clock = new TurnClock(parts.ruleset.slots.speed, units, parts.clock);
  }

  /** The hero comes to a level. */
  enter(depth: number, level: Level): void {
    this.levels.set(depth, level);
    this.depth = depth;
    this.level = level;
  }

  /** The stream of luck of one system. */
  luck(system: string): Chance {
    return this.streams.stream(system);
  }

  /** An id that nothing has yet. */
  newId(): number {
    return this.ids.take();
  }

  /** A creature of this level by its id, the hero included. */
  creature(id: number): Creature {
    return id === this.hero.id ? this.hero : this.level.creatures.get(id);
  }

  /** Whether the hero sees the square now. */
  sees(square: number): boolean {
    return this.level.sees(square);
  }

  /** Records something that only the hero's own body tells. */
  logFelt<Kind extends EventKind>(kind: Kind, ...fields: FieldsOf<Kind>): void;
  logFelt(kind: EventKind, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.log.write(kind, true, a, b, c, d, e);
  }

  /** Records something that happens on a square, perceived when the hero sees it. */
  logSeen<Kind extends EventKind>(kind: Kind, square: number, ...fields: FieldsOf<Kind>): void;
  logSeen(kind: EventKind, square: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    this.log.write(kind, this.sees(square), a, b, c, d, e);
  }
}
