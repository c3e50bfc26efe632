// What joins five documents into one game: scales read in each other's terms, and the few numbers
// that no document gives. Filled by the default ruleset, a file an idea in `house/`.

import type { CastingSkill, CastingSpellRow } from '../casting/index.ts';
import type { Chance, Dice } from '../chance/index.ts';

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

/** A monster's blow at a hero. */
export interface MonsterBlowView {
  /** Level of the monster. */
  readonly level: number;
  readonly dice: Dice;
  /** The hero's armour class, descending (NetHack). */
  readonly armourClass: number;
  /** What is struck with; absent: nothing but the monster itself. */
  readonly weapon?: {
    /** Added to the damage, 0 at least. */
    readonly dice: Dice;
    readonly toHit: number;
  };
}

/** A monster's missile at a hero. */
export interface MonsterShotView {
  /** Squares that it flies. */
  readonly distance: number;
  readonly dice: Dice;
  /** To-hit points of the missile. */
  readonly toHit: number;
  /** The hero's armour class, descending (NetHack). */
  readonly armourClass: number;
}

/** How a hero's level, and what he is, make him grow. */
export interface GrowthView {
  readonly role: RoleRow;
  readonly race: RaceRow;
  /** The level that is left behind, 1…29; 0 for a new hero. */
  readonly level: number;
}

/** What one level adds. */
export interface GrowthRules {
  /** Hit points of a level, 1 or more. @param constitution 3…25 */
  hitPoints(chance: Chance, view: GrowthView & { readonly constitution: number }): number;
  /** Energy or grace of a level, 1 or more. @param wisdom 3…25 */
  energy(chance: Chance, view: GrowthView & { readonly wisdom: number }): number;
  /** Whether reaching a level raises the role's primary attributes. @param level 2…30 */
  raisesAttributes(level: number): boolean;
}

/** How skills grow by use. */
export interface SkillRules {
  /** Practice that leads out of a skill level; infinity at the top. */
  practice(level: CastingSkill): number;
  /** Slots that the step costs. */
  slots(skill: string, level: CastingSkill): number;
  /** What a weapon's skill adds to a blow. */
  weaponBonus(level: CastingSkill): { readonly toHit: number; readonly toDam: number };
}

/** What shooting with the launcher of one's role is worth. */
export interface OwnLauncherRules {
  /** The dice of its ammunition, whatever that has of its own. */
  readonly dice: Dice;
  /** Further shots of a turn. */
  extraShots(level: CastingSkill): number;
}

/** The bridges. */
export interface Bridges {
  readonly roles: Readonly<Record<string, RoleRow>>;
  readonly races: Readonly<Record<string, RaceRow>>;
  /** Attribute points that a hero starts with in all, before race. */
  readonly attributePoints: number;
  /** Beats of one move, of a movement point and of a tick. */
  readonly beats: { readonly move: number; readonly point: number; readonly tick: number };
  /** The level that combat sees. @param level 1…30 */
  combatLevel(level: number): number;
  /** Strength or dexterity on NetHack's scale, 3…25. @param stat 3…238 */
  shortScale(stat: number): number;
  /** Angband's ascending armour class as NetHack's. */
  descending(armourClass: number): number;
  /** NetHack's descending armour class as Angband's. */
  ascending(armourClass: number): number;
  /** Percent resisted by attack type number, from a monster's combat flags. */
  resistances(flags: readonly string[]): Readonly<Record<number, number>>;
  /** Combat flags of what is fully resisted. @param resisted percent by attack type number */
  immunities(resisted: Readonly<Record<number, number>>): readonly string[];
  /** Hit dice of a monster. @param level 0 or more */
  monsterHitPoints(level: number): Dice;
  /** Damage of one blow of a monster, 0 for a miss. */
  monsterBlow(chance: Chance, rules: Bridges, view: MonsterBlowView): number;
  /** Damage of one missile of a monster, 0 for a miss. */
  monsterShot(chance: Chance, rules: Bridges, view: MonsterShotView): number;
  /**
   * NetHack's spells as content is written by them, by their kebab-case names: casting rules that list
   * one otherwise move the spell of that name by as much.
   */
  readonly writtenBy: Readonly<Record<string, CastingSpellRow>>;
  /** NetHack's spell level of a Crossfire level. @param level 1 or more @returns 1…7 */
  spellLevel(level: number): number;
  /** NetHack's school of a spell's paths. @param prayer it costs grace */
  school(path: number, prayer: boolean): string;
  /** Price of a spell that states none, in energy. @param spellLevel 1…7 */
  plainPrice(spellLevel: number): number;
  /** Beats that a cast takes. @param ticks 0 or more, fractions allowed */
  castingBeats(ticks: number): number;
  readonly growth: GrowthRules;
  readonly skills: SkillRules;
  readonly ownLauncher: OwnLauncherRules;
  /** Experience for a kill. @param speed movement points @param weapons whether it strikes with weapons */
  experienceFor(level: number, speed: number, weapons: boolean): number;
  /** Experience at which a hero leaves the level. @param level 1…29 */
  nextLevelAt(level: number): number;
}

/** The attributes, in the order of NetHack's tables. */
export const ATTRIBUTES: readonly Attribute[] = [
  'strength',
  'intelligence',
  'wisdom',
  'dexterity',
  'constitution',
  'charisma',
];
