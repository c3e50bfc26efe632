// Rows of roles and races.

import type { CastingSkill } from '../casting/index.ts';
import type { SpellPath } from '../spellcraft/index.ts';

/** The attributes, in the order of NetHack's tables. */
export const ATTRIBUTES = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
] as const;

/** One of the six attributes. Strength and dexterity are on Angband's scale, the others 3…25. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** Spell paths by name. An absent list is empty. */
export interface PathNames {
  readonly attuned?: readonly SpellPath[];
  readonly repelled?: readonly SpellPath[];
  readonly denied?: readonly SpellPath[];
}

/** Growth of hit points or energy: a fixed part and the sides of one die (0 for no die). */
export interface Growth {
  readonly sure: number;
  readonly sides: number;
}

/** Growth of a role or race: at the first level, below its middle level, and from there on. */
export interface GrowthRow {
  readonly first: Growth;
  readonly low: Growth;
  readonly high: Growth;
}

/** Unarmed strikes that count as weapon blows. */
export interface MartialArtsRow {
  readonly dice: { readonly count: number; readonly sides: number };
  /** Weight for blows and critical hits, in tenths of a pound. */
  readonly weight: number;
  /** Damage bonus of each blow: `sure`, plus 1 for each `levels` levels of the hero; 0 for no growth. */
  readonly sure: number;
  readonly levels: number;
  /** Only without body armour and shield. */
  readonly lightly: boolean;
}

/** A playable role. */
export interface RoleRow {
  readonly title: string;
  readonly about: string;
  /** What its heroes are called as they rise: a word for each rank of the levels. */
  readonly ranks: readonly string[];
  /** The Angband class whose combat rows it uses. */
  readonly combatClass: string;
  /** Minimum attributes, in the order of ATTRIBUTES. */
  readonly attributes: readonly number[];
  /** Distribution of the remaining points, in percent. */
  readonly spread: readonly number[];
  /** The attributes raised every fifth level. */
  readonly primary: readonly [Attribute, Attribute];
  readonly hitPoints: GrowthRow;
  readonly energy: GrowthRow;
  /** The share of a level's energy gain that the role keeps. */
  readonly energyShare: { readonly times: number; readonly over: number };
  /** Has grace besides energy. */
  readonly prays: boolean;
  /** The level from which growth is `high`. */
  readonly middleLevel: number;
  /** Highest reachable skill level in weapons and schools. Skills not listed are restricted. */
  readonly skills: Readonly<Record<string, CastingSkill>>;
  /** Skills that start at basic, besides those of the weapons and spells in the kit. */
  readonly basics: readonly string[];
  /** The skill whose launchers and ammunition are the role's own; empty for none. */
  readonly ownLauncher: string;
  /** Absent: ordinary unarmed combat. */
  readonly martialArts?: MartialArtsRow;
  /** The spell paths of every hero of this role; absent: none. */
  readonly paths?: PathNames;
}

/** A playable race. */
export interface RaceRow {
  readonly title: string;
  readonly about: string;
  /** Its id in the combat slot. */
  readonly combatRace: string;
  readonly hitPoints: GrowthRow;
  readonly energy: GrowthRow;
  /** The spell paths of every hero of this race; absent: none. */
  readonly paths?: PathNames;
}
