// The charging slot of a ruleset: the numbers of wands and their charges.

/** How a last charge is wrested from an empty wand. */
export interface WrestRules {
  /** Once in so many tries. */
  readonly onceIn: number;
  /** The charges that the wand then has. */
  readonly leaves: number;
}

/** The charging slot. */
export interface ChargingRules {
  readonly wrest: WrestRules;
}
