// Numbers for carriers of spells: scrolls, books, wands, rods.

/** Generation of beatitude for a class of carriers. */
export interface CarrierBeatitude {
  /** Percentage cursed or damned, unless only good ones are wanted. */
  readonly bad: number;
  /** Percentage of the rest that is blessed. */
  readonly blessed: number;
}

/** Numbers of an explosion, from two rolls of the drinker's level. */
interface CursedPotionRules {
  /** Damage: this, plus the first roll divided by `damageOver`. */
  readonly leastDamage: number;
  readonly damageOver: number;
  /** Radius in squares: this, plus the second roll divided by `radiusOver`. */
  readonly leastRadius: number;
  readonly radiusOver: number;
  /** In ticks. */
  readonly duration: number;
}

/** The carriers part of the spells slot. */
export interface CarrierRules {
  /** Levels that one step of difficulty may add, for a spell that doesn't grow. */
  readonly plainStep: number;
  readonly highestLevel: number;
  /** Added to both levels in a price, which keeps high levels of low spells cheap. */
  readonly priceOffset: number;
  /** A scroll's value is divided by this for its experience. */
  readonly scrollExperience: number;
  readonly scroll: CarrierBeatitude;
  readonly spellbook: CarrierBeatitude;
  readonly potion: CarrierBeatitude;
  /** The explosion of a cursed potion with a spell in it; absent: it releases its spell all the same. */
  readonly cursedPotion?: CursedPotionRules | undefined;
  /** A bad carrier is damned with probability 1 in this number. */
  readonly damnedOnceIn: number;
  /** Minimum number of casts of a full rod. */
  readonly leastRodCasts: number;
  /** Energy that a rod regains per activation. @param maxhp energy when full */
  readonly rodGain: (maxhp: number) => number;
  /** Probability of learning a spell from a book in percent, by attribute, 0…30. */
  readonly learnSpell: readonly number[];
  /** Reading books. */
  readonly reading: {
    /** Levels that a blessed book adds to the reader's. */
    readonly blessed: number;
    /** A spell may be this many levels above the reading level. */
    readonly above: number;
    /** How often a damned book takes its spell from a reader who knows it. */
    readonly forgets: { readonly times: number; readonly over: number };
  };
  /** Points of the roll for each reading level. */
  readonly readLevelPoints: number;
}
