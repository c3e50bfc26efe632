// Fractions and dice in the tables of casting.

/** A share of a number: ⌊number × times / over⌋. */
export interface Share {
  readonly times: number;
  readonly over: number;
}

/** The sum of equal dice. */
export interface DiceRow {
  readonly count: number;
  readonly sides: number;
}
