// Missiles in the combat slot: launchers, throws and breakage.

import type { CriticalRules } from './critical-rules.ts';
import type { AmmunitionKind, ItemKind, LauncherKind } from './names.ts';

/** A kind of launcher. */
export interface LauncherRow {
  /** Damage factor of its missiles. */
  readonly multiplier: number;
  /** The one kind of ammunition that it fires. */
  readonly ammunition: AmmunitionKind;
}

/** An extra shot of a class. */
export interface ClassShotRow {
  /** The ammunition that the launcher must fire. */
  readonly ammunition: AmmunitionKind;
  /** The first character level with the extra shot. */
  readonly fromLevel: number;
}

/** Range of launchers. */
export interface FireRangeRules {
  /** Base range in grids. */
  readonly grids: number;
  /** Grids per point of the multiplier. */
  readonly perMultiplier: number;
}

/** Range of throws. */
export interface ThrowRangeRules {
  /** Maximum range in grids. */
  readonly most: number;
  /** Added to the adjusted strength for blows. */
  readonly strengthAdded: number;
  /** The range is strength × this / weight, in grids. */
  readonly factor: number;
  /** Minimum effective weight, in tenths of a pound. */
  readonly lightest: number;
}

/** The steps of missiles that vary between rulesets. */
export interface MissileSteps {
  /** The shots with a launcher that is too heavy. @param shots with a lighter one */
  readonly heavyLauncherShots: (shots: number) => number;
  /**
   * The multiplier of a launcher that is too heavy.
   * @param multiplier of a lighter one
   * @param base the multiplier of its kind
   */
  readonly heavyLauncherMultiplier: (multiplier: number, base: number) => number;
  /**
   * The to-hit bonus for a shot's critical hits.
   * @param bonus of character and missile
   * @param launcher of the launcher
   */
  readonly shotCriticalBonus: (bonus: number, launcher: number) => number;
  /** The to-hit bonus of a thrown object for the hit roll. @param toHit its own */
  readonly thrownToHit: (toHit: number) => number;
  /**
   * The character's to-hit bonus for throwing.
   * @param own without the launcher
   * @param withLauncher including the wielded launcher's
   */
  readonly throwerToHit: (own: number, withLauncher: number) => number;
  /** Whether a missile can break. @param reachedMonster a monster was on its path */
  readonly mayBreak: (reachedMonster: boolean) => boolean;
  /**
   * The breakage in percent after a flight.
   * @param percent by kind
   * @param struck it hit a monster or was stopped by a wall
   * @param distance of the flight in grids
   */
  readonly breakageAfter: (percent: number, struck: boolean, distance: number) => number;
}

/** Damage dice of a thrown object. */
export interface ThrownDice {
  readonly dice: number;
  readonly sides: number;
}

/** Missiles in a ruleset. */
export interface MissileRules {
  readonly launchers: Readonly<Record<LauncherKind, LauncherRow>>;
  readonly critical: CriticalRules;
  /** Energy of a turn, divided among its shots; a throw costs all of it. */
  readonly turnEnergy: number;
  readonly fireRange: FireRangeRules;
  readonly throwRange: ThrowRangeRules;
  /** Kinds of thrown objects whose own to-hit and to-dam apply. */
  readonly enchantedKinds: readonly ItemKind[];
  /** Breakage of each kind in percent. */
  readonly breakage: Readonly<Record<ItemKind, number>>;
  /** Damage dice of a thrown object that has none of its own; kinds that aren't listed do no damage. */
  readonly thrownDice: Readonly<Partial<Record<ItemKind, ThrownDice>>>;
  readonly steps: MissileSteps;
}
