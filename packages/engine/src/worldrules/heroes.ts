// What a hero is made of: roles and races, a row each.

import type { CastingSkill } from '../casting/index.ts';

/** The six attributes. Strength and dexterity are on Angband's scale, the others 3…25. */
export type Attribute =
  | 'strength'
  | 'intelligence'
  | 'wisdom'
  | 'dexterity'
  | 'constitution'
  | 'charisma';

/** Growth of hit points or energy: a sure part and the sides of one die, 0 for none. */
export interface Growth {
  readonly sure: number;
  readonly sides: number;
}

/** What a role or a race gives at the first level, below its middle level, and from there on. */
export interface GrowthRow {
  readonly first: Growth;
  readonly low: Growth;
  readonly high: Growth;
}

/** Bare hands that strike like a weapon. */
export interface MartialArtsRow {
  readonly dice: { readonly count: number; readonly sides: number };
  /** Tenths of a pound, as blows and critical hits see them. */
  readonly weight: number;
  /** Points that each blow adds, and one more every so many levels of the hero; 0: never more. */
  readonly sure: number;
  readonly levels: number;
  /** Only without body armour and shield. */
  readonly lightly: boolean;
}

/** A role of the game. */
export interface RoleRow {
  readonly title: string;
  readonly about: string;
  /** The Angband class as which it fights. */
  readonly combatClass: string;
  /** Least attributes, in the order of ATTRIBUTES. */
  readonly attributes: readonly number[];
  /** How the points left are spread, in parts of 100. */
  readonly spread: readonly number[];
  /** The attributes that every fifth level raises. */
  readonly primary: readonly [Attribute, Attribute];
  readonly hitPoints: GrowthRow;
  readonly energy: GrowthRow;
  /** The part of the energy of a new level that the role keeps. */
  readonly energyShare: { readonly times: number; readonly over: number };
  /** It has grace besides energy. */
  readonly prays: boolean;
  /** The level on which growth becomes `high`. */
  readonly middleLevel: number;
  /** The most that it reaches in weapons and schools; what isn't named is restricted. */
  readonly skills: Readonly<Record<string, CastingSkill>>;
  /** Skills in which it begins at basic, besides those of the weapons and spells of its kit. */
  readonly basics: readonly string[];
  /** The skill whose launchers and ammunition are the role's own; empty for none. */
  readonly ownLauncher: string;
  /** How it strikes with nothing in hand; absent: like anybody. */
  readonly martialArts?: MartialArtsRow;
}

/** A race of the game. */
export interface RaceRow {
  readonly title: string;
  readonly about: string;
  /** Its id in the combat slot. */
  readonly combatRace: string;
  readonly hitPoints: GrowthRow;
  readonly energy: GrowthRow;
}

/** The attributes, in the order of NetHack's tables. */
export const ATTRIBUTES = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
] as const satisfies readonly Attribute[];
