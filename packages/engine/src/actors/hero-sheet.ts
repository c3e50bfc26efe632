// What a hero is beyond a creature: a name, a role, attributes, energy, hunger, things and spells.

import {
  type Archetype,
  BARE,
  type Equipment,
  GameObject,
  type GameObjectState,
  Inventory,
  type InventoryState,
} from '../objects/index.ts';
import type { Attribute } from '../rulesets/index.ts';

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
  readonly nutrition: number;
  readonly stunned: number;
  readonly confused: number;
  readonly helpless: number;
  readonly armourClass: number;
  readonly equipment: Equipment;
  readonly training: Readonly<Record<string, number>>;
  readonly inventory: InventoryState;
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
  nutrition = FED;
  /** Turns left of each, 0 for none. */
  stunned = 0;
  confused = 0;
  /** Turns without action still to come. */
  helpless = 0;
  /** Angband's ascending armour class of what is worn. */
  armourClass = 0;
  /** What is worn and held, by id. */
  equipment: Equipment = BARE;
  /** Training by school. */
  readonly training: Record<string, number> = {};
  /** Things carried. */
  inventory = new Inventory();
  /** Known spells, in the order of their letters. */
  readonly spells: GameObject[] = [];

  constructor(name: string, role: string, race: string, attributes: Record<Attribute, number>) {
    this.name = name;
    this.role = role;
    this.race = race;
    this.attributes = attributes;
  }

  /** Id of the weapon in hand, 0 for none. */
  get wielded(): number {
    return this.equipment.weapon;
  }

  set wielded(id: number) {
    this.equipment = { ...this.equipment, weapon: id };
  }

  /** The weapon in hand, if any. */
  get weapon(): GameObject | undefined {
    return this.inventory.find(this.wielded);
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
      nutrition: this.nutrition,
      stunned: this.stunned,
      confused: this.confused,
      helpless: this.helpless,
      armourClass: this.armourClass,
      equipment: this.equipment,
      training: { ...this.training },
      inventory: this.inventory.save(),
      spells: this.spells.map(thing => thing.save()),
    };
  }

  static restore(state: HeroSheetState, archetypeOf: (id: string) => Archetype): HeroSheet {
    const sheet = new HeroSheet(state.name, state.role, state.race, { ...state.attributes });
    sheet.level = state.level;
    sheet.experience = state.experience;
    sheet.energy = state.energy;
    sheet.maxEnergy = state.maxEnergy;
    sheet.nutrition = state.nutrition;
    sheet.stunned = state.stunned;
    sheet.confused = state.confused;
    sheet.helpless = state.helpless;
    sheet.armourClass = state.armourClass;
    sheet.equipment = { ...BARE, ...state.equipment };
    Object.assign(sheet.training, state.training);
    sheet.inventory = Inventory.restore(state.inventory, archetypeOf);
    sheet.spells.push(...state.spells.map(thing => GameObject.restore(thing, archetypeOf)));
    return sheet;
  }
}
