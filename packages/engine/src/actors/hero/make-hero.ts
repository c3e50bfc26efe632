// Makes a new hero: attributes distributed by the role and modified by the race, and the role's kit. NetHack
// 3.6.7 src/attrib.c (init_attr; vary_init_attr is left out), src/role.c.

import type { Chance } from '../../chance/index.ts';
import { modifyStat } from '../../combat/index.ts';
import { clamp } from '../../integers/index.ts';
import {
  type Content,
  type God,
  godCalled,
  makeObject,
  namesIn,
  settleCarrier,
  TYPE,
  textOf,
} from '../../objects/index.ts';
import { ATTRIBUTES, type Attribute, type Ruleset } from '../../rulesets/index.ts';
import { fastByRole } from '../../speed/index.ts';
import { HeroSheet } from './hero-sheet.ts';
import { knownSpell } from './hero-views.ts';
import { countPools, drawnLevel, keepLevel, poolsByObject } from './objects/count-pools.ts';
import type { PoolNumbers } from './objects/hero-pools.ts';
import { putInPlace, refit } from './outfit.ts';
import { learnByKit, weaponSkill } from './skills.ts';
import { giveSpells } from './starting-spells.ts';
import { wornPowers } from './worn-powers.ts';

/** The choices for a new hero. */
export interface HeroPlan {
  readonly name: string;
  /** A role of the ruleset's bridges. */
  readonly role: string;
  /** A race of the ruleset's bridges. */
  readonly race: string;
  /** Id of one of the role's gods; absent: the first of them. */
  readonly god?: string | undefined;
}

/** A new sheet and its hit points. */
export interface NewHero {
  readonly sheet: HeroSheet;
  readonly hitPoints: number;
}

/** What luck decides of a new hero. Nothing of his kit is random. */
export interface HeroDraw {
  readonly attributes: Record<Attribute, number>;
  readonly hitPoints: number;
  readonly energy: number;
  readonly grace: number;
  /** Points of his level by the rules of spell objects; undefined: his pools don't go by them. */
  readonly levelPoints: PoolNumbers | undefined;
}

/** Makes a hero. @param nextId gives unused object ids */
export function makeHero(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  plan: HeroPlan,
  nextId: () => number,
): NewHero {
  return heroDrawn(ruleset, content, plan, drawHero(chance, ruleset, plan), nextId);
}

/** Draws a new hero. Labels: `attribute` and those of the rules of growth. */
export function drawHero(chance: Chance, ruleset: Ruleset, plan: HeroPlan): HeroDraw {
  const attributes = startingAttributes(chance, ruleset, plan);
  const { growth, roles, races } = ruleset.bridges;
  const view = { role: roles[plan.role]!, race: races[plan.race]!, level: 0 };
  const { wisdom, constitution } = attributes;
  const energy = growth.energy(chance, { ...view, wisdom });
  const grace = view.role.prays ? growth.energy(chance, { ...view, wisdom }) : 0;
  const hitPoints = growth.hitPoints(chance, { ...view, constitution });
  const levelPoints = poolsByObject(ruleset) ? drawnLevel(chance, ruleset, 1) : undefined;
  return { attributes, hitPoints, energy, grace, levelPoints };
}

/** A hero as he was drawn, with his kit. The sheet keeps the attributes of the draw. */
export function heroDrawn(
  ruleset: Ruleset,
  content: Content,
  plan: HeroPlan,
  { attributes, hitPoints, energy, grace, levelPoints }: HeroDraw,
  nextId: () => number,
): NewHero {
  const sheet = new HeroSheet(plan.name, plan.role, plan.race, attributes);
  const gods = rolesGods(content, plan.role);
  sheet.faith.god = gods.find(({ id }) => id === plan.god) ?? gods[0];
  sheet.nutrition = ruleset.slots.world.hunger.atFirst;
  sheet.maxEnergy = energy;
  sheet.energy = energy;
  sheet.maxGrace = grace;
  sheet.grace = grace;
  sheet.powers.fast = fastByRole(ruleset.slots.speed, plan.role, sheet.level);
  sheet.worn = wornPowers(ruleset, sheet);
  giveKit(ruleset, sheet, content, nextId);
  giveSpells(ruleset, sheet, content, nextId);
  return poolsByObject(ruleset)
    ? { sheet, hitPoints: countFirst(ruleset, sheet, levelPoints) }
    : { sheet, hitPoints };
}

/** The gods to whom heroes of a role may pray at the start, the usual one first. Key `gods` of the role's file. */
export function rolesGods(content: Content, role: string): readonly God[] {
  const kind = content.find(`role_${role}`);
  const names = kind === undefined ? [] : namesIn(textOf(kind, 'gods'));
  return names.flatMap(name => godCalled(content.gods, name) ?? []);
}

/** The pools of a new hero by the rules of spell objects. @returns his hit points */
function countFirst(
  ruleset: Ruleset,
  sheet: HeroSheet,
  levelPoints: PoolNumbers | undefined,
): number {
  keepLevel(sheet, levelPoints);
  countPools(ruleset, sheet);
  const { hitPoints, mana, grace } = sheet.powers.pools.counted!;
  sheet.maxEnergy = mana;
  sheet.energy = mana;
  sheet.maxGrace = grace;
  sheet.grace = grace;
  return hitPoints;
}

function startingAttributes(
  chance: Chance,
  { bridges, slots }: Ruleset,
  plan: HeroPlan,
): Record<Attribute, number> {
  const role = bridges.roles[plan.role]!;
  const values = [...role.attributes];
  let left = bridges.attributePoints - values.reduce((sum, value) => sum + value, 0);
  // A draw of a maxed attribute is lost. After 100 lost draws the remaining points are dropped.
  for (let lost = 0; left > 0 && lost < 100; ) {
    const index = chance.pick(role.spread, 'attribute');
    if (values[index]! < slots.world.beginners.mostOfAttribute) {
      values[index]!++;
      left--;
    } else {
      lost++;
    }
  }
  const changes = slots.combat.races[raceOf(bridges.races[plan.race]!.combatRace)].stats;
  const entries = ATTRIBUTES.map((name, index) => {
    const long = name === 'strength' || name === 'dexterity';
    const value = values[index]!;
    const change = changes[name];
    return [name, long ? modifyStat(slots.combat, value, change) : clamp(value + change, 3, 25)];
  });
  return Object.fromEntries(entries) as Record<Attribute, number>;
}

type RaceId = keyof Ruleset['slots']['combat']['races'];

function raceOf(id: string): RaceId {
  return id as RaceId;
}

/**
 * Gives the role's kit: items into the pack, spells into memory; wields the first weapon and wears armour.
 * The hero knows all of it.
 */
function giveKit(ruleset: Ruleset, sheet: HeroSheet, content: Content, nextId: () => number): void {
  const kit = makeObject(content, content.archetype(`role_${sheet.role}`), nextId);
  for (const thing of kit.inventory) {
    thing.count = Math.max(1, thing.differences.nrof ?? 1);
    thing.dropOwn('nrof');
    if (thing.archetype.type === TYPE.spell) {
      sheet.spells.push(thing);
      learnByKit(ruleset, sheet, knownSpell(ruleset, sheet, thing).school);
      continue;
    }
    settleCarrier(ruleset, thing);
    sheet.inventory.add(thing);
    learnByKit(ruleset, sheet, weaponSkill(thing.archetype));
    putInPlace(sheet, thing);
  }
  refit(ruleset, sheet);
}
