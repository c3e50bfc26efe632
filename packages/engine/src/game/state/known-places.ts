// The squares that a hero's spells know: where a recall takes him, where a town portal leads, and the squares that
// his portals of two casts have taken hold of.

import type { FarSquare } from '../../spells/index.ts';

/** The squares that a hero's spells know. Plain JSON; absent: none. */
export interface SeatWays {
  /** Where a recall takes him; absent: the arrival of his home. */
  readonly home?: FarSquare;
  /** Where a town portal of one cast leads. */
  readonly attuned?: FarSquare;
  /** The squares that spells have taken hold of, by the ids of the spells. */
  readonly marks?: Readonly<Record<string, FarSquare>>;
}

/** A hero who knows none. */
export const NO_WAYS: SeatWays = Object.freeze({});
