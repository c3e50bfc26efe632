// The rules of the world bound to the numbers of one ruleset, as the game asks them: scales read in each
// other's terms, growth, prices. They join the other slots into one game.

import type { CastingSkill, CastingSpellRow } from '../casting/index.ts';
import type { Chance, Dice } from '../chance/index.ts';
import { energyGained, hitPointsGained, raisesAttributes } from './growth.ts';
import type { RaceRow, RoleRow } from './heroes.ts';
import { immunities, resistances } from './immunities.ts';
import { combatLevel, experienceFor, nextLevelAt } from './levels.ts';
import { monsterBlow, monsterHitPoints, monsterShot } from './monsters.ts';
import { extraShots } from './own-launcher.ts';
import type { WorldRules } from './rules.ts';
import { ascending, descending, shortScale } from './scales.ts';
import { practiceFor, slotsFor } from './skills.ts';
import { castingBeats, plainPrice, school, spellLevel } from './spell-terms.ts';
import type { GrowthView, MonsterBlowView, MonsterShotView } from './views.ts';

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
interface SkillRules {
  /** Practice that leads out of a skill level; infinity at the top. */
  practice(level: CastingSkill): number;
  /** Slots that the step costs. */
  slots(skill: string, level: CastingSkill): number;
  /** What a weapon's skill adds to a blow. */
  weaponBonus(level: CastingSkill): { readonly toHit: number; readonly toDam: number };
}

/** What shooting with the launcher of one's role is worth. */
interface OwnLauncherRules {
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

/** The rules of the world with these numbers. */
export function bridgesOf(world: WorldRules): Bridges {
  const { roles, races, attributePoints, beats, spellTerms, skills, ownLauncher } = world;
  return {
    roles,
    races,
    attributePoints,
    beats,
    combatLevel: level => combatLevel(world, level),
    shortScale: stat => shortScale(world, stat),
    descending: armourClass => descending(world, armourClass),
    ascending: armourClass => ascending(world, armourClass),
    resistances: flags => resistances(world, flags),
    immunities: resisted => immunities(world, resisted),
    monsterHitPoints: level => monsterHitPoints(world, level),
    monsterBlow: (chance, _, view) => monsterBlow(chance, world, view),
    monsterShot: (chance, _, view) => monsterShot(chance, world, view),
    writtenBy: spellTerms.writtenBy,
    spellLevel: level => spellLevel(world, level),
    school: (path, prayer) => school(world, path, prayer),
    plainPrice: level => plainPrice(world, level),
    castingBeats: ticks => castingBeats(world, ticks),
    growth: {
      hitPoints: (chance, view) => hitPointsGained(chance, world, view),
      energy: (chance, view) => energyGained(chance, world, view),
      raisesAttributes: level => raisesAttributes(world, level),
    },
    skills: {
      practice: level => practiceFor(world, level),
      slots: (skill, level) => slotsFor(world, skill, level),
      weaponBonus: level => skills.weaponBonus[level],
    },
    ownLauncher: {
      dice: ownLauncher.dice,
      extraShots: level => extraShots(world, level),
    },
    experienceFor: (level, speed, weapons) => experienceFor(world, level, speed, weapons),
    nextLevelAt: level => nextLevelAt(world, level),
  };
}
