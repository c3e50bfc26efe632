// Maxima by the rules of spell objects, recounted whenever level, attributes, skills or gear have changed.
// What potions and drains did to a maximum besides stays.

import type { Chance } from '../../../chance/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import type { PoolKind } from '../../../spellcraft/index.ts';
import { levelPoints, type PoolRules, playerPools } from '../../../spellcraft/index.ts';
import { skillLevel } from '../../../worldrules/index.ts';
import type { HeroSheet } from '../hero-sheet.ts';
import { skillOf } from '../skills.ts';
import { POOL_KINDS, type PoolNumbers } from './hero-pools.ts';

/** Whether hit points, energy and grace go by the rules of spell objects. */
export function poolsByObject({ slots }: Ruleset): boolean {
  return slots.casting.attempt.ways.pools === 'by-object';
}

/** Draws the points of the present level. Labels: the names of the pools. */
export function drawLevel(chance: Chance, ruleset: Ruleset, sheet: HeroSheet): void {
  keepLevel(sheet, drawnLevel(chance, ruleset, sheet.level));
}

/** The points of a level; undefined: it has none of its own. Labels: the names of the pools. */
export function drawnLevel(
  chance: Chance,
  { slots }: Ruleset,
  level: number,
): PoolNumbers | undefined {
  if (level > slots.spells.pools.ownLevels) {
    return undefined;
  }
  const points = { hitPoints: 0, mana: 0, grace: 0 };
  for (const pool of POOL_KINDS) {
    points[pool] = levelPoints(chance, slots.spells, { level, pool });
  }
  return points;
}

/** Keeps the points that were drawn for the present level. */
export function keepLevel({ level, powers }: HeroSheet, points: PoolNumbers | undefined): void {
  if (points !== undefined) {
    for (const pool of POOL_KINDS) {
      powers.pools.levels[pool][level - 1] = points[pool];
    }
  }
}

/**
 * Counts the maxima, and moves energy's and grace's by the change. @returns the change of each; the caller
 * moves the hit points of the body
 */
export function countPools(ruleset: Ruleset, sheet: HeroSheet): PoolNumbers {
  const now = poolMaxima(ruleset, sheet);
  const before = sheet.powers.pools.counted ?? now;
  sheet.powers.pools.counted = now;
  const change = {
    hitPoints: now.hitPoints - before.hitPoints,
    mana: now.mana - before.mana,
    grace: now.grace - before.grace,
  };
  sheet.maxEnergy = Math.max(0, sheet.maxEnergy + change.mana);
  sheet.maxGrace = Math.max(0, sheet.maxGrace + change.grace);
  return change;
}

/** The maxima by level, skills, attributes and gear, as they are now. The sheet isn't changed. */
export function poolMaxima(ruleset: Ruleset, sheet: HeroSheet): PoolNumbers {
  const { level, present, powers } = sheet;
  const { pools } = powers;
  const { intelligence, wisdom, constitution } = present;
  const rules = ruleset.slots.spells;
  const prays = ruleset.bridges.roles[sheet.role]?.prays === true;
  const { maxHitPoints, maxMana, maxGrace } = playerPools(rules, {
    level,
    manaLevel: magicLevel(ruleset, sheet),
    graceLevel: prays ? level : 0,
    constitution,
    // The house has no attribute of power: the better of the two that cast stands for it.
    power: Math.max(intelligence, wisdom) + sheet.worn.power,
    intelligence,
    wisdom,
    levelHitPoints: whole(rules.pools, 'hitPoints', pools.levels.hitPoints),
    levelMana: whole(rules.pools, 'mana', pools.levels.mana),
    levelGrace: whole(rules.pools, 'grace', pools.levels.grace),
    gear: [],
  });
  return { hitPoints: maxHitPoints, mana: maxMana, grace: prays ? maxGrace : 0 };
}

/** Level of the best school; 0: the hero has none. */
function magicLevel(ruleset: Ruleset, sheet: HeroSheet): number {
  const { skills, objectCasting } = ruleset.slots.world;
  return skills.schools.reduce((best, school) => {
    const skill = skillOf(ruleset, sheet, school);
    return Math.max(best, skillLevel(objectCasting, sheet.level, skill) ?? 0);
  }, 0);
}

/** The points of the first levels; levels that nothing was drawn for, as in an older game, have the mean. */
function whole({ ownLevels, levelDice }: PoolRules, pool: PoolKind, drawn: readonly number[]) {
  const { first, dice, sides, plus } = levelDice[pool];
  const mean = Math.floor((dice * (sides + 1)) / 2) + plus;
  return Array.from({ length: ownLevels }, (_, at) => drawn[at] ?? (at === 0 ? first : mean));
}
