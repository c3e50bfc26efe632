// Numbers for hit points, mana and grace: their maxima, and the pace at which they come back.

/** A player's pools. */
export type PoolKind = 'hitPoints' | 'mana' | 'grace';

/** How fast a pool comes back. */
export interface PoolPace {
  /** Ticks between two points, before they are divided by the pace. */
  readonly rate: number;
  /** Added to the rate for each point of negative regeneration. */
  readonly slower: number;
  /** Points come back up to the maximum divided by this. */
  readonly limitOver: number;
  /** Armour makes it slower. */
  readonly underArmour: boolean;
  /** Each point costs food. */
  readonly hungry: boolean;
}

/** The recovery part of the spells slot. */
export interface RecoveryRules {
  readonly pools: Readonly<Record<PoolKind, PoolPace>>;
  /** Minimum pace. */
  readonly leastPace: number;
  /** Added to the pace. */
  readonly paceOffset: number;
  /** The pace under armour is multiplied by this and divided by the armour, at least this. */
  readonly plainArmour: number;
  /** Ticks by which rest shortens each wait, besides the tick itself. */
  readonly rest: number;
  /** Food that a point costs. */
  readonly food: number;
}

/** The shares of two attributes in a bonus. */
export interface BonusShares {
  readonly power: number;
  readonly other: number;
  readonly over: number;
}

/** The maxima part of the spells slot. */
export interface PoolRules {
  /** Hit points per level by constitution, 0…30. */
  readonly constitutionBonus: readonly number[];
  /** Mana or grace per level by power, intelligence or wisdom, 0…30. */
  readonly spellBonus: readonly number[];
  readonly manaShares: BonusShares;
  readonly graceShares: BonusShares;
  /** Levels that give points of their own. */
  readonly ownLevels: number;
  /** Points of each level beyond. */
  readonly laterPoints: number;
  /** Minimum points of a level. */
  readonly leastPoints: number;
  /** Maximum of a pool without a skill for it. */
  readonly unskilled: number;
  /** Armour of a player who wears nothing. */
  readonly bareArmour: number;
  readonly leastAttribute: number;
  readonly mostAttribute: number;
  /** Kinds of gear that count in full. */
  readonly counted: readonly string[];
  /** Kinds of gear of which attributes alone count. */
  readonly attributesOnly: readonly string[];
  /** The dice of a new level's points, and the points of the first level. */
  readonly levelDice: Readonly<Record<PoolKind, LevelDice>>;
}

/** Points of a level before bonuses. */
export interface LevelDice {
  readonly first: number;
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
}

/** The part of the slot that recovery reads. */
export interface RecoveringRules {
  readonly recovery: RecoveryRules;
}
