// The part of the combat slot about what flies: launchers, throws, and what breaks.

import type { CriticalRules } from './critical-rules.ts';
import type { AmmunitionKind, ItemKind, LauncherKind } from './names.ts';

/** What a kind of launcher is. */
export interface LauncherRow {
  /** Factor of what its missiles do. */
  readonly multiplier: number;
  /** The one kind of ammunition that it fires. */
  readonly ammunition: AmmunitionKind;
}

/** One more shot that a class learns. */
export interface ClassShotRow {
  /** The launcher has to fire this. */
  readonly ammunition: AmmunitionKind;
  /** The first character level with it. */
  readonly fromLevel: number;
}

/** How far a launcher carries. */
export interface FireRangeRules {
  /** Grids of a launcher of multiplier 0. */
  readonly grids: number;
  /** Grids for each point of the multiplier. */
  readonly perMultiplier: number;
}

/** How far an arm throws. */
export interface ThrowRangeRules {
  /** The most grids. */
  readonly most: number;
  /** Added to the strength that blows count. */
  readonly strengthAdded: number;
  /** Grids are strength × this / weight. */
  readonly factor: number;
  /** Lighter objects count as this heavy, in tenths of a pound. */
  readonly lightest: number;
}

/** The steps of missiles that rulesets do in different ways. */
export interface MissileSteps {
  /** The shots with a launcher too heavy for the arm. @param shots those of a lighter one */
  readonly heavyLauncherShots: (shots: number) => number;
  /**
   * The multiplier of a launcher too heavy for the arm.
   * @param multiplier that of a lighter one
   * @param base the multiplier of its kind
   */
  readonly heavyLauncherMultiplier: (multiplier: number, base: number) => number;
  /**
   * The to-hit points that make a shot critical.
   * @param bonus those of character and missile
   * @param launcher those of the launcher
   */
  readonly shotCriticalBonus: (bonus: number, launcher: number) => number;
  /** The to-hit points that a thrown object brings to the hit roll. @param toHit its own */
  readonly thrownToHit: (toHit: number) => number;
  /**
   * The to-hit points that a character throws with.
   * @param own without the launcher
   * @param withLauncher with that of the launcher in hand
   */
  readonly throwerToHit: (own: number, withLauncher: number) => number;
  /** Whether something can break at all. @param reachedMonster a monster was in its way */
  readonly mayBreak: (reachedMonster: boolean) => boolean;
  /**
   * The percent that break after a flight of so many grids.
   * @param percent by kind
   * @param struck it hit a monster or was stopped by a wall
   */
  readonly breakageAfter: (percent: number, struck: boolean, distance: number) => number;
}

/** What a ruleset says of missiles. */
export interface MissileRules {
  readonly launchers: Readonly<Record<LauncherKind, LauncherRow>>;
  readonly critical: CriticalRules;
  /** Energy of a turn, shared by its shots; a throw costs all of it. */
  readonly turnEnergy: number;
  readonly fireRange: FireRangeRules;
  readonly throwRange: ThrowRangeRules;
  /** Kinds of thrown object whose own to-hit and to-dam count. */
  readonly enchantedKinds: readonly ItemKind[];
  /** Percent of each kind that break. */
  readonly breakage: Readonly<Record<ItemKind, number>>;
  readonly steps: MissileSteps;
}
