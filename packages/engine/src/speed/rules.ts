// The speed slot of a ruleset: the tables, numbers and named steps of who moves when.

import type { Chance } from '../chance/index.ts';
import type { Encumbrance, RidingSkill, SpeedAdjustment, SpeedProperty } from './names.ts';
import type { FightingRules, QuicknessRules, SewageRules } from './source-rules.ts';
import type { HeroSpeedView } from './views.ts';

/** How time is counted. */
export interface TimeRules {
  /** Movement points that one move takes. */
  readonly pointsPerMove: number;
  /** The smallest part of a point that is ever granted: one in so many. */
  readonly partsPerPoint: number;
}

/** What a speed property adds to a hero's points, whatever the base speed. */
export interface BonusRow {
  /** Points every turn. */
  readonly always: number;
  /** Further points, k times in n. */
  readonly sometimes: number;
  readonly k: number;
  readonly n: number;
}

/** Speed becomes ⌊(times × speed + plus) / over⌋. */
export interface AdjustmentRow {
  /** The row holds for speeds from here up to the next row. */
  readonly from: number;
  readonly times: number;
  readonly plus: number;
  readonly over: number;
}

/** Something else that changes a speed or points p: ⌊(times × p + plus) / over⌋, k times in n. */
export interface AidRow {
  readonly name: string;
  readonly times: number;
  readonly plus: number;
  readonly over: number;
  /** No fewer than so many are left; absent: it may be any number. */
  readonly least?: number;
  readonly k: number;
  readonly n: number;
}

/** What else changes speeds, in the order in which it does. */
export interface AidRules {
  /** The hero's: of the form's speed, of the points, and of what a burden leaves. */
  readonly form: readonly AidRow[];
  readonly points: readonly AidRow[];
  readonly afterBurden: readonly AidRow[];
  /** A monster's: before and after slowness and haste. */
  readonly beforeAdjustment: readonly AidRow[];
  readonly afterAdjustment: readonly AidRow[];
  /** What speed properties add in place of the usual, while something holds. */
  readonly bonus: Readonly<Record<string, Readonly<Record<SpeedProperty, BonusRow>>>>;
}

/** What skill at riding changes. */
export interface RidingRules {
  /** Of the steed's speed, before it gallops. */
  readonly speed: Readonly<Record<RidingSkill, number>>;
  /** Of the points. */
  readonly points: Readonly<Record<RidingSkill, number>>;
  /** The least speed of a steed that is ridden; absent: none. */
  readonly least?: number;
}

/** The part of the points that a burden takes: times / over. */
export interface BurdenRow {
  readonly times: number;
  readonly over: number;
}

/** How much a hero can carry. Weights in NetHack's units. */
export interface CapacityRules {
  /** Weight per point of strength and of constitution. */
  readonly perPoint: number;
  /** Weight that anybody carries. */
  readonly base: number;
  readonly most: number;
  readonly least: number;
  /** The weight of a human body, by which other forms are measured. */
  readonly body: number;
  /** The size of a human body, by which forms without weight are measured. */
  readonly bodySize: number;
  /** Weight that each wounded leg takes away. */
  readonly perWoundedLeg: number;
  /** Burden levels for each capacity's worth of excess. */
  readonly levelsPerCapacity: number;
}

/** One pace of a gallop: speed becomes ⌊times × speed / over⌋. */
export interface GallopPace {
  readonly times: number;
  readonly over: number;
}

/** What a gallop does to a steed. */
export interface GallopRules {
  /** Each turn one of these, equally likely. */
  readonly paces: readonly GallopPace[];
  /** Fewest turns that a kick adds. */
  readonly leastTurns: number;
  /** How many numbers of turns, upwards from the fewest, are equally likely. */
  readonly spread: number;
}

/** The steps that rulesets do in different ways. */
export interface SpeedSteps {
  /** The points left of some, once a burden has taken its part. */
  readonly takeBurden: (points: number, row: BurdenRow) => number;
  /**
   * The points that a speed is worth at one turn boundary.
   * @param steed whether the hero rides it
   */
  readonly allot: (chance: Chance, rules: SpeedRules, speed: number, steed: boolean) => number;
  /** The points of a hero on foot, before burden. */
  readonly heroPoints: (chance: Chance, rules: SpeedRules, view: HeroSpeedView) => number;
  /** The points of a hero in the end, after burden. */
  readonly finish: (chance: Chance, view: HeroSpeedView, points: number) => number;
  /** Points left to an actor whose form becomes slower; a faster form leaves them alone. */
  readonly prorate: (movement: number, oldSpeed: number, newSpeed: number) => number;
  /** What it costs a monster to strike back; absent: it can't. @param move one move's points */
  readonly strikeBackPrice: (chance: Chance, movement: number, move: number) => number | undefined;
  /** Whether a rider has the steed's points. @param moved the hero's last action was a move */
  readonly steedCarries: (moved: boolean) => boolean;
  /** Whether a pass over the monsters was the last for now. Both in units of the clock. */
  readonly leavePasses: (heroMovement: number, move: number) => boolean;
  /** What becomes of an actor's total once a turn's points were added. */
  readonly debt: (total: number) => number;
  /** The burden that counts at a turn boundary: that before the monsters' passes, or that of now. */
  readonly boundaryBurden: (before: Encumbrance, now: Encumbrance) => Encumbrance;
}

/** The speed slot. */
export interface SpeedRules {
  readonly time: TimeRules;
  readonly bonus: Readonly<Record<SpeedProperty, BonusRow>>;
  /** Rows by rising `from`, the first from 0. */
  readonly adjustment: Readonly<Record<SpeedAdjustment, readonly AdjustmentRow[]>>;
  readonly burden: Readonly<Record<Encumbrance, BurdenRow>>;
  readonly capacity: CapacityRules;
  readonly gallop: GallopRules;
  readonly riding: RidingRules;
  /** A slowed hero's points, in place of the bonus; absent: nothing slows a hero like that. */
  readonly slowness?: BonusRow;
  readonly aids: AidRules;
  readonly quickness: QuicknessRules;
  readonly fighting: FightingRules;
  /** Sewage slows whoever stands in it; absent: there is none. */
  readonly sewage?: SewageRules;
  readonly steps: SpeedSteps;
}
