// Numbers of the slot `spells` for spells that change matter.

/** Things turned to gold. */
export interface AlchemyRules {
  /** Percent of a thing's price that the gold is worth: at the spell's own level, and at most. */
  readonly leastPercent: number;
  readonly mostPercent: number;
  /** What percentages are parts of. */
  readonly whole: number;
  /** Money and gems yield their gold divided by this. */
  readonly moneyOver: number;
  /** A thing of any value leaves nothing with a probability of 1 in this number. */
  readonly nothingOneIn: number;
  /** Grams that a point of the spell's duration melts. */
  readonly gramsPerPoint: number;
  /** Archetypes of the nuggets. */
  readonly smallNugget: string;
  readonly largeNugget: string;
}

/** Things and creatures turned into others. */
export interface PolymorphRules {
  /** The spell works in this world. */
  readonly works: boolean;
  /** A creature of the caster's level times this is immune, and one of full resistance to magic. */
  readonly immuneFrom: number;
  readonly fullResistance: number;
  /** Percent of resistance to magic for a point of the save. */
  readonly resistancePerPoint: number;
  /** A thing melts with a probability of 1 in this number. */
  readonly meltsOneIn: number;
  /** The new thing is worth at most the old one's value times this. */
  readonly valueTimes: number;
  /** Of what lies above this value for each of this many levels, a part of this size counts. */
  readonly capPerStep: number;
  readonly levelsPerStep: number;
  readonly beyondOver: number;
  /** Things of a greater speed than this don't change: they are at work. */
  readonly stillUpTo: number;
  /** Attempts to make a thing within the cap. */
  readonly attempts: number;
  /** Piles of more pieces than this may shrink, by less than the pile divided by the next. */
  readonly shrinksAbove: number;
  readonly shrinksOver: number;
  /** Turns for which its picture is shown, and the picture's clock. */
  readonly pictureTurns: number;
  readonly pictureClock: number;
}

/** Spells that change matter. */
export interface MatterRules {
  readonly alchemy: AlchemyRules;
  readonly polymorph: PolymorphRules;
  /** An item cursed by a spell is no longer known in any part. */
  readonly curseConceals: boolean;
}
