// What is said of a hero before there is one. Plain JSON.

import type { Explanation } from '../../odds/index.ts';
import type { Attribute } from '../../rulesets/index.ts';
import type { Expected } from './expected.ts';

/** How one attribute falls; words as the hero's sheet prints them: `18/10`. */
export interface AttributePreview {
  readonly name: Attribute;
  /** All but one hero in twenty have this or more. */
  readonly low: string;
  /** Half of all heroes have this or more, half this or less. */
  readonly middle: string;
  /** All but one hero in twenty have this or less. */
  readonly high: string;
  /** On the scale of the rules, where 18/10 is 28. */
  readonly expected: Expected;
}

/** The weapon in hand, or none. */
export interface WeaponPreview {
  /** With its enchantment: `+1,+1 spear`; `bare hands` for none. */
  readonly name: string;
  /** Dice and what is added to them: `1d6+1`; empty for bare hands. */
  readonly damage: string;
  /** Blows of one attack. */
  readonly blows: Expected;
  /** Damage of one attack, misses included, at `armourClass`. */
  readonly dealt: Expected;
  /** Percent of blows that hit `armourClass`. */
  readonly hitPercent: Expected;
  /** The armour that it is measured against. */
  readonly armourClass: number;
}

/** The launcher in hand. */
export interface LauncherPreview {
  readonly name: string;
  /** Shots of one turn. */
  readonly shots: Expected;
  /** Factor of what a missile does. */
  readonly multiplier: number;
}

/** A spell that the hero knows from the start, or may know. */
export interface SpellAtStart {
  readonly name: string;
  /** Share of heroes who know it, 0…1; 1: all do. */
  readonly share: number;
  readonly about: string;
  readonly icon: string;
  readonly hue: string;
  /** 1…7. */
  readonly spellLevel: number;
  readonly school: string;
  readonly price: number;
  readonly pool: 'energy' | 'grace';
  /** Grace that it takes besides a price in energy; 0: none. */
  readonly andGrace: number;
  /** How much of a price in energy stands for grace, because the role has none. */
  readonly forGrace: number;
  /** Percent of casts that fail, in the kit that one begins with. */
  readonly failPercent: Expected;
  /** Casts that the pool allows before it is empty. */
  readonly casts: Expected;
  /** What makes up the chance of the usual hero: attribute, difficulty, what hampers. */
  readonly explanation: readonly Explanation[];
}

/** A skill, where it begins for every such hero, and how far it goes. */
export interface SkillAtStart {
  readonly skill: string;
  readonly level: string;
  readonly most: string;
}

/** Something that the hero brings, or may bring. */
export interface KitPreview {
  /** Share of heroes who bring it, 0…1. */
  readonly share: number;
  /** With article or number: `2 rations`. */
  readonly name: string;
  readonly icon: string;
  readonly hue: string;
  readonly place: 'in-hand' | 'in-quiver' | 'worn' | 'carried';
}

/** Everything. */
export interface HeroPreview {
  /** Ids of role and race. */
  readonly role: string;
  readonly race: string;
  readonly attributes: readonly AttributePreview[];
  readonly hitPoints: Expected;
  readonly energy: Expected;
  /** What prayers cost; absent for roles that don't pray. */
  readonly grace?: Expected;
  /** Ascending, of what is worn. */
  readonly armourClass: number;
  readonly weapon: WeaponPreview;
  /** Absent: none in hand. */
  readonly launcher?: LauncherPreview;
  /** Movement points a turn on average, without a burden; 12 is one move. */
  readonly speed: number;
  /** Probability that the kit is too heavy for an easy walk. */
  readonly burdened: number;
  readonly spells: readonly SpellAtStart[];
  /** In the order of the role's row. */
  readonly skills: readonly SkillAtStart[];
  readonly kit: readonly KitPreview[];
}
