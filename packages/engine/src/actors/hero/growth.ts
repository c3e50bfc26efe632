// Experience and level gains. NetHack 3.6.7 src/exper.c (more_experienced, newuexp, pluslvl); attribute gains
// and doubled dice: the house ruleset's growth.

import type { Chance } from '../../chance/index.ts';
import { modifyStat } from '../../combat/index.ts';
import type { Attribute, GrowthView, Ruleset } from '../../rulesets/index.ts';
import type { HeroSheet } from './hero-sheet.ts';
import { countPools, drawLevel, poolsByObject } from './objects/count-pools.ts';
import { changeAttribute } from './outfit.ts';

/** The highest level of a hero. */
export const HIGHEST_LEVEL = 30;

/** Maximum of attributes on the short scale. */
const HIGHEST_SHORT = 25;
/** Maximum of strength and dexterity: 18/220. */
const HIGHEST_LONG = 238;

/** Gains of one level. */
export interface LevelGain {
  /** The level reached. */
  readonly level: number;
  readonly hitPoints: number;
  readonly energy: number;
  readonly grace: number;
  /** Attributes that rose by a step. */
  readonly attributes: readonly Attribute[];
}

/** The facts that a hero's growth from his present level depends on. */
function growthView(ruleset: Ruleset, sheet: HeroSheet): GrowthView {
  const { roles, races } = ruleset.bridges;
  return { role: roles[sheet.role]!, race: races[sheet.race]!, level: sheet.level };
}

/** Hit points of the next level, by rules without pools of objects. */
export function levelHitPoints(chance: Chance, ruleset: Ruleset, sheet: HeroSheet): number {
  const { constitution } = sheet.present;
  return ruleset.bridges.growth.hitPoints(chance, { ...growthView(ruleset, sheet), constitution });
}

/** Adds experience and returns the levels gained. The caller adds the hit points. */
export function gainExperience(
  chance: Chance,
  ruleset: Ruleset,
  sheet: HeroSheet,
  amount: number,
): LevelGain[] {
  sheet.experience += amount;
  const gains: LevelGain[] = [];
  const { nextLevelAt } = ruleset.bridges;
  while (sheet.level < HIGHEST_LEVEL && sheet.experience >= nextLevelAt(sheet.level)) {
    gains.push(gainLevel(chance, ruleset, sheet));
  }
  return gains;
}

/** Gains one level: a skill slot, energy and grace. The caller adds the hit points. */
function gainLevel(chance: Chance, ruleset: Ruleset, sheet: HeroSheet): LevelGain {
  if (poolsByObject(ruleset)) {
    return gainLevelByObject(chance, ruleset, sheet);
  }
  const { growth } = ruleset.bridges;
  const view = growthView(ruleset, sheet);
  const { wisdom } = sheet.present;
  const hitPoints = levelHitPoints(chance, ruleset, sheet);
  const energy = growth.energy(chance, { ...view, wisdom });
  const grace = view.role.prays ? growth.energy(chance, { ...view, wisdom }) : 0;
  sheet.level++;
  sheet.skillSlots++;
  sheet.maxEnergy += energy;
  sheet.energy += energy;
  sheet.maxGrace += grace;
  sheet.grace += grace;
  const attributes = raiseAttributes(ruleset, sheet);
  return { level: sheet.level, hitPoints, energy, grace, attributes };
}

/** Gains one level by the rules of spell objects. Labels: the names of the pools. */
function gainLevelByObject(chance: Chance, ruleset: Ruleset, sheet: HeroSheet): LevelGain {
  sheet.level++;
  sheet.skillSlots++;
  drawLevel(chance, ruleset, sheet);
  const attributes = raiseAttributes(ruleset, sheet);
  const { hitPoints, mana: energy, grace } = countPools(ruleset, sheet);
  sheet.energy += energy;
  sheet.grace += grace;
  return { level: sheet.level, hitPoints, energy, grace, attributes };
}

/** The role's primary attributes rise at some levels. @returns those that did */
function raiseAttributes(ruleset: Ruleset, sheet: HeroSheet): readonly Attribute[] {
  const { growth, roles } = ruleset.bridges;
  const rising = growth.raisesAttributes(sheet.level) ? roles[sheet.role]!.primary : [];
  return rising.filter(attribute => raise(ruleset, sheet, attribute));
}

/** Raises an attribute by a step. @returns false if it was at its maximum */
function raise(ruleset: Ruleset, sheet: HeroSheet, attribute: Attribute): boolean {
  const long = attribute === 'strength' || attribute === 'dexterity';
  return changeAttribute(ruleset, sheet, attribute, now =>
    long
      ? Math.min(HIGHEST_LONG, modifyStat(ruleset.slots.combat, now, 1))
      : Math.min(HIGHEST_SHORT, now + 1),
  );
}
