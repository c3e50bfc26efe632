// What the rules of shots and throws are told: plain records, made by whoever knows the fighters.

import type { CombatClass, ItemKind, LauncherKind, MonsterFlag } from './names.ts';
import type { BonusView, Enchantment, SkillView, TargetView, WeaponView } from './views.ts';

/** What the shots of a turn depend on. */
export interface ShotsView {
  readonly class: CombatClass;
  /** Character level, 1…50. */
  readonly level: number;
  /** Stat scale. */
  readonly strength: number;
  /** Absent: none in hand. Weight in tenths of a pound. */
  readonly launcher?: { readonly kind: LauncherKind; readonly weight: number } | undefined;
  /** Sum of the extra shots of everything worn; may be negative. */
  readonly extraShots: number;
  /** Sum of the extra might of everything worn; may be negative. */
  readonly extraMight: number;
}

/** A launcher as far as one shot asks. */
export interface DrawnLauncherView extends Enchantment {
  /** Factor of what its missiles do, extra might included. */
  readonly multiplier: number;
}

/** What the damage of a shot that has hit depends on. */
export interface ShotDamageView {
  readonly launcher: DrawnLauncherView;
  readonly missile: WeaponView;
  /** The character's own to-hit bonus, without launcher and missile. */
  readonly characterToHit: number;
  /** Character level, 1…50. */
  readonly level: number;
  readonly monsterFlags: readonly MonsterFlag[];
}

/** What decides whether a missile in flight hits what it meets. */
export interface MissileTargetView {
  /** Base missile skill. */
  readonly baseSkill: number;
  /** 0 or more. */
  readonly armorClass: number;
  readonly visible: boolean;
  /** Grids from the character, 0 or more. */
  readonly distance: number;
}

/** What one shot depends on. */
export interface ShotView extends ShotDamageView, MissileTargetView {}

/** What the damage of a thrown object that has hit depends on. */
export interface ThrowDamageView {
  /** Anything; what has no dice rolls nothing. */
  readonly object: WeaponView;
  /** The character's to-hit bonus, without the object's. */
  readonly characterToHit: number;
  /** Character level, 1…50. */
  readonly level: number;
  readonly monsterFlags: readonly MonsterFlag[];
}

/** What one throw depends on. */
export interface ThrowView extends ThrowDamageView, MissileTargetView {}

/** A whole character about to throw; melee weapon and launcher in hand weigh on the arm. */
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

/** The whole chain of a shot: who shoots what at whom. */
export interface MissileRoundView {
  /** With a launcher in hand. */
  readonly shooter: ShooterView;
  /** The rules don't ask whether the launcher fires it; `shots` says what it fires. */
  readonly missile: WeaponView;
  readonly target: TargetView;
  /** Grids between them, 0 or more. */
  readonly distance: number;
}

/** The whole chain of a throw: who throws what at whom. */
export interface ThrowRoundView {
  readonly thrower: ThrowerView;
  readonly object: WeaponView;
  readonly target: TargetView;
  /** Grids between them, 0 or more. */
  readonly distance: number;
}

/** What the breaking of a missile or thrown object depends on. */
export interface BreakageView {
  readonly kind: ItemKind;
  readonly artifact: boolean;
  /** A monster was in its way, hit or not. */
  readonly reachedMonster: boolean;
  readonly hit: boolean;
  readonly stoppedByWall: boolean;
  /** Grids it flew, 0 or more. */
  readonly distance: number;
}
