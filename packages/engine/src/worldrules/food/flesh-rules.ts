// The numbers of bodies as food. NetHack 3.6.7 src/mon.c (corpse_chance, make_corpse), src/eat.c (eatcorpse),
// src/apply.c (use_tinning_kit).

/** Bodies of monsters, and tins of them. */
export interface FleshRules {
  /** A body is left with probability 1 in `oneIn`, one more for rare and one more for small kinds; always by big ones. */
  readonly left: {
    readonly oneIn: number;
    /** Kinds of a lower frequency are rare. */
    readonly rareBelow: number;
    /** Grams below which a kind is small, and from which it is big. */
    readonly smallBelow: number;
    readonly bigFrom: number;
  };
  /** Nutrition is the weight in grams divided by `gramsPerPoint`, within the bounds. */
  readonly nutrition: {
    readonly gramsPerPoint: number;
    readonly least: number;
    readonly most: number;
  };
  /** Moves of a meal: `least`, and one more per this many grams. */
  readonly time: { readonly least: number; readonly gramsPerMove: number };
  /** Turns after which a body is gone, and between two looks for such bodies. */
  readonly gone: number;
  readonly looksEvery: number;
  readonly rot: {
    /** A step of rot takes `least` turns plus a draw from 0 … spread − 1. */
    readonly least: number;
    readonly spread: number;
    /** Steps that a blessing takes off and a curse adds. */
    readonly favour: number;
    /** Above this many steps it is tainted; above this many it may make ill. */
    readonly tainted: number;
    readonly ill: number;
    readonly stillGoodOneIn: number;
    /** Sides of the die of damage of what makes ill. */
    readonly illness: number;
    readonly tastesBadOneIn: number;
  };
  readonly poison: {
    readonly sparesOneIn: number;
    readonly weakness: number;
    readonly damage: number;
  };
  /** Sides of the die of acid. */
  readonly acid: number;
  /** A gift comes when the level is above a draw from 0 … this − 1. */
  readonly giftOf: number;
  /** Nutrition and weight in grams of a tin. */
  readonly tin: { readonly nutrition: number; readonly weight: number };
}
