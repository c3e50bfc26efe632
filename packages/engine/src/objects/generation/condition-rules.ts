// Probabilities of beatitude, enchantment and charges of new items.

/** A probability of `k` in `n`. */
export interface Odds {
  readonly k: number;
  readonly n: number;
}

/** The tables of `drawCondition`. */
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

/**
 * NetHack's numbers. Source: NetHack 3.6.7 src/mkobj.c (mksobj, blessorcurse), src/rnd.c (rne). Of weapons 1
 * in 11 is well enchanted, and 1 in 11 badly and cursed; of potions and scrolls 1 in 8 is blessed and 1 in 8
 * cursed; of wands and books 1 in 34 each; food is always uncursed.
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
