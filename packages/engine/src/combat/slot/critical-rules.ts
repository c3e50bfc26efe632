// Critical hits in the combat slot: one table for blows, one for missiles.

/** The classes of critical hits. */
export type CriticalClass = 'good' | 'great' | 'superb' | 'greater' | 'utmost';

/** One class of critical hit. */
export interface CriticalRow {
  readonly class: CriticalClass;
  /** Lowest strength of the class, up to that of the next class. */
  readonly from: number;
  /** The damage becomes ⌊damage × times / over⌋ + plus. */
  readonly times: number;
  readonly over: number;
  readonly plus: number;
}

/** Probability and effect of critical hits. */
export interface CriticalRules {
  /** Power per point of to-hit bonus; the weight is added unscaled. */
  readonly powerPerToHit: number;
  /** Power per character level. */
  readonly powerPerLevel: number;
  /** A hit is critical with probability power / this. */
  readonly outOf: number;
  /** Strength of a critical hit: weight plus one die with this many sides. */
  readonly sides: number;
  /** Weakest first; the first class applies to everything below the second. */
  readonly classes: readonly CriticalRow[];
}
