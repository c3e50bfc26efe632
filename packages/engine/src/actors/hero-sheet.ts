// What a hero is beyond a creature: a name, a role, attributes, energy, hunger, things and spells.

import type { CastingSkill } from '../casting/index.ts';
import { type Archetype, GameObject, type GameObjectState } from '../objects/index.ts';
import type { Attribute } from '../rulesets/index.ts';
import { Conditions, type ConditionsState } from './conditions.ts';

/** A hero's sheet as it is saved. */
export interface HeroSheetState {
  readonly name: string;
  readonly role: string;
  readonly race: string;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly level: number;
  readonly experience: number;
  readonly energy: number;
  readonly maxEnergy: number;
  readonly grace: number;
  readonly maxGrace: number;
  readonly nutrition: number;
  readonly conditions: ConditionsState;
  readonly armourClass: number;
  readonly wielded: number;
  readonly worn: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, CastingSkill>>;
  readonly skillSlots: number;
  readonly training: Readonly<Record<string, number>>;
  readonly inventory: readonly GameObjectState[];
  readonly spells: readonly GameObjectState[];
}

/** Nutrition at the start. NetHack 3.6.7 src/eat.c (init_uhunger). */
const FED = 900;

/** The hero's sheet. */
export class HeroSheet {
  readonly name: string;
  readonly role: string;
  readonly race: string;
  /** Strength and dexterity on Angband's scale, the others 3…25. */
  readonly attributes: Record<Attribute, number>;
  level = 1;
  experience = 0;
  energy = 0;
  maxEnergy = 0;
  /** What prayers cost; 0 of 0 for roles that don't pray. */
  grace = 0;
  maxGrace = 0;
  nutrition = FED;
  /** What has come over the hero for a while; his creature shares it. */
  readonly conditions = new Conditions();
  /** Angband's ascending armour class of what is worn. */
  armourClass = 0;
  /** Id of the weapon in hand, 0 for none. */
  wielded = 0;
  /** Ids of what is worn, by place: body, cloak, shield, helmet, gloves, boots. */
  readonly worn: Record<string, number> = {};
  /** Skill levels that differ from those with which the role begins. */
  readonly skills: Record<string, CastingSkill> = {};
  /** Steps in skills that may still be taken: one a level. */
  skillSlots = 0;
  /** Practice by skill. */
  readonly training: Record<string, number> = {};
  /** Things carried, in the order of their letters. */
  readonly inventory: GameObject[] = [];
  /** Known spells, in the order of their letters. */
  readonly spells: GameObject[] = [];

  constructor(name: string, role: string, race: string, attributes: Record<Attribute, number>) {
    this.name = name;
    this.role = role;
    this.race = race;
    this.attributes = attributes;
  }

  /** The weapon in hand, if any. */
  get weapon(): GameObject | undefined {
    return this.inventory.find(({ id }) => id === this.wielded);
  }

  save(): HeroSheetState {
    return {
      name: this.name,
      role: this.role,
      race: this.race,
      attributes: { ...this.attributes },
      level: this.level,
      experience: this.experience,
      energy: this.energy,
      maxEnergy: this.maxEnergy,
      grace: this.grace,
      maxGrace: this.maxGrace,
      nutrition: this.nutrition,
      conditions: this.conditions.save(),
      armourClass: this.armourClass,
      wielded: this.wielded,
      worn: { ...this.worn },
      skills: { ...this.skills },
      skillSlots: this.skillSlots,
      training: { ...this.training },
      inventory: this.inventory.map(thing => thing.save()),
      spells: this.spells.map(thing => thing.save()),
    };
  }

  static restore(state: HeroSheetState, archetypeOf: (id: string) => Archetype): HeroSheet {
    const sheet = new HeroSheet(state.name, state.role, state.race, { ...state.attributes });
    sheet.level = state.level;
    sheet.experience = state.experience;
    sheet.energy = state.energy;
    sheet.maxEnergy = state.maxEnergy;
    sheet.grace = state.grace;
    sheet.maxGrace = state.maxGrace;
    sheet.nutrition = state.nutrition;
    sheet.conditions.load(state.conditions);
    sheet.armourClass = state.armourClass;
    sheet.wielded = state.wielded;
    Object.assign(sheet.worn, state.worn);
    Object.assign(sheet.skills, state.skills);
    sheet.skillSlots = state.skillSlots;
    Object.assign(sheet.training, state.training);
    sheet.inventory.push(...state.inventory.map(thing => GameObject.restore(thing, archetypeOf)));
    sheet.spells.push(...state.spells.map(thing => GameObject.restore(thing, archetypeOf)));
    return sheet;
  }
}
