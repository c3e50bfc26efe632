// The numbers by which new things are blessed, cursed, enchanted and charged.

/** `k` in `n`. */
export interface Odds {
  readonly k: number;
  readonly n: number;
}

/** The tables of `drawCondition`, the rule of the room objects. */
export interface GenerationRules {
  /** Once in so many it is blessed or cursed, either as often; 0: never. By class. */
  readonly blessedOrCursed: Readonly<Record<GeneratedClass, number>>;
  /** A weapon has a good enchantment; of those half are blessed. */
  readonly goodWeapon: Odds;
  /** If not that, it has a bad enchantment and is cursed. */
  readonly badWeapon: Odds;
  /** Armour that is no mishap has a good enchantment; of those half are blessed. */
  readonly goodArmour: Odds;
  /** Kinds of armour, rings and amulets that are usually cursed are so `k` in `n`. */
  readonly prone: Odds;
  /** Armour of other kinds is cursed with a bad enchantment `k` in `n` of the prone share. */
  readonly armourMishap: Odds;
  /** Rings of other kinds are cursed `k` in `n` of the prone share. */
  readonly ringMishap: Odds;
  /** A ring that can be enchanted: how it comes to its number. */
  readonly ring: {
    /** It has a number other than the small one. */
    readonly enchanted: Odds;
    /** That number follows its beatitude, if it has one. */
    readonly bySign: Odds;
    /** The small number is one of 0…n−1 minus one of 0…m−1. */
    readonly smallPlus: number;
    readonly smallMinus: number;
    /** One with a number below 0 is cursed. */
    readonly cursedBelowZero: Odds;
  };
  readonly size: EnchantmentSize;
}

/** The size of an enchantment: 1, and one more as long as luck holds. */
interface EnchantmentSize {
  /** One more, once in so many. */
  readonly onceIn: number;
  /** The most below that hero level, and levels a point from there on. */
  readonly most: number;
  readonly mostBelowLevel: number;
  readonly levelsPerPoint: number;
}

/** Classes of things that are generated differently. */
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
