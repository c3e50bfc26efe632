// Numbers of the dungeon: population, waking, doors, books, potions, touches.

import type { FleshRules } from './food/flesh-rules.ts';

/** A duration in turns, uniform over `least`, `least` + 1, …, `least` + `values` − 1. */
export interface TurnRange {
  readonly least: number;
  readonly values: number;
}

/** A duration in turns: `least` plus one die. */
export interface TurnDie {
  readonly least: number;
  readonly sides: number;
}

/**
 * A duration in turns, uniform as TurnRange. Each step of beatitude (cursed −1, blessed +1) adds `perSign`.
 */
export interface PotionTurns extends TurnRange {
  readonly perSign: number;
}

/** Contents of a new level, and later arrivals. */
export interface DungeonRules {
  /** Number of items on the floor: `sure` plus one die. */
  readonly things: { readonly sure: number; readonly sides: number };
  /** A unique exists in this game with probability 1 in this number. */
  readonly uniquesOneIn: number;
  /** Levels by which a unique may exceed the hardest random monster of its depth. */
  readonly uniquesAbove: number;
  /** An artifact exists in this game with probability 1 in this number. */
  readonly artifactsOneIn: number;
  /** A level with at least `squares` squares of water has swimmers with probability 1 in `oneIn`. */
  readonly swimmers: { readonly squares: number; readonly oneIn: number };
  /** A monster arrives each turn with probability 1 in this number. */
  readonly arrivesOneIn: number;
}

/** Sizes of monster groups. */
export interface GroupRules {
  /** Groups on a new level: `sure` + `deeper` × depth, at most `most`, + one die. */
  readonly ofLevel: {
    readonly sure: number;
    readonly deeper: number;
    readonly most: number;
    readonly sides: number;
  };
  /** Sides of the die for the size of a small group, and of a large one. */
  readonly small: number;
  readonly large: number;
  /** A kind with little company has any with probability 1 in this number. */
  readonly companyOneIn: number;
  /** The share of large groups for a kind with much company: `times` / `of`. */
  readonly largeShare: { readonly times: number; readonly of: number };
}

/** Sleep and waking. */
export interface WakingRules {
  /** A monster on a new level is asleep with probability 1 in this number. */
  readonly asleepOneIn: number;
  /** A sleeper that could notice the hero wakes each turn with probability 1 in this number. */
  readonly wakesOneIn: number;
  /** An alarm rouses a helpless monster with probability 1 in this number. */
  readonly rousedOneIn: number;
  /** In darkness a monster sees a square less far for each of this many points of the level's darkness. */
  readonly darknessPerSquare: number;
}

/** Searching. */
export interface SearchRules {
  /** Each hidden door or trap next to the hero is found each turn with probability 1 in this number. */
  readonly foundOneIn: number;
}

/** Strength of doors. */
export interface DoorRules {
  /** Sides of the die that a closed door rolls against strength. */
  readonly die: number;
  /** Sides of the die that a locked door rolls against strength. */
  readonly forcedDie: number;
  /** A monster's blow breaks a door with probability 1 in this number. */
  readonly breaksOneIn: number;
}

/** Breakage of missiles. */
export interface BreakageRules {
  /**
   * The share of monsters' missiles that break when they hit: `times` / `of`. Misses land at the hero's feet.
   */
  readonly shotByMonsters: { readonly times: number; readonly of: number };
  /** Steps from where it stopped within which a missile that doesn't break comes to lie. */
  readonly landsWithin: number;
}

/** Effects of a failed attempt to read a book. */
export interface BookRules {
  readonly blindness: TurnRange;
  readonly confusion: TurnRange;
  /**
   * Strength lost (`least`, `values`), a die of hit points, and hit points lost for each point below the
   * least strength.
   */
  readonly poison: TurnRange & { readonly sides: number; readonly perMissing: number };
  /** The least strength, on the short scale. */
  readonly weakest: number;
  /** Damage: one die × `times` + `more`. */
  readonly explosion: { readonly sides: number; readonly times: number; readonly more: number };
}

/** Durations and sizes of potion and scroll effects. */
export interface PotionRules {
  readonly confusion: PotionTurns;
  readonly blindness: PotionTurns;
  readonly sleep: PotionTurns;
  /** Potions of heroism and of berserk strength. */
  readonly courage: TurnDie;
  /** Scrolls of blessing. */
  readonly blessing: TurnDie;
  /** Number of dice of a potion of vigour when cursed, uncursed and blessed; and their sides. */
  readonly vigourDice: readonly number[];
  readonly vigourSides: number;
}

/** Durations of fear. */
export interface FearRules {
  /** Of a frightened monster. */
  readonly fright: TurnRange;
  /** A blow that hits terrifies a hero with probability 1 in this number. */
  readonly terrifiesOneIn: number;
  /** Of a hero terrified by a blow. */
  readonly terror: TurnDie;
  /** Of magical fear, in turns. */
  readonly byMagic: number;
}

/** Side effects of blows. */
export interface TouchRules {
  /** Probability 1 in `oneIn`; lasts one die of turns. */
  readonly paralysis: { readonly oneIn: number; readonly sides: number };
  /** Probability 1 in this number; lasts as many turns as the blow did damage. */
  readonly stunsOneIn: number;
  readonly confusesOneIn: number;
  readonly blindsOneIn: number;
  readonly poisonsOneIn: number;
}

/** Numbers for spells that no source document gives. */
export interface MagicRules {
  /** Dice of the hit points lost by a hero who drains himself. */
  readonly drained: { readonly count: number; readonly sides: number };
  /** Interval in turns at which a maintained spell acts again, unless it has a rule of its own. */
  readonly actsAnewEvery: number;
  /** Intelligence and wisdom of a monster that casts. */
  readonly monsterMind: { readonly intelligence: number; readonly wisdom: number };
  /** Energy of a monster per (level + 1). */
  readonly monsterEnergy: number;
  /**
   * Hundredths of energy that a monster regains a turn for each level and one more, where monsters cast for free and
   * only magic takes their energy.
   */
  readonly monsterEnergyBack: number;
  /** Duration of a monster's second wind, in turns. */
  readonly secondWind: number;
  /** Duration of the confusion from a confusing touch, in turns. */
  readonly touchConfuses: number;
  /** Turns without magic for a cancelled hero. */
  readonly cancelled: TurnRange;
  /** Duration of astral eyesight, in turns. */
  readonly astralEyesight: TurnRange;
  /** Its range through walls, in squares. */
  readonly astralRange: number;
  /** The greatest value, in coins, of missiles that a spell makes of nothing. */
  readonly mostMissileValue: number;
}

/** Effects of rotten food, tried in turn, each with probability 1 in its number; and their durations. */
export interface FoodRules {
  readonly confusesOneIn: number;
  readonly blindsOneIn: number;
  readonly faintsOneIn: number;
  /** Dice of the duration, in turns. */
  readonly confusion: { readonly count: number; readonly sides: number };
  readonly blindness: { readonly count: number; readonly sides: number };
  /** The longest faint, in turns. */
  readonly faint: number;
  readonly flesh: FleshRules;
}

/** Probability that an item is of an ego kind: (`sure` + `perDepth` × depth, at most `most`) / `outOf`. */
export interface EgoRules {
  readonly sure: number;
  readonly perDepth: number;
  readonly most: number;
  readonly outOf: number;
}
