// The numbers by which new things are blessed, cursed, enchanted and charged.

/** `k` in `n`. */
export interface Odds {
  readonly k: number;
  readonly n: number;
}

/** The tables of `drawCondition`. */
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

/**
 * As NetHack makes things. Source: NetHack 3.6.7 src/mkobj.c (mksobj, blessorcurse), src/rnd.c (rne).
 * So of the weapons 1 in 11 is enchanted well, 1 in 11 badly and cursed; of potions and scrolls 1 in 8
 * is blessed and 1 in 8 cursed; of wands and books 1 in 34 each; food is always uncursed.
 */
export const GENERATION: GenerationRules = {
  blessedOrCursed: {
    weapon: 10,
    armour: 10,
    potion: 4,
    scroll: 4,
    spellbook: 17,
    wand: 17,
    ring: 3,
    amulet: 10,
    light: 5,
    plain: 0,
  },
  goodWeapon: { k: 1, n: 11 },
  badWeapon: { k: 1, n: 10 },
  goodArmour: { k: 1, n: 10 },
  prone: { k: 9, n: 10 },
  armourMishap: { k: 1, n: 11 },
  ringMishap: { k: 1, n: 9 },
  ring: {
    enchanted: { k: 9, n: 10 },
    bySign: { k: 9, n: 10 },
    smallPlus: 4,
    smallMinus: 3,
    cursedBelowZero: { k: 4, n: 5 },
  },
  size: { onceIn: 3, most: 5, mostBelowLevel: 15, levelsPerPoint: 3 },
};
