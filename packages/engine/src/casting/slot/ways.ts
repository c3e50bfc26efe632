// Whose rules a part of casting goes by.

/**
 * `by-role`: the rules of this slot, which look at role, armour and memory. `by-object`: the rules of the slot
 * `spells`, which look at skill, wisdom and weight.
 */
type CastingWay = 'by-role' | 'by-object';

/** The way of each part of casting. */
export interface CastingWays {
  /** Checks, failure and payment of a cast, and the level at which a hero casts. */
  readonly attempt: CastingWay;
  /** Learning from books. */
  readonly books: CastingWay;
  /** What a bad scroll does to its reader. */
  readonly scrolls: CastingWay;
  /** Maxima and recovery of hit points, energy and grace. */
  readonly pools: CastingWay;
}
