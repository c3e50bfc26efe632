// Preview of a hero before creation. Plain JSON.

import type { SpellPathView } from '../../game/index.ts';
import type { Explanation } from '../../odds/index.ts';
import type { Attribute, Rank } from '../../rulesets/index.ts';
import type { Expected } from './expected.ts';

/** The distribution of one attribute, in the notation of the hero's sheet: `18/10`. */
export interface AttributePreview {
  readonly name: Attribute;
  /** 19 heroes in 20 have at least this. */
  readonly low: string;
  /** The median. */
  readonly middle: string;
  /** 19 heroes in 20 have at most this. */
  readonly high: string;
  /** On the scale of the rules, where 18/10 is 28. */
  readonly expected: Expected;
}

/** The wielded weapon, or bare hands. */
export interface WeaponPreview {
  /** With its enchantment: `+1,+1 spear`; `bare hands` for none. */
  readonly name: string;
  /** Dice with bonus: `1d6+1`; empty for bare hands. */
  readonly damage: string;
  /** Blows per attack. */
  readonly blows: Expected;
  /** Damage of one attack against `armourClass`, misses included. */
  readonly dealt: Expected;
  /** Percentage of blows that hit `armourClass`. */
  readonly hitPercent: Expected;
  /** The reference armour class. */
  readonly armourClass: number;
}

/** The wielded launcher. */
export interface LauncherPreview {
  readonly name: string;
  /** Shots per turn. */
  readonly shots: Expected;
  /** Damage factor. */
  readonly multiplier: number;
}

/** A spell that the hero knows, or may know, at the start. */
export interface SpellAtStart {
  readonly name: string;
  /** Share of heroes who know it, 0…1. */
  readonly share: number;
  readonly about: string;
  readonly icon: string;
  readonly hue: string;
  /** 1…7. */
  readonly spellLevel: number;
  readonly school: string;
  readonly price: number;
  readonly pool: 'energy' | 'grace';
  /** Grace cost besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** The part of a price in energy that replaces grace, for a role without grace. */
  readonly forGrace: number;
  /** Failure chance in percent, with the starting kit. */
  readonly failPercent: Expected;
  /** Number of casts from a full pool. */
  readonly casts: Expected;
  /** The factors of the success chance for the typical hero: attribute, difficulty, hindrances. */
  readonly explanation: readonly Explanation[];
}

/** A skill: the starting level of every such hero, and the maximum. */
export interface SkillAtStart {
  readonly skill: string;
  readonly level: string;
  readonly most: string;
}

/** An item that the hero has, or may have, at the start. */
export interface KitPreview {
  /** Share of heroes who have it, 0…1. */
  readonly share: number;
  /** With article or number: `2 rations`. */
  readonly name: string;
  readonly icon: string;
  readonly hue: string;
  readonly place: 'in-hand' | 'in-quiver' | 'worn' | 'carried';
}

/** The whole preview. */
export interface HeroPreview {
  /** Ids of role and race. */
  readonly role: string;
  readonly race: string;
  readonly attributes: readonly AttributePreview[];
  readonly hitPoints: Expected;
  readonly energy: Expected;
  /** The pool for prayers; absent for roles without prayer. */
  readonly grace?: Expected;
  /** Ascending armour class of the worn items. */
  readonly armourClass: number;
  readonly weapon: WeaponPreview;
  /** Absent: no launcher. */
  readonly launcher?: LauncherPreview;
  /** Mean movement points per turn without a burden; 12 is one move. */
  readonly speed: number;
  /** Probability that the kit is a burden. */
  readonly burdened: number;
  /** The spell paths of role, race and worn items; empty: none. */
  readonly paths: readonly SpellPathView[];
  readonly spells: readonly SpellAtStart[];
  /** In the order of the role's row. */
  readonly skills: readonly SkillAtStart[];
  /** What the heroes of the role are called, and from which level on. */
  readonly ranks: readonly Rank[];
  readonly kit: readonly KitPreview[];
}
