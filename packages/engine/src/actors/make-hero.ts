// A new hero: attributes spread by the role, changed by the race, with what the role starts with.
// NetHack 3.6.7 src/attrib.c (init_attr, vary_init_attr is left out), src/role.c.

import type { Chance } from '../chance/index.ts';
import { modifyStat } from '../combat/index.ts';
import { clamp } from '../integers/index.ts';
import { type Content, makeObject, TYPE } from '../objects/index.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type Growth,
  type GrowthRow,
  type Ruleset,
} from '../rulesets/index.ts';
import { HeroSheet } from './hero-sheet.ts';

/** How a hero is begun. */
export interface HeroPlan {
  readonly name: string;
  /** A role of the ruleset's bridges. */
  readonly role: string;
  /** A race of the ruleset's bridges. */
  readonly race: string;
}

/** A new sheet and the hit points that go with it. */
export interface NewHero {
  readonly sheet: HeroSheet;
  readonly hitPoints: number;
}

/** The most that an attribute starts with. */
const HIGHEST = 18;

/** Makes a hero. @param nextId gives unused object ids */
export function makeHero(
  chance: Chance,
  ruleset: Ruleset,
  content: Content,
  plan: HeroPlan,
  nextId: () => number,
): NewHero {
  const { bridges } = ruleset;
  const role = bridges.roles[plan.role]!;
  const race = bridges.races[plan.race]!;
  const attributes = startingAttributes(chance, ruleset, plan);
  const sheet = new HeroSheet(plan.name, plan.role, plan.race, attributes);
  const start = (row: GrowthRow, label: string) => grow(chance, row.first, label);
  sheet.maxEnergy = start(role.energy, 'energy') + start(race.energy, 'energy');
  sheet.energy = sheet.maxEnergy;
  giveKit(sheet, content, plan.role, nextId);
  const hitPoints = start(role.hitPoints, 'hit-points') + start(race.hitPoints, 'hit-points');
  return { sheet, hitPoints };
}

/** A draw of growth: the sure part and one die. */
export function grow(chance: Chance, { sure, sides }: Growth, label: string): number {
  return sure + chance.roll(1, sides, label);
}

function startingAttributes(
  chance: Chance,
  { bridges, slots }: Ruleset,
  plan: HeroPlan,
): Record<Attribute, number> {
  const role = bridges.roles[plan.role]!;
  const values = [...role.attributes];
  let left = bridges.attributePoints - values.reduce((sum, value) => sum + value, 0);
  // A draw of an attribute that is full is lost; after a hundred of them the rest is let go.
  for (let lost = 0; left > 0 && lost < 100; ) {
    const place = chance.pick(role.spread, 'attribute');
    if (values[place]! < HIGHEST) {
      values[place]!++;
      left--;
    } else {
      lost++;
    }
  }
  const changes = slots.combat.races[raceOf(bridges.races[plan.race]!.combatRace)].stats;
  const entries = ATTRIBUTES.map((name, place) => {
    const long = name === 'strength' || name === 'dexterity';
    const value = values[place]!;
    const change = changes[name];
    return [name, long ? modifyStat(slots.combat, value, change) : clamp(value + change, 3, 25)];
  });
  return Object.fromEntries(entries) as Record<Attribute, number>;
}

type RaceId = keyof Ruleset['slots']['combat']['races'];

function raceOf(id: string): RaceId {
  return id as RaceId;
}

/** Puts what the role's object holds into the pack, spells into memory, the first weapon in hand. */
function giveKit(sheet: HeroSheet, content: Content, role: string, nextId: () => number): void {
  const kit = makeObject(content, content.archetype(`role_${role}`), nextId);
  for (const thing of kit.inventory) {
    if (thing.archetype.type === TYPE.spell) {
      sheet.spells.push(thing);
    } else {
      sheet.inventory.add(thing);
    }
    if (thing.archetype.type === TYPE.weapon && sheet.wielded === 0) {
      sheet.wielded = thing.id;
    }
  }
}
