// Inputs of the rules of shots and throws: plain records.

import type { CombatClass, ItemKind, LauncherKind, MonsterFlag } from './names.ts';
import type { BonusView, Enchantment, SkillView, TargetView, WeaponView } from './views.ts';

/** The facts that the shots of a turn depend on. */
export interface ShotsView {
  readonly class: CombatClass;
  /** Character level, 1…50. */
  readonly level: number;
  /** Stat scale. */
  readonly strength: number;
  /** Absent: no launcher wielded. Weight in tenths of a pound. */
  readonly launcher?: { readonly kind: LauncherKind; readonly weight: number } | undefined;
  /** Sum of the extra shots of everything worn; may be negative. */
  readonly extraShots: number;
  /** Sum of the extra might of everything worn; may be negative. */
  readonly extraMight: number;
}

/** The facts of a launcher that one shot depends on. */
export interface DrawnLauncherView extends Enchantment {
  /** Damage factor of its missiles, extra might included. */
  readonly multiplier: number;
}

/** The facts that the damage of a shot that has hit depends on. */
export interface ShotDamageView {
  readonly launcher: DrawnLauncherView;
  readonly missile: WeaponView;
  /** The character's own to-hit bonus, without launcher and missile. */
  readonly characterToHit: number;
  /** Character level, 1…50. */
  readonly level: number;
  readonly monsterFlags: readonly MonsterFlag[];
}

/** The facts that decide whether a missile in flight hits. */
export interface MissileTargetView {
  /** Base missile skill. */
  readonly baseSkill: number;
  /** 0 or more. */
  readonly armourClass: number;
  readonly visible: boolean;
  /** Grids from the character, 0 or more. */
  readonly distance: number;
}

/** The facts that one shot depends on. */
export interface ShotView extends ShotDamageView, MissileTargetView {}

/** The facts that the damage of a thrown object that has hit depends on. */
export interface ThrowDamageView {
  /** Any item; one without dice rolls none. */
  readonly object: WeaponView;
  /** The character's to-hit bonus, excluding the object's. */
  readonly characterToHit: number;
  /** Character level, 1…50. */
  readonly level: number;
  readonly monsterFlags: readonly MonsterFlag[];
}

/** The facts that one throw depends on. */
export interface ThrowView extends ThrowDamageView, MissileTargetView {}

/** A whole character about to throw. Melee weapon and launcher may be too heavy for him. */
export interface ThrowerView extends BonusView, SkillView {
  readonly class: CombatClass;
}

/** A whole character about to shoot. */
export interface ShooterView extends ThrowerView {
  /** Sum of the extra shots of everything worn; may be negative. */
  readonly extraShots: number;
  /** Sum of the extra might of everything worn; may be negative. */
  readonly extraMight: number;
}

/** A whole shot: shooter, missile and target. */
export interface MissileRoundView {
  /** With a wielded launcher. */
  readonly shooter: ShooterView;
  /** The rules don't check whether the launcher fires it; `shots` returns what it fires. */
  readonly missile: WeaponView;
  readonly target: TargetView;
  /** Grids between them, 0 or more. */
  readonly distance: number;
}

/** A whole throw: thrower, object and target. */
export interface ThrowRoundView {
  readonly thrower: ThrowerView;
  readonly object: WeaponView;
  readonly target: TargetView;
  /** Grids between them, 0 or more. */
  readonly distance: number;
}

/** The facts that the breakage of a missile or thrown object depends on. */
export interface BreakageView {
  readonly kind: ItemKind;
  readonly artifact: boolean;
  /** A monster was on its path, hit or not. */
  readonly reachedMonster: boolean;
  readonly hit: boolean;
  readonly stoppedByWall: boolean;
  /** Grids flown, 0 or more. */
  readonly distance: number;
}
