// Distributions for plotting, and one weapon against one target. Plain JSON.

/** A distribution for plotting: [value, probability], ascending. */
export type Plot = readonly (readonly [number, number])[];

/** Number of attacks or moves to kill. */
export interface TurnsOdds {
  /** Absent: it may never happen. */
  readonly mean?: number;
  /** Quantiles: the smallest number that suffices with this probability; absent: none. */
  readonly tenth?: number;
  readonly half?: number;
  readonly nineTenths?: number;
  /** [number, probability], from 1; the remainder lies beyond the last. */
  readonly plot: Plot;
}

/** One weapon against one target. */
export interface WeaponOdds {
  /** Its id; 0: bare hands. */
  readonly item: number;
  readonly name: string;
  readonly wielded: boolean;
  /** Mean number of blows per attack; an integer unless the weapon has unread runes. */
  readonly blows: number;
  /** Extra blows from all equipment, as far as known. */
  readonly extraBlows: number;
  /** It is too heavy for the hero: one blow, with a to-hit penalty. */
  readonly heavy: boolean;
  /** To-hit penalty for its weight. */
  readonly heavyPenalty: number;
  /** The probability that one blow hits. */
  readonly hitChance: number;
  /** Damage of one blow that hits, and of a whole attack. */
  readonly blowDamage: Plot;
  readonly meanBlowDamage: number;
  readonly damage: Plot;
  readonly meanDamage: number;
  readonly killChance: number;
  readonly turns: TurnsOdds;
  /** One of its numbers is a guess. */
  readonly guess: boolean;
}
