// Numbers for runes and traps: noticing, disarming and generation.

/** Noticing a hidden rune or trap. */
export interface NoticeRules {
  /** A hiding value at which it is always noticed. */
  readonly plainHiding: number;
  /** Percent of difficulty for each level and each point of hiding. */
  readonly percentPerLevel: number;
  /** Squares around a creature in which it may notice runes. */
  readonly within: number;
  /** Bounds of the difficulty in percent. */
  readonly leastPercent: number;
  readonly mostPercent: number;
}

/** Disarming a rune or trap. */
export interface DisarmRules {
  /** Added to the difference of levels before dexterity is subtracted. */
  readonly base: number;
  /** Points of dexterity that count as one level. */
  readonly dexterityPerLevel: number;
  /** It succeeds with probability 1 in this many: bounds of that number. */
  readonly leastOneIn: number;
  readonly mostOneIn: number;
  /** Subtracted from skill and dexterity for the number that decides whether a failure sets it off. */
  readonly riskBase: number;
  /** A failure sets it off with probability 1 in at least this many. */
  readonly leastRiskOneIn: number;
}

/** Generation of traps on a map of some difficulty. */
export interface TrapMakingRules {
  /** Numbers from 0 to below the difficulty that are added up for the level, and again for the hiding value. */
  readonly dice: number;
  readonly leastLevel: number;
  /** Highest value of the other part of the hiding value. */
  readonly mostHiding: number;
  /** Highest damage for each point of difficulty. */
  readonly mostDamagePerLevel: number;
  /** Lowest strength of poison. */
  readonly leastPoison: number;
  /** Damage of a trap that kills. */
  readonly deadly: number;
}

/** Rules of a rune's life. */
export interface RuneLifeRules {
  /** The reach of a rune without a spell, in squares. */
  readonly reach: number;
  /** Turns for which the mark of a spent rune remains. */
  readonly fadesAfter: number;
  /** Speed of the mark of a trap that had no clock. */
  readonly markSpeed: number;
  /** Turns of its clock for which a rune that shows itself stays visible beyond the first. */
  readonly shownFor: number;
  /** Detection of magic divides a magical rune's hiding value by this. */
  readonly magicSightOver: number;
  /** The archetype of the effect that shows where a rune goes off; there need not be one of that name. */
  readonly flash: string;
  /** The archetype of a written rune that holds any spell. */
  readonly plain: readonly string[];
  /** A written rune's hiding value is its level divided by this. */
  readonly levelsPerHiding: number;
}

/** The runes and traps part of the spells slot. */
export interface TrapRules {
  readonly notice: NoticeRules;
  readonly disarm: DisarmRules;
  readonly making: TrapMakingRules;
  readonly life: RuneLifeRules;
}
