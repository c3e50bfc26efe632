// Probabilities of beatitude, enchantment and charges of new items.

/** A probability of `k` in `n`. */
export interface Odds {
  readonly k: number;
  readonly n: number;
}

/** The tables of `drawCondition`, the rule of the room objects. */
export interface GenerationRules {
  /** Blessed or cursed with probability 1 in this number, each half of the time; 0: never. By class. */
  readonly blessedOrCursed: Readonly<Record<GeneratedClass, number>>;
  /** A weapon is well enchanted; half of those are blessed. */
  readonly goodWeapon: Odds;
  /** Otherwise it is badly enchanted and cursed. */
  readonly badWeapon: Odds;
  /** Armour that isn't a mishap is well enchanted; half of that is blessed. */
  readonly goodArmour: Odds;
  /** Armour, rings and amulets of a usually cursed kind are cursed. */
  readonly prone: Odds;
  /** Armour of other kinds is cursed and badly enchanted, in this share of `prone`. */
  readonly armourMishap: Odds;
  /** Rings of other kinds are cursed, in this share of `prone`. */
  readonly ringMishap: Odds;
  /** How the number of an enchantable ring is drawn. */
  readonly ring: {
    /** The number isn't the small one. */
    readonly enchanted: Odds;
    /** The number's sign follows the beatitude, if any. */
    readonly bySign: Odds;
    /** The small number is a uniform draw from 0…n−1 minus one from 0…m−1. */
    readonly smallPlus: number;
    readonly smallMinus: number;
    /** A ring with a negative number is cursed. */
    readonly cursedBelowZero: Odds;
  };
  readonly size: EnchantmentSize;
  /** A weapon or a piece of armour is proofed with probability 1 in this number. */
  readonly proofedOneIn: number;
  /** What the rules know no spell of is drawn again, up to this many times in all. */
  readonly draws: number;
}

/** The size of an enchantment: 1, plus 1 for each success in a row. */
interface EnchantmentSize {
  /** The probability of a success is 1 in this number. */
  readonly onceIn: number;
  /** The maximum below this hero level, and the levels per further point. */
  readonly most: number;
  readonly mostBelowLevel: number;
  readonly levelsPerPoint: number;
}

/** Classes with different generation rules. */
export type GeneratedClass =
  | 'weapon'
  | 'armour'
  | 'potion'
  | 'scroll'
  | 'spellbook'
  | 'wand'
  | 'ring'
  | 'amulet'
  | 'light'
  | 'plain';
