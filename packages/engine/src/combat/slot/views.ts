// Inputs of the attack rules: plain records.

import type {
  CombatClass,
  CombatRace,
  ItemKind,
  LauncherKind,
  MonsterFlag,
  SlayFlag,
} from './names.ts';

/** An item's combat bonuses. */
export interface Enchantment {
  /** To-hit points. */
  readonly toHit: number;
  /** Points of damage. */
  readonly toDam: number;
}

/** A wielded melee weapon, as far as blows and bonuses depend on it. */
export interface WieldedView extends Enchantment {
  readonly kind: ItemKind;
  /** Tenths of a pound. */
  readonly weight: number;
  readonly blessed: boolean;
}

/** A wielded launcher, as far as bonuses depend on it. */
export interface LauncherView extends Enchantment {
  readonly kind: LauncherKind;
  /** Tenths of a pound. */
  readonly weight: number;
}

/** A weapon, as far as damage depends on it. */
export interface WeaponView extends Enchantment {
  readonly kind: ItemKind;
  /** Number of dice; 0: none. */
  readonly dice: number;
  /** Sides of each die; 0: none. */
  readonly sides: number;
  /** Tenths of a pound. */
  readonly weight: number;
  /** Slays, executions and brands; other flags have no effect. */
  readonly flags: readonly SlayFlag[];
}

/** The facts that the number of blows depends on. */
export interface BlowsView {
  readonly class: CombatClass;
  /** Stat scale. */
  readonly strength: number;
  /** Stat scale. */
  readonly dexterity: number;
  /** Absent: bare hands. Weight in tenths of a pound. */
  readonly weapon?: { readonly weight: number } | undefined;
  /** Sum of the extra blows of everything worn; may be negative. */
  readonly extraBlows: number;
}

/** The facts that a base skill depends on. */
export interface SkillView {
  readonly class: CombatClass;
  readonly race: CombatRace;
  /** Character level, 1…50. */
  readonly level: number;
}

/** The facts that the to-hit and to-dam bonuses depend on. */
export interface BonusView {
  readonly class: CombatClass;
  /** Stat scale. */
  readonly strength: number;
  /** Stat scale. */
  readonly dexterity: number;
  /** All equipment except melee weapon and launcher. */
  readonly equipment: readonly Enchantment[];
  /** Absent: bare hands. */
  readonly weapon?: WieldedView | undefined;
  readonly launcher?: LauncherView | undefined;
  /** A worn item other than the weapon is blessed. */
  readonly equipmentBlessed: boolean;
  /** The stun counter; 0: not stunned. */
  readonly stun: number;
  readonly bless: boolean;
  readonly heroism: boolean;
  readonly berserk: boolean;
}

/** A blow with a part of the body: a bite, a claw. Its dice and what is added to them. */
export interface NaturalBlow {
  readonly dice: number;
  readonly sides: number;
  readonly toDam: number;
}

/** The attacks of the form that a character has taken. */
export interface NaturalAttack {
  /** Attacks with what is wielded, 0 or more: the first with all the blows of the character, each further one a blow more. */
  readonly armed: number;
  /** The blows of its body, struck after those. */
  readonly blows: readonly NaturalBlow[];
}

/** A whole character about to strike. */
export interface AttackerView extends BonusView, SkillView {
  readonly class: CombatClass;
  readonly weapon?: (WieldedView & WeaponView) | undefined;
  /** Brands of bare hands; absent: none. */
  readonly handFlags?: readonly SlayFlag[] | undefined;
  /** Sum of the extra blows of everything worn; may be negative. */
  readonly extraBlows: number;
  /** Absent: the character strikes in its own form. */
  readonly natural?: NaturalAttack | undefined;
}

/** The target of an attack. */
export interface TargetView {
  /** 0 or more. */
  readonly armourClass: number;
  readonly monsterFlags: readonly MonsterFlag[];
  /** The attacker sees it. */
  readonly visible: boolean;
  /** Hit points left; absent: it can't die. */
  readonly hp?: number | undefined;
}

/** The facts that the hit roll depends on. */
export interface HitView {
  /** Overall skill of the attack. */
  readonly skill: number;
  /** 0 or more. */
  readonly armourClass: number;
  readonly visible: boolean;
}

/** The facts that the damage of a blow that has hit depends on. */
export interface BlowView {
  /** Absent: bare hands. */
  readonly weapon?: WeaponView | undefined;
  /** Brands of bare hands; absent: none. */
  readonly handFlags?: readonly SlayFlag[] | undefined;
  /** The character's own to-hit bonus, excluding the weapon's. */
  readonly characterToHit: number;
  /** The character's own to-dam bonus, excluding the weapon's. */
  readonly characterToDam: number;
  /** Character level, 1…50. */
  readonly level: number;
  readonly monsterFlags: readonly MonsterFlag[];
}

/** The facts that the damage of an attack command depends on. */
export interface AttackView extends BlowView, TargetView {
  /** Base melee skill. */
  readonly baseSkill: number;
  /** Blows of the attack. */
  readonly blows: number;
  /** What a character in another form strikes with after these blows, in order; absent: it is in its own. */
  readonly further?: readonly AttackView[] | undefined;
}

/** A whole melee turn: attacker and target. */
export interface MeleeView {
  readonly attacker: AttackerView;
  readonly target: TargetView;
}
