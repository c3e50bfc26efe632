// The hero's sheet: what a hero has beyond a creature, such as name, role, attributes, energy, hunger, items
// and spells.

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
import type { ForceState } from '../../spells/index.ts';
import {
  Rider,
  restoreRiding,
  type SavedRiding,
  saveRiding,
} from '../creature/companions/riding.ts';
import { Absorbed, type AbsorbedState } from '../forms/absorbed.ts';
import { formTraits } from '../forms/form-traits.ts';
import { HeroForm, type HeroFormState } from '../forms/hero-form.ts';
import type { ConditionsState } from '../shared/conditions.ts';
import type { DigEffort } from '../shared/dig-effort.ts';
import { type ExerciseState, HeroExercise } from '../shared/exercise.ts';
import { Faith, type FaithState } from '../shared/faith.ts';
import {
  type MagicalProtection,
  type MagicalProtectionState,
  protectionFrom,
  protectionState,
} from './magical-protection.ts';
import { MaintainedSpells, type MaintainedState } from './maintained-spells.ts';
import { HeroPools, type HeroPoolsState } from './objects/hero-pools.ts';
import { NO_POWERS, type WornPowers } from './powers-view.ts';
import { SpellMemory, type SpellMemoryState } from './spell-memory.ts';

/** The part of it that is of the body. */
interface BodyOfState {
  /** Absent: he is in his own. */
  readonly form?: HeroFormState;
  /** Absent: none. */
  readonly absorbed?: AbsorbedState;
  /** Absent: none since he began. */
  readonly exercise?: ExerciseState;
  /** Id of the ball to which he is chained; absent: he is free. */
  readonly chained?: number;
  /** Absent: he has dug at nothing, or is through. */
  readonly dug?: DigEffort;
}

/** The parts of it that are of gods and of steeds. */
interface OthersOfState {
  /** Absent: he prays to none. */
  readonly faith?: FaithState;
  /** Absent: he is on foot. */
  readonly riding?: SavedRiding;
}

/** The saved form of a hero's sheet. */
export interface HeroSheetState extends BodyOfState, OthersOfState {
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
  /** Turns for which his magic stays cancelled; absent: 0. */
  readonly cancelled?: number;
  /** Absent: none. */
  readonly maintained?: MaintainedState;
  /** Absent: 0. */
  readonly confusingTouches?: number;
  /** Absent: none. */
  readonly protection?: MagicalProtectionState;
  /** Absent: no losses. */
  readonly attributesBefore?: Readonly<Partial<Record<Attribute, number>>>;
  /** Absent: as of a hero who was never counted. */
  readonly pools?: HeroPoolsState;
  /** Absent: none. */
  readonly forces?: readonly ForceState[];
}

/** What magic, forms and his way of life give a hero, permanently or while he wears an item. */
class HeroPowers {
  /** His attributes without rings; absent while no ring changes them. */
  natural: Readonly<Record<Attribute, number>> | undefined;
  /** Attributes before they were reduced. */
  attributesBefore: Partial<Record<Attribute, number>> = {};
  /** Intrinsically fast, by a wand or by nature. */
  fast = false;
  /** Very fast by a worn item. */
  quickened = false;
  /** Turns for which his magic stays cancelled. */
  cancelled = 0;
  /** Maxima and recovery by the rules of spell objects. */
  readonly pools: HeroPools = new HeroPools();
  /** The form that he has taken; undefined: his own. */
  form: HeroForm | undefined;
  /** What eaten rings and amulets have given him for good. */
  readonly absorbed: Absorbed = new Absorbed();
  /** What he has done for his attributes, and to them. */
  readonly exercise: HeroExercise = new HeroExercise();
  /** Id of the ball to which he is chained; 0: he is free. */
  chained = 0;
  /** What he has left off digging at; undefined: nothing. */
  dug: DigEffort | undefined;
}

/** The hero's sheet. */
export class HeroSheet extends Rider {
  readonly name: string;
  readonly role: string;
  /** Rebirth changes it (rebirth.ts). */
  race: string;
  /**
   * Strength and dexterity on Angband's scale, the others 3…25; current values, including rings. Permanent
   * changes go through `changeAttribute` (outfit.ts).
   */
  readonly attributes: Record<Attribute, number>;
  /** Powers from magic. `feelOutfit` (outfit.ts) computes those from worn items. */
  readonly powers: HeroPowers = new HeroPowers();
  /** Sums over worn items; recomputed by `refit`. */
  worn: WornPowers = NO_POWERS;
  level = 1;
  experience = 0;
  energy = 0;
  maxEnergy = 0;
  /** The pool that pays for prayers; 0 of 0 for roles without prayer. */
  grace = 0;
  maxGrace = 0;
  nutrition = 0;
  /** Angband's ascending armour class of everything worn. */
  armourClass = 0;
  /** Ids of worn and wielded items, by slot. */
  equipment: Equipment = BARE;
  /** Skill levels that differ from the role's starting levels. */
  readonly skills: Record<string, CastingSkill> = {};
  /** Unused skill slots; each level gives one. */
  skillSlots = 0;
  /** Practice by skill. */
  readonly training: Record<string, number> = {};
  /** Items carried. */
  inventory: Inventory = new Inventory();
  /** Known spells, in letter order. */
  readonly spells: GameObject[] = [];
  /** Spells that last until they are cast again. */
  readonly maintained: MaintainedSpells = new MaintainedSpells();
  /** Number of coming blows that confuse their target. */
  confusingTouches = 0;
  /** Magical protection; each point is worth six points of armour class. */
  protection: MagicalProtection = protectionFrom();
  /** Remaining retention of each spell. */
  readonly memory: SpellMemory = new SpellMemory();
  /** The god to whom he prays. */
  readonly faith: Faith = new Faith();
  /** Knowledge of items and monsters. A new game assigns the appearances of unknown kinds. */
  lore: Lore = new Lore(new Map());

  constructor(name: string, role: string, race: string, attributes: Record<Attribute, number>) {
    super();
    this.name = name;
    this.role = role;
    this.race = race;
    this.attributes = attributes;
  }

  /** Attributes including worn items. */
  get present(): Readonly<Record<Attribute, number>> {
    return this.worn.attributes ?? this.attributes;
  }

  /** The wielded weapon, if any. */
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
      spells: this.spells.map(item => item.save()),
      memory: this.memory.save(),
      menuOrder: this.memory.menuOrder,
      lore: this.lore.save(),
      fast: this.powers.fast,
      ...(this.powers.cancelled > 0 && { cancelled: this.powers.cancelled }),
      ...(this.maintained.used && { maintained: this.maintained.save() }),
      ...(this.confusingTouches > 0 && { confusingTouches: this.confusingTouches }),
      ...(this.protection.points > 0 && { protection: protectionState(this.protection) }),
      ...(Object.keys(this.powers.attributesBefore).length > 0 && {
        attributesBefore: { ...this.powers.attributesBefore },
      }),
      ...(this.powers.pools.used && { pools: this.powers.pools.save() }),
      ...(!this.forces.none && { forces: this.forces.save() }),
      ...(this.riding !== undefined && { riding: saveRiding(this.riding) }),
      ...(this.faith.god !== undefined && { faith: this.faith.save() }),
      ...(this.powers.form !== undefined && { form: this.powers.form.save() }),
      ...(!this.powers.absorbed.none && { absorbed: this.powers.absorbed.save() }),
      ...(!this.powers.exercise.none && { exercise: this.powers.exercise.save() }),
      ...(this.powers.chained !== 0 && { chained: this.powers.chained }),
      ...(this.powers.dug !== undefined && { dug: this.powers.dug }),
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
    sheet.spells.push(...state.spells.map(item => GameObject.restore(item, archetypeOf)));
    sheet.memory.load(state.memory);
    sheet.memory.menuOrder = state.menuOrder;
    sheet.lore = Lore.restore(state.lore);
    sheet.powers.fast = state.fast;
    sheet.powers.cancelled = state.cancelled ?? 0;
    sheet.maintained.load(state.maintained);
    sheet.confusingTouches = state.confusingTouches ?? 0;
    sheet.protection = protectionFrom(state.protection);
    sheet.powers.attributesBefore = { ...state.attributesBefore };
    sheet.powers.pools.load(state.pools);
    sheet.forces.load(state.forces ?? [], archetypeOf);
    sheet.riding = state.riding && restoreRiding(state.riding, archetypeOf);
    sheet.faith.load(state.faith, archetypeOf);
    sheet.powers.form = state.form && HeroForm.restore(state.form, archetypeOf);
    sheet.powers.absorbed.load(state.absorbed, archetypeOf);
    sheet.powers.exercise.load(state.exercise);
    sheet.powers.chained = state.chained ?? 0;
    sheet.powers.dug = state.dug;
    const { form } = sheet.powers;
    sheet.conditions.always('blind', form !== undefined && !formTraits(form.kind).eyes);
    return sheet;
  }
}
