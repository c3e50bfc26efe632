// Binds the rules of the world to the numbers of one ruleset. The bridges read the other slots in each
// other's terms and join them into one game: scales, growth, skills and prices.

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

/** Gains per level. */
export interface GrowthRules {
  /** Hit points gained at a level, 1 or more. @param constitution 3…25 */
  hitPoints(chance: Chance, view: GrowthView & { readonly constitution: number }): number;
  /** Energy or grace gained at a level, 1 or more. @param wisdom 3…25 */
  energy(chance: Chance, view: GrowthView & { readonly wisdom: number }): number;
  /** Whether reaching a level raises the role's primary attributes. @param level 2…30 */
  raisesAttributes(level: number): boolean;
}

/** Skill training. */
interface SkillRules {
  /** Practice needed to leave a skill level; infinity at the highest. */
  practice(level: CastingSkill): number;
  /** Skill slots that the next step costs. */
  slots(skill: string, level: CastingSkill): number;
  /** To-hit and damage bonus of a weapon skill. */
  weaponBonus(level: CastingSkill): { readonly toHit: number; readonly toDam: number };
}

/** Bonuses for shooting the launcher of the hero's own role. */
interface OwnLauncherRules {
  /** Damage dice of its ammunition. They replace the ammunition's own dice. */
  readonly dice: Dice;
  /** Extra shots per turn. */
  extraShots(level: CastingSkill): number;
}

/** The bridges. */
export interface Bridges {
  readonly roles: Readonly<Record<string, RoleRow>>;
  readonly races: Readonly<Record<string, RaceRow>>;
  /** Attribute points that a new hero distributes, before race modifiers. */
  readonly attributePoints: number;
  /** Lengths of a move, a movement point and a tick, in beats. */
  readonly beats: { readonly move: number; readonly point: number; readonly tick: number };
  /** Level for the combat slot. @param level 1…30 */
  combatLevel(level: number): number;
  /** Strength or dexterity on NetHack's scale, 3…25. @param stat Angband's scale, 3…238 */
  shortScale(stat: number): number;
  /** Angband's ascending armour class as NetHack's descending one. */
  descending(armourClass: number): number;
  /** NetHack's descending armour class as Angband's ascending one. */
  ascending(armourClass: number): number;
  /** Percent resisted by attack type number, from a monster's combat flags. */
  resistances(flags: readonly string[]): Readonly<Record<number, number>>;
  /** Combat flags for every attack type resisted in full. @param resisted percent by attack type number */
  immunities(resisted: Readonly<Record<number, number>>): readonly string[];
  /** Hit dice of a monster. @param level 0 or more */
  monsterHitPoints(level: number): Dice;
  /** Damage of one melee blow of a monster; 0 for a miss. */
  monsterBlow(chance: Chance, rules: Bridges, view: MonsterBlowView): number;
  /** Damage of one monster missile; 0 for a miss. */
  monsterShot(chance: Chance, rules: Bridges, view: MonsterShotView): number;
  /**
   * The row of each NetHack spell, by kebab-case name, that the content was balanced against. Where the
   * casting rules list a different row, the spell's level and price shift by the difference.
   */
  readonly writtenBy: Readonly<Record<string, CastingSpellRow>>;
  /** NetHack spell level for a Crossfire level. @param level 1 or more @returns 1…7 */
  spellLevel(level: number): number;
  /** NetHack school for a spell's paths. @param prayer the spell costs grace */
  school(path: number, prayer: boolean): string;
  /** Default price of a spell, in energy. @param spellLevel 1…7 */
  plainPrice(spellLevel: number): number;
  /** Duration of a cast, in beats. @param ticks 0 or more; may be fractional */
  castingBeats(ticks: number): number;
  readonly growth: GrowthRules;
  readonly skills: SkillRules;
  readonly ownLauncher: OwnLauncherRules;
  /** Experience for a kill. @param speed movement points @param weapons whether the monster wields weapons */
  experienceFor(level: number, speed: number, weapons: boolean): number;
  /** Experience at which a hero leaves a level. @param level 1…29 */
  nextLevelAt(level: number): number;
}

/** Binds the rules of the world to these numbers. */
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
