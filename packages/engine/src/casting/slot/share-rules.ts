// A part of a number, as the tables of casting write it.

/** A share of a number: ⌊number × times / over⌋, the fraction dropped. */
export interface Share {
  readonly times: number;
  readonly over: number;
}

/** Equal dice, to be added up. */
export interface DiceRow {
  readonly count: number;
  readonly sides: number;
}
