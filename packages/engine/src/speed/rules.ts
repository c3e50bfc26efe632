// The speed slot of a ruleset: tables, numbers and named steps of the order of moves.

import type { Chance } from '../chance/index.ts';
import type { Encumbrance, RidingSkill, SpeedAdjustment, SpeedProperty } from './names.ts';
import type { FightingRules, QuicknessRules, SewageRules } from './source-rules.ts';
import type { HeroSpeedView } from './views.ts';

/** Units of time. */
export interface TimeRules {
  /** Movement points per move. */
  readonly pointsPerMove: number;
  /** The smallest fraction of a point granted is 1 / this number. */
  readonly partsPerPoint: number;
}

/** The bonus of a speed property to a hero's points; it doesn't depend on the base speed. */
export interface BonusRow {
  /** Points every turn. */
  readonly always: number;
  /** Further points, with probability k / n. */
  readonly sometimes: number;
  readonly k: number;
  readonly n: number;
}

/** The speed becomes ⌊(times × speed + plus) / over⌋. */
export interface AdjustmentRow {
  /** The lowest speed that the row applies to; it ends at the next row. */
  readonly from: number;
  readonly times: number;
  readonly plus: number;
  readonly over: number;
}

/** A further modifier of a speed or of points p: ⌊(times × p + plus) / over⌋ with probability k / n. */
export interface AidRow {
  readonly name: string;
  readonly times: number;
  readonly plus: number;
  readonly over: number;
  /** Minimum result; absent: no minimum. */
  readonly least?: number;
  readonly k: number;
  readonly n: number;
}

/** Further modifiers of speeds, in the order of application. */
export interface AidRules {
  /** The hero's: of the form's speed, of the points, and of the points after burden. */
  readonly form: readonly AidRow[];
  readonly points: readonly AidRow[];
  readonly afterBurden: readonly AidRow[];
  /** A monster's: before and after slowness and haste. */
  readonly beforeAdjustment: readonly AidRow[];
  readonly afterAdjustment: readonly AidRow[];
  /** Bonuses of speed properties that replace the usual ones while a condition holds. */
  readonly bonus: Readonly<Record<string, Readonly<Record<SpeedProperty, BonusRow>>>>;
}

/** Effects of riding skill. */
export interface RidingRules {
  /** On the steed's speed, before a gallop. */
  readonly speed: Readonly<Record<RidingSkill, number>>;
  /** On the points. */
  readonly points: Readonly<Record<RidingSkill, number>>;
  /** Minimum speed of a ridden steed; absent: none. */
  readonly least?: number;
}

/** The burden's share of the points: times / over. */
export interface BurdenRow {
  readonly times: number;
  readonly over: number;
}

/** Carrying capacity, in NetHack's units of weight. */
export interface CapacityRules {
  /** Weight per point of strength and of constitution. */
  readonly perPoint: number;
  /** Base weight. */
  readonly base: number;
  readonly most: number;
  readonly least: number;
  /** Weight of a human body, the reference for other forms. */
  readonly body: number;
  /** Size of a human body, the reference for forms without weight. */
  readonly bodySize: number;
  /** Deduction per wounded leg. */
  readonly perWoundedLeg: number;
  /** Burden levels per excess of one capacity. */
  readonly levelsPerCapacity: number;
}

/** One speed of a gallop: ⌊times × speed / over⌋. */
export interface GallopPace {
  readonly times: number;
  readonly over: number;
}

/** Effects of a gallop on a steed. */
export interface GallopRules {
  /** One of these, equally likely, each turn. */
  readonly paces: readonly GallopPace[];
  /** Minimum number of turns that a kick adds. */
  readonly leastTurns: number;
  /** Number of equally likely values from that minimum upwards. */
  readonly spread: number;
}

/** The steps that vary between rulesets. */
export interface SpeedSteps {
  /** The points left after a burden. */
  readonly takeBurden: (points: number, row: BurdenRow) => number;
  /**
   * The points for a speed at one turn boundary.
   * @param steed whether the hero rides it
   */
  readonly allot: (chance: Chance, rules: SpeedRules, speed: number, steed: boolean) => number;
  /** The points of a hero on foot, before burden. */
  readonly heroPoints: (chance: Chance, rules: SpeedRules, view: HeroSpeedView) => number;
  /** The final points of a hero, after burden. */
  readonly finish: (chance: Chance, view: HeroSpeedView, points: number) => number;
  /** Points kept by an actor whose form becomes slower. A faster form keeps them all. */
  readonly prorate: (movement: number, oldSpeed: number, newSpeed: number) => number;
  /** The price for a monster to strike back; absent: it can't. @param move points of one move */
  readonly strikeBackPrice: (chance: Chance, movement: number, move: number) => number | undefined;
  /** Whether a rider has the steed's points. @param moved the hero's last action was a move */
  readonly steedCarries: (moved: boolean) => boolean;
  /** Whether the passes over the monsters are finished. Both numbers are in units of the clock. */
  readonly leavePasses: (heroMovement: number, move: number) => boolean;
  /** An actor's total after a turn's points were added. */
  readonly debt: (total: number) => number;
  /** The burden that counts at a turn boundary: before the monsters' passes, or the present one. */
  readonly boundaryBurden: (before: Encumbrance, now: Encumbrance) => Encumbrance;
}

/** The speed slot. */
export interface SpeedRules {
  readonly time: TimeRules;
  readonly bonus: Readonly<Record<SpeedProperty, BonusRow>>;
  /** Rows by ascending `from`, the first from 0. */
  readonly adjustment: Readonly<Record<SpeedAdjustment, readonly AdjustmentRow[]>>;
  readonly burden: Readonly<Record<Encumbrance, BurdenRow>>;
  readonly capacity: CapacityRules;
  readonly gallop: GallopRules;
  readonly riding: RidingRules;
  /** A slowed hero's points, which replace the bonus; absent: heroes can't be slowed like that. */
  readonly slowness?: BonusRow;
  readonly aids: AidRules;
  readonly quickness: QuicknessRules;
  readonly fighting: FightingRules;
  /** Sewage slows creatures in it; absent: there is none. */
  readonly sewage?: SewageRules;
  readonly steps: SpeedSteps;
}
