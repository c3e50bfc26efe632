// The part of the combat slot about critical hits: one table for blows, one for missiles.

/** The classes of critical hits. */
export type CriticalClass = 'good' | 'great' | 'superb' | 'greater' | 'utmost';

/** One class of critical hit. */
export interface CriticalRow {
  readonly class: CriticalClass;
  /** The class holds for strengths from this up to the next class. */
  readonly from: number;
  /** Damage becomes ⌊damage × times / over⌋ + plus. */
  readonly times: number;
  readonly over: number;
  readonly plus: number;
}

/** When a hit is critical, and what it does then. */
export interface CriticalRules {
  /** Power per point of to-hit bonus; the weight adds as it stands. */
  readonly powerPerToHit: number;
  /** Power per character level. */
  readonly powerPerLevel: number;
  /** A hit is critical power times in this. */
  readonly outOf: number;
  /** Strength of a critical hit: weight + one die of so many sides. */
  readonly sides: number;
  /** Weakest first; the first holds for everything below the second. */
  readonly classes: readonly CriticalRow[];
}
