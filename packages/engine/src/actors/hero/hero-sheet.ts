// What a hero is beyond a creature: a name, a role, attributes, energy, hunger, things and spells.

import type { CastingSkill, MenuOrder } from '../../casting/index.ts';
import {
  type Archetype,
  BARE,
  type Equipment,
  GameObject,
  type GameObjectState,
  Inventory,
  type InventoryState,
  Lore,
  type LoreState,
} from '../../objects/index.ts';
import type { Attribute } from '../../rulesets/index.ts';
import { Conditions, type ConditionsState } from '../shared/conditions.ts';
import {
  type MagicalProtectionState,
  protectionFrom,
  protectionState,
} from './magical-protection.ts';
import { MaintainedSpells, type MaintainedState } from './maintained-spells.ts';
import { NO_POWERS, type WornPowers } from './powers-view.ts';
import { SpellMemory, type SpellMemoryState } from './spell-memory.ts';

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
  readonly skills: Readonly<Record<string, CastingSkill>>;
  readonly skillSlots: number;
  readonly equipment: Equipment;
  readonly training: Readonly<Record<string, number>>;
  readonly inventory: InventoryState;
  readonly spells: readonly GameObjectState[];
  readonly memory: SpellMemoryState;
  readonly menuOrder: MenuOrder;
  readonly lore: LoreState;
  readonly fast: boolean;
  /** Turns that his own magic is still cancelled; absent: it isn't. */
  readonly cancelled?: number;
  /** Absent: none are. */
  readonly keptUp?: MaintainedState;
  /** Absent: hands that do nothing special. */
  readonly confusingTouches?: number;
  /** Absent: none. */
  readonly protection?: MagicalProtectionState;
  /** Absent: nothing was lost. */
  readonly attributesBefore?: Readonly<Partial<Record<Attribute, number>>>;
}

/** What magic has made of a hero for good, or as long as he wears it. */
class HeroPowers {
  /** What his attributes would be without rings; absent while no ring changes them. */
  natural: Readonly<Record<Attribute, number>> | undefined;
  /** What attributes were before something took from them. */
  attributesBefore: Partial<Record<Attribute, number>> = {};
  /** Fast for good: by a wand, or by nature. */
  fast = false;
  /** Something is worn that makes very fast. */
  quickened = false;
  /** Turns that his own magic is still cancelled. */
  cancelled = 0;
}

/** The hero's sheet. */
export class HeroSheet {
  readonly name: string;
  readonly role: string;
  readonly race: string;
  /**
   * Strength and dexterity on Angband's scale, the others 3…25: as they are now, with what rings give.
   * What changes them for good goes by `changeAttribute` (outfit.ts).
   */
  readonly attributes: Record<Attribute, number>;
  /** What magic has made of the hero; what comes of things worn `feelOutfit` (outfit.ts) works out. */
  readonly powers = new HeroPowers();
  /** What else is worn adds to them; worked out anew by `refit`. */
  worn: WornPowers = NO_POWERS;
  level = 1;
  experience = 0;
  energy = 0;
  maxEnergy = 0;
  /** What prayers cost; 0 of 0 for roles that don't pray. */
  grace = 0;
  maxGrace = 0;
  nutrition = 0;
  /** What has come over the hero for a while; his creature shares it. */
  readonly conditions = new Conditions();
  /** Angband's ascending armour class of what is worn. */
  armourClass = 0;
  /** What is worn and held, by id. */
  equipment: Equipment = BARE;
  /** Skill levels that differ from those with which the role begins. */
  readonly skills: Record<string, CastingSkill> = {};
  /** Steps in skills that may still be taken: one a level. */
  skillSlots = 0;
  /** Practice by skill. */
  readonly training: Record<string, number> = {};
  /** Things carried. */
  inventory = new Inventory();
  /** Known spells, in the order of their letters. */
  readonly spells: GameObject[] = [];
  /** Spells that last until they are cast again. */
  readonly maintained = new MaintainedSpells();
  /** Blows with bare or armed hand that confuse whom they hit. */
  confusingTouches = 0;
  /** Magical protection, each point six of armour class. */
  protection = protectionFrom();
  /** How long each of them is remembered. */
  readonly memory = new SpellMemory();
  /** What is known of things and monsters; a new game deals the looks of unknown kinds. */
  lore = new Lore(new Map());

  constructor(name: string, role: string, race: string, attributes: Record<Attribute, number>) {
    this.name = name;
    this.role = role;
    this.race = race;
    this.attributes = attributes;
  }

  /** Attributes with what is worn. */
  get present(): Readonly<Record<Attribute, number>> {
    return this.worn.attributes ?? this.attributes;
  }

  /** The weapon in hand, if any. */
  get weapon(): GameObject | undefined {
    return this.inventory.find(this.equipment.weapon);
  }

  save(): HeroSheetState {
    return {
      name: this.name,
      role: this.role,
      race: this.race,
      attributes: { ...(this.powers.natural ?? this.attributes) },
      level: this.level,
      experience: this.experience,
      energy: this.energy,
      maxEnergy: this.maxEnergy,
      grace: this.grace,
      maxGrace: this.maxGrace,
      nutrition: this.nutrition,
      conditions: this.conditions.save(),
      armourClass: this.armourClass,
      skills: { ...this.skills },
      skillSlots: this.skillSlots,
      equipment: this.equipment,
      training: { ...this.training },
      inventory: this.inventory.save(),
      spells: this.spells.map(thing => thing.save()),
      memory: this.memory.save(),
      menuOrder: this.memory.menuOrder,
      lore: this.lore.save(),
      fast: this.powers.fast,
      ...(this.powers.cancelled > 0 && { cancelled: this.powers.cancelled }),
      ...(this.maintained.used && { keptUp: this.maintained.save() }),
      ...(this.confusingTouches > 0 && { confusingTouches: this.confusingTouches }),
      ...(this.protection.points > 0 && { protection: protectionState(this.protection) }),
      ...(Object.keys(this.powers.attributesBefore).length > 0 && {
        attributesBefore: { ...this.powers.attributesBefore },
      }),
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
    Object.assign(sheet.skills, state.skills);
    sheet.skillSlots = state.skillSlots;
    sheet.equipment = { ...BARE, ...state.equipment };
    Object.assign(sheet.training, state.training);
    sheet.inventory = Inventory.restore(state.inventory, archetypeOf);
    sheet.spells.push(...state.spells.map(thing => GameObject.restore(thing, archetypeOf)));
    sheet.memory.load(state.memory);
    sheet.memory.menuOrder = state.menuOrder;
    sheet.lore = Lore.restore(state.lore);
    sheet.powers.fast = state.fast;
    sheet.powers.cancelled = state.cancelled ?? 0;
    sheet.maintained.load(state.keptUp);
    sheet.confusingTouches = state.confusingTouches ?? 0;
    sheet.protection = protectionFrom(state.protection);
    sheet.powers.attributesBefore = { ...state.attributesBefore };
    return sheet;
  }
}
