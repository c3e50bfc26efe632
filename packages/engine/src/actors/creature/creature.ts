// The creatures of a level: hero and monsters, small records of one shape.

import {
  type Archetype,
  type CreatureFacts,
  creatureFacts,
  GameObject,
  type GameObjectState,
  isUnseen,
  pathsOf,
  type Shape,
  TYPE,
} from '../../objects/index.ts';
import type { Mover, SpeedAdjustment } from '../../speed/index.ts';
import type { ForceState } from '../../spells/index.ts';
import type { ConditionsState } from '../shared/conditions.ts';
import { type MonsterTraits, monsterTraits } from '../shared/monster-traits.ts';
import { type Ability, abilitiesOf } from './abilities.ts';
import { companionKind } from './companions/companion-kind.ts';
import { restorePet, type SavedPet, savePet } from './companions/pet.ts';
import type { GolemState } from './golem.ts';
import { moodsOf } from './moods.ts';
import { Sided } from './sided.ts';

/** The saved form of a creature. */
export interface CreatureState {
  readonly id: number;
  readonly archetype: string;
  readonly square: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly movement: number;
  readonly hunts: boolean;
  /** Id of its master, 0 for none. */
  readonly master: number;
  readonly target: number;
  readonly lost: number;
  readonly conditions: ConditionsState;
  readonly carried: readonly GameObjectState[];
  /** Absent: none. */
  readonly levelsLost?: number;
  /** Absent: none. */
  readonly levelsGained?: number;
  /** Absent: it has never struck a monster. */
  readonly struckIn?: number;
  /** Absent: 0. */
  readonly patternAt?: number;
  /** Absent: permanently. */
  readonly stays?: number;
  /** Absent: its maximum. */
  readonly energy?: number;
  /** Absent: its kind's. */
  readonly speed?: number;
  /** Absent: none. */
  readonly experienceLost?: number;
  readonly hitPointParts?: number;
  readonly energyParts?: number;
  /** A hero's are on his sheet. Absent: none. */
  readonly forces?: readonly ForceState[];
  /** Bits of its moods. Absent: its kind's. */
  readonly moods?: number;
  /** Absent: it is none. */
  readonly golem?: GolemState;
  /** Absent: it isn't tame. */
  readonly pet?: SavedPet;
  /** The name that a hero gave it. Absent: none. */
  readonly given?: string;
  /** Added to its chance to hit, in twentieths. Absent: 0. */
  readonly prowess?: number;
  /** Id of the god that it was given; absent: its kind's, if any. */
  readonly god?: string;
  /** The turn from which it casts from its list again; absent: it may cast. */
  readonly castsFrom?: number;
}

/** A turn after any game: a creature whose magic was cancelled never casts again. */
const NEVER = 1_000_000_000;

/** What a creature has besides hit points. */
export interface CreatureStock {
  /** Energy left for spells, in hundredths, under rulesets where monsters pay for them; −1 for its maximum. */
  energy: number;
  /** Experience that it is no longer worth, because it was drained. */
  experienceLost: number;
  /** Parts of a point of hit points and energy, under rulesets where monsters recover with each move. */
  hitPointParts: number;
  energyParts: number;
  /** How far it is into the pattern in which it fights or roams. */
  patternAt: number;
  /** Id of the god that it was given, as casters are under some rules; empty: its kind's, if any. */
  god: string;
  /** The turn from which it casts from its list again. */
  castsFrom: number;
  /** Levels above its kind's, which it has gained by killing. */
  levelsGained: number;
}

/** A creature on the map. It dies when its hit points fall below 0. */
export class Creature extends Sided implements Mover {
  /** Unique in its game; the hero is 1. */
  readonly id: number;
  readonly archetype: Archetype;
  readonly facts: CreatureFacts;
  /** Its behaviour. */
  readonly traits: MonsterTraits;
  /** The squares that it takes up, relative to its head. */
  readonly shape: Shape;
  /** The square of its head. */
  square: number;
  hitPoints: number;
  maxHitPoints: number;
  /** Movement points a turn; 12 is normal. Forces and slowness brought by spells change it. */
  speed: number;
  /** Its kind or a force hides it from everyone who doesn't see the invisible. */
  unseen = false;
  /** Unspent beats. */
  movement = 0;
  /** It has noticed a hero and hunts him. */
  hunts = false;
  /** The square where it last knew the hero to be; −1 for none. */
  target = -1;
  /** Number of its own moves since it last saw the hero. */
  lost = 0;
  /** Levels lost to draining. */
  levelsLost = 0;
  /** The turn in which it last struck another monster; 0 for never. */
  struckIn = 0;
  /** Turns until a summoned creature disappears; 0 for never. */
  stays = 0;
  readonly stock: CreatureStock = {
    energy: -1,
    experienceLost: 0,
    hitPointParts: 0,
    energyParts: 0,
    patternAt: 0,
    god: '',
    castsFrom: 0,
    levelsGained: 0,
  };
  /** Items and abilities. */
  readonly carried: GameObject[] = [];
  #abilities: readonly Ability[] | undefined;

  constructor(id: number, archetype: Archetype, square: number, hitPoints: number) {
    super(companionKind(archetype));
    this.id = id;
    this.archetype = archetype;
    this.facts = creatureFacts(archetype);
    this.traits = monsterTraits(archetype);
    this.shape = archetype.shape;
    this.unseen = isUnseen(archetype);
    this.speed = this.facts.speed;
    this.moods = moodsOf(archetype);
    this.square = square;
    this.hitPoints = hitPoints;
    this.maxHitPoints = hitPoints;
  }

  /** Its abilities, cached from its inventory on first use. */
  get abilities(): readonly Ability[] {
    this.#abilities ??= this.traits.castsNothing
      ? []
      : abilitiesOf(this.carried, pathsOf(this.archetype));
    return this.#abilities;
  }

  /** Adds a spell to its abilities. */
  learn(spell: GameObject): void {
    this.carried.push(spell);
    this.#abilities = undefined;
  }

  /** Removes all its abilities, as cancellation does. */
  loseAbilities(): void {
    const others = this.carried.filter(({ archetype }) => archetype.type !== TYPE.spell);
    this.carried.length = 0;
    this.carried.push(...others);
    this.#abilities = [];
    this.stock.castsFrom = NEVER;
  }

  /** Slow takes precedence over fast. */
  get adjustment(): SpeedAdjustment {
    if (this.conditions.none) {
      return 'normal';
    }
    const fast = this.conditions.has('fast') || this.conditions.has('very-fast');
    // Slowness that a spell has brought is in the speed itself.
    return this.conditions.timed('slow') > 0 ? 'slow' : fast ? 'fast' : 'normal';
  }

  /** Its name: an animated weapon has its own, and a creature may have been given one. */
  get name(): string {
    const kind = this.golem?.name ?? this.facts.name;
    return this.given === '' ? kind : `${kind} called ${this.given}`;
  }

  /** Its current level. */
  get level(): number {
    return Math.max(0, this.facts.level + this.stock.levelsGained - this.levelsLost);
  }

  /** What it adds to the hits of its blows: its level, or what its kind states instead. Key `blow_to_hit`. */
  get blowLevel(): number {
    const stated = this.archetype.numbers.blowToHit;
    const own =
      stated === undefined ? this.level : stated + this.stock.levelsGained - this.levelsLost;
    return own + this.forces.sum.toHit + this.prowess;
  }

  get alive(): boolean {
    return this.hitPoints >= 0;
  }

  /** Dead; the turn clock skips it. */
  get gone(): boolean {
    return this.hitPoints < 0;
  }

  /** @param isHero his forces are saved with his sheet */
  save(isHero = false): CreatureState {
    const { id, square, hitPoints, maxHitPoints, movement, hunts } = this;
    const { target, lost, master } = this;
    return {
      ...{
        id,
        square,
        hitPoints,
        maxHitPoints,
        movement,
        hunts,
        target,
        lost,
        master,
      },
      archetype: this.archetype.id,
      conditions: this.conditions.save(),
      carried: this.carried.map(item => item.save()),
      ...(this.levelsLost > 0 && { levelsLost: this.levelsLost }),
      ...(this.stock.levelsGained > 0 && { levelsGained: this.stock.levelsGained }),
      ...(this.struckIn > 0 && { struckIn: this.struckIn }),
      ...(this.stock.patternAt > 0 && { patternAt: this.stock.patternAt }),
      ...(this.stays > 0 && { stays: this.stays }),
      ...(this.stock.energy >= 0 && { energy: this.stock.energy }),
      ...(this.speed !== this.facts.speed && { speed: this.speed }),
      ...(this.stock.experienceLost > 0 && { experienceLost: this.stock.experienceLost }),
      ...(this.stock.hitPointParts > 0 && { hitPointParts: this.stock.hitPointParts }),
      ...(this.stock.energyParts > 0 && { energyParts: this.stock.energyParts }),
      ...(!this.forces.none && !isHero && { forces: this.forces.save() }),
      ...(this.moods !== moodsOf(this.archetype) && { moods: this.moods }),
      ...(this.golem !== undefined && { golem: { ...this.golem } }),
      ...(this.pet !== undefined && { pet: savePet(this.pet) }),
      ...(this.given !== '' && { given: this.given }),
      ...(this.prowess !== 0 && { prowess: this.prowess }),
      ...(this.stock.god !== '' && { god: this.stock.god }),
      ...(this.stock.castsFrom > 0 && { castsFrom: this.stock.castsFrom }),
    };
  }

  /** Restores a saved creature. @param archetypeOf finds an archetype or throws */
  static restore(state: CreatureState, archetypeOf: (id: string) => Archetype): Creature {
    const { id, archetype, square, hitPoints } = state;
    const creature = new Creature(id, archetypeOf(archetype), square, hitPoints);
    creature.maxHitPoints = state.maxHitPoints;
    creature.movement = state.movement;
    creature.hunts = state.hunts;
    creature.master = state.master;
    creature.target = state.target;
    creature.lost = state.lost;
    creature.levelsLost = state.levelsLost ?? 0;
    creature.stock.levelsGained = state.levelsGained ?? 0;
    creature.struckIn = state.struckIn ?? 0;
    creature.stock.patternAt = state.patternAt ?? 0;
    creature.stays = state.stays ?? 0;
    creature.stock.energy = state.energy ?? -1;
    creature.speed = state.speed ?? creature.facts.speed;
    creature.stock.experienceLost = state.experienceLost ?? 0;
    creature.stock.hitPointParts = state.hitPointParts ?? 0;
    creature.stock.energyParts = state.energyParts ?? 0;
    creature.moods = state.moods ?? creature.moods;
    creature.golem = state.golem && { ...state.golem };
    creature.pet = state.pet && restorePet(state.pet);
    creature.given = state.given ?? '';
    creature.prowess = state.prowess ?? 0;
    creature.conditions.load(state.conditions);
    creature.forces.load(state.forces ?? [], archetypeOf);
    creature.stock.god = state.god ?? '';
    creature.stock.castsFrom = state.castsFrom ?? 0;
    creature.carried.push(...state.carried.map(item => GameObject.restore(item, archetypeOf)));
    return creature;
  }
}
