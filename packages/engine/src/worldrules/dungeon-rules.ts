// The numbers of the dungeon: who lives there, how they wake, what doors, books, potions and touches do.

/** Turns: one of so many values from a least one. */
export interface TurnRange {
  readonly least: number;
  readonly values: number;
}

/** Turns: so many, and one die. */
export interface TurnDie {
  readonly least: number;
  readonly sides: number;
}

/** Turns by beatitude: one of so many values from a least one, which each step of beatitude changes. */
export interface PotionTurns extends TurnRange {
  readonly perSign: number;
}

/** What a new level holds, and who comes later. */
export interface DungeonRules {
  /** Things on the floor: so many and one die. */
  readonly things: { readonly sure: number; readonly sides: number };
  /** Of so many of those of whom there is but one, one lives somewhere … */
  readonly uniquesOneIn: number;
  /** … and may be so many levels above what the hero meets by chance. */
  readonly uniquesAbove: number;
  /** Of so many artifacts one lies somewhere. */
  readonly artifactsOneIn: number;
  /** Squares of water that carry swimmers, and how often they do. */
  readonly swimmers: { readonly squares: number; readonly oneIn: number };
  /** Each turn a monster comes once in so many. */
  readonly arrivesOneIn: number;
}

/** How many monsters are met together. */
export interface GroupRules {
  /** Groups on a new level: so many, more a level of depth, and one die. */
  readonly ofLevel: { readonly sure: number; readonly deeper: number; readonly sides: number };
  /** The die of a small and of a large group. */
  readonly small: number;
  readonly large: number;
  /** A kind that keeps little company has it once in so many. */
  readonly companyOneIn: number;
  /** The share of large groups among those of a kind that keeps much company. */
  readonly largeShare: { readonly times: number; readonly of: number };
}

/** Who sleeps, and what wakes them. */
export interface WakingRules {
  /** Of so many who live on a new level one sleeps. */
  readonly asleepOneIn: number;
  /** Of so many sleepers who might notice the hero one wakes, each turn. */
  readonly wakesOneIn: number;
  /** Of so many who can't move, an alarm rouses one. */
  readonly rousedOneIn: number;
}

/** What looking for hidden things finds. */
export interface SearchRules {
  /** Of so many hidden things beside the hero one is found, each turn. */
  readonly foundOneIn: number;
}

/** What doors withstand. */
export interface DoorRules {
  /** Faces of the die that a closed door rolls against strength. */
  readonly die: number;
  /** Faces of the die that a locked door rolls. */
  readonly forcedDie: number;
  /** Of so many of a monster's blows one breaks it. */
  readonly breaksOneIn: number;
}

/** What breaks. */
export interface BreakageRules {
  /** The share of missiles of monsters that hit and break; those that miss fall at the hero's feet. */
  readonly shotByMonsters: { readonly times: number; readonly of: number };
  /** Steps from where it stopped within which a missile that doesn't break comes to lie. */
  readonly landsWithin: number;
}

/** What a book that is too hard does to its reader. */
export interface BookRules {
  readonly blindness: TurnRange;
  readonly confusion: TurnRange;
  /** Points of strength, a die of hit points, and hit points for each point of strength that isn't there. */
  readonly poison: TurnRange & { readonly sides: number; readonly perMissing: number };
  /** Strength on the short scale never falls below this. */
  readonly weakest: number;
  /** The share of its price that a use of a book costs that isn't paid for, fractions cut off. */
  readonly fee: { readonly times: number; readonly over: number };
  /** Damage: so many times one die, and more. */
  readonly explosion: { readonly sides: number; readonly times: number; readonly more: number };
}

/** What potions and scrolls bring, and for how long. */
export interface PotionRules {
  readonly confusion: PotionTurns;
  readonly blindness: PotionTurns;
  readonly sleep: PotionTurns;
  /** Potions of heroism and of berserk strength. */
  readonly courage: TurnDie;
  /** Scrolls of blessing. */
  readonly blessing: TurnDie;
  /** Dice of a potion of vigour: cursed, plain, blessed; and their sides. */
  readonly vigourDice: readonly number[];
  readonly vigourSides: number;
}

/** How long fear lasts. */
export interface FearRules {
  /** Of a monster that something frightful puts to flight. */
  readonly fright: TurnRange;
  /** Of a hero whom a blow terrifies. */
  readonly terror: TurnDie;
  /** Turns of who loses heart by magic. */
  readonly byMagic: number;
}

/** What blows bring besides damage. */
export interface TouchRules {
  /** Once in so many, for one die of turns. */
  readonly paralysis: { readonly oneIn: number; readonly sides: number };
  /** Once in so many, for as many turns as the blow did damage. */
  readonly stunsOneIn: number;
  readonly confusesOneIn: number;
  readonly blindsOneIn: number;
  readonly poisonsOneIn: number;
}

/** What magic does where no document says how much. */
export interface MagicRules {
  /** Hit points that a hero loses who drains himself: dice. */
  readonly drained: { readonly count: number; readonly sides: number };
  /** Turns after which a spell without a rule of its own acts anew while it is maintained. */
  readonly actsAnewEvery: number;
  /** The mind of a monster that casts. */
  readonly monsterMind: { readonly intelligence: number; readonly wisdom: number };
  /** Energy of a monster for each level, and once more. */
  readonly monsterEnergy: number;
  /** Turns of a monster's second wind. */
  readonly secondWind: number;
  /** Turns that a confusing touch confuses. */
  readonly touchConfuses: number;
  /** Turns without magic of a hero who is cancelled. */
  readonly cancelled: TurnRange;
  /** Turns of astral eyesight. */
  readonly astralEyesight: TurnRange;
}

/** What rotten food does, each in turn once in so many, and for how long. */
export interface FoodRules {
  readonly confusesOneIn: number;
  readonly blindsOneIn: number;
  readonly faintsOneIn: number;
  /** Dice of turns. */
  readonly confusion: { readonly count: number; readonly sides: number };
  readonly blindness: { readonly count: number; readonly sides: number };
  /** The most turns of a faint. */
  readonly faint: number;
}

/** How often things are of an ego kind: `sure` + `perDepth` × depth in `outOf`. */
export interface EgoRules {
  readonly sure: number;
  readonly perDepth: number;
  readonly outOf: number;
}
