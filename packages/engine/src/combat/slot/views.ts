// What the rules of attack are told: plain records, made by whoever knows the fighters.

import type {
  CombatClass,
  CombatRace,
  ItemKind,
  LauncherKind,
  MonsterFlag,
  SlayFlag,
} from './names.ts';

/** What an item adds to combat. */
export interface Enchantment {
  /** To-hit points. */
  readonly toHit: number;
  /** Points of damage. */
  readonly toDam: number;
}

/** A melee weapon in hand, as far as blows and bonuses ask. */
export interface WieldedView extends Enchantment {
  readonly kind: ItemKind;
  /** Tenths of a pound. */
  readonly weight: number;
  readonly blessed: boolean;
}

/** A launcher in hand, as far as bonuses ask. */
export interface LauncherView extends Enchantment {
  readonly kind: LauncherKind;
  /** Tenths of a pound. */
  readonly weight: number;
}

/** A weapon as far as its damage asks. */
export interface WeaponView extends Enchantment {
  readonly kind: ItemKind;
  /** Number of dice; 0: none. */
  readonly dice: number;
  /** Sides of each die; 0: none. */
  readonly sides: number;
  /** Tenths of a pound. */
  readonly weight: number;
  /** Slays, executions and brands; other flags change nothing. */
  readonly flags: readonly SlayFlag[];
}

/** What the blows of an attack depend on. */
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

/** What a base skill depends on. */
export interface SkillView {
  readonly class: CombatClass;
  readonly race: CombatRace;
  /** Character level, 1…50. */
  readonly level: number;
}

/** What the to-hit and to-dam bonuses depend on. */
export interface BonusView {
  readonly class: CombatClass;
  /** Stat scale. */
  readonly strength: number;
  /** Stat scale. */
  readonly dexterity: number;
  /** Everything worn but melee weapon and launcher. */
  readonly equipment: readonly Enchantment[];
  /** Absent: bare hands. */
  readonly weapon?: WieldedView | undefined;
  readonly launcher?: LauncherView | undefined;
  /** Something worn other than the weapon is blessed. */
  readonly equipmentBlessed: boolean;
  /** The stun counter; 0: not stunned. */
  readonly stun: number;
  readonly bless: boolean;
  readonly heroism: boolean;
  readonly berserk: boolean;
}

/** A whole character about to strike. */
export interface AttackerView extends BonusView, SkillView {
  readonly class: CombatClass;
  readonly weapon?: (WieldedView & WeaponView) | undefined;
  /** Sum of the extra blows of everything worn; may be negative. */
  readonly extraBlows: number;
}

/** Whoever is struck at. */
export interface TargetView {
  /** 0 or more. */
  readonly armorClass: number;
  readonly monsterFlags: readonly MonsterFlag[];
  /** The attacker sees it. */
  readonly visible: boolean;
  /** Hit points left; absent: it can't die. */
  readonly hp?: number | undefined;
}

/** What the hit roll depends on. */
export interface HitView {
  /** Overall skill of the attack. */
  readonly skill: number;
  /** 0 or more. */
  readonly armorClass: number;
  readonly visible: boolean;
}

/** What the damage of a blow that has hit depends on. */
export interface BlowView {
  /** Absent: bare hands. */
  readonly weapon?: WeaponView | undefined;
  /** The character's own to-hit bonus, without the weapon's. */
  readonly characterToHit: number;
  /** The character's own to-dam bonus, without the weapon's. */
  readonly characterToDam: number;
  /** Character level, 1…50. */
  readonly level: number;
  readonly monsterFlags: readonly MonsterFlag[];
}

/** What the damage of an attack command depends on. */
export interface AttackView extends BlowView, TargetView {
  /** Base melee skill. */
  readonly baseSkill: number;
  /** Blows of the attack. */
  readonly blows: number;
}

/** The whole chain of a melee turn: who strikes at whom. */
export interface MeleeView {
  readonly attacker: AttackerView;
  readonly target: TargetView;
}
