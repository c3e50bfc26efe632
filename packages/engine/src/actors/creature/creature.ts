// Whoever lives on a level: the hero and the monsters, small records of one shape.

import {
  type Archetype,
  type CreatureFacts,
  creatureFacts,
  GameObject,
  type GameObjectState,
  TYPE,
} from '../../objects/index.ts';
import type { Mover, SpeedAdjustment } from '../../speed/index.ts';
import { Conditions, type ConditionsState } from '../shared/conditions.ts';
import { type MonsterTraits, monsterTraits } from '../shared/monster-traits.ts';
import { type Ability, abilitiesOf } from './abilities.ts';

/** A creature as it is saved. */
export interface CreatureState {
  readonly id: number;
  readonly archetype: string;
  readonly square: number;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly movement: number;
  readonly seen: boolean;
  readonly hunts: boolean;
  readonly damageSeen: number;
  /** Id of whom it serves, 0 for nobody. */
  readonly master: number;
  readonly target: number;
  readonly lost: number;
  readonly conditions: ConditionsState;
  readonly carried: readonly GameObjectState[];
  /** Absent: none. */
  readonly levelsLost?: number;
  /** Absent: it never struck a monster. */
  readonly struckIn?: number;
  /** Absent: for good. */
  readonly stays?: number;
  /** Absent: all that it can have. */
  readonly energy?: number;
}

/** A living thing on the map. It dies when its hit points fall below 0. */
export class Creature implements Mover {
  /** Unique in its game; the hero is 1. */
  readonly id: number;
  readonly archetype: Archetype;
  readonly facts: CreatureFacts;
  /** How it behaves. */
  readonly traits: MonsterTraits;
  square: number;
  hitPoints: number;
  maxHitPoints: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  /** What has come over it for a while; the hero's are his sheet's. */
  conditions = new Conditions();
  /** Unspent beats. */
  movement = 0;
  /** The hero has seen it. */
  seen = false;
  /** It has noticed the hero and comes after him. */
  hunts = false;
  /** Damage that the hero has seen it take. */
  damageSeen = 0;
  /** Id of whom it serves, 0 for nobody. */
  master = 0;
  /** The square on which it last knew the hero; −1 for none. */
  target = -1;
  /** Its own moves since it last saw him. */
  lost = 0;
  /** Levels that have been drained. */
  levelsLost = 0;
  /** The turn in which it last struck another monster; 0 for never. */
  struckIn = 0;
  /** Turns that it stays, where the summoned go again; 0 for good. */
  stays = 0;
  /** Energy left for spells, in hundredths, where monsters pay for them; −1 for all that it can have. */
  energy = -1;
  /** Things and abilities. */
  readonly carried: GameObject[] = [];
  #abilities: readonly Ability[] | undefined;

  constructor(id: number, archetype: Archetype, square: number, hitPoints: number) {
    this.id = id;
    this.archetype = archetype;
    this.facts = creatureFacts(archetype);
    this.traits = monsterTraits(archetype);
    this.speed = this.facts.speed;
    this.square = square;
    this.hitPoints = hitPoints;
    this.maxHitPoints = hitPoints;
  }

  /** What it can cast: what it carried of spells when this was first asked. */
  get abilities(): readonly Ability[] {
    this.#abilities ??= abilitiesOf(this.carried);
    return this.#abilities;
  }

  /** It knows a spell from now on. */
  learn(spell: GameObject): void {
    this.carried.push(spell);
    this.#abilities = undefined;
  }

  /** It can cast nothing any more: it has been cancelled. */
  loseAbilities(): void {
    const others = this.carried.filter(({ archetype }) => archetype.type !== TYPE.spell);
    this.carried.length = 0;
    this.carried.push(...others);
    this.#abilities = [];
  }

  /** Slow weighs more than fast. */
  get adjustment(): SpeedAdjustment {
    if (this.conditions.none) {
      return 'normal';
    }
    const fast = this.conditions.has('fast') || this.conditions.has('very-fast');
    return this.conditions.has('slow') ? 'slow' : fast ? 'fast' : 'normal';
  }

  /** Its level, as it is now. */
  get level(): number {
    return Math.max(0, this.facts.level - this.levelsLost);
  }

  get alive(): boolean {
    return this.hitPoints >= 0;
  }

  /** Dead: passed over by the turn clock. */
  get gone(): boolean {
    return this.hitPoints < 0;
  }

  save(): CreatureState {
    const { id, square, hitPoints, maxHitPoints, movement, seen, hunts, damageSeen } = this;
    const { target, lost, master } = this;
    return {
      ...{
        id,
        square,
        hitPoints,
        maxHitPoints,
        movement,
        seen,
        hunts,
        damageSeen,
        target,
        lost,
        master,
      },
      archetype: this.archetype.id,
      conditions: this.conditions.save(),
      carried: this.carried.map(thing => thing.save()),
      ...(this.levelsLost > 0 && { levelsLost: this.levelsLost }),
      ...(this.struckIn > 0 && { struckIn: this.struckIn }),
      ...(this.stays > 0 && { stays: this.stays }),
      ...(this.energy >= 0 && { energy: this.energy }),
    };
  }

  /** A saved creature. @param archetypeOf finds an archetype or throws */
  static restore(state: CreatureState, archetypeOf: (id: string) => Archetype): Creature {
    const { id, archetype, square, hitPoints } = state;
    const creature = new Creature(id, archetypeOf(archetype), square, hitPoints);
    creature.maxHitPoints = state.maxHitPoints;
    creature.movement = state.movement;
    creature.seen = state.seen;
    creature.hunts = state.hunts;
    creature.damageSeen = state.damageSeen;
    creature.master = state.master;
    creature.target = state.target;
    creature.lost = state.lost;
    creature.levelsLost = state.levelsLost ?? 0;
    creature.struckIn = state.struckIn ?? 0;
    creature.stays = state.stays ?? 0;
    creature.energy = state.energy ?? -1;
    creature.conditions.load(state.conditions);
    creature.carried.push(...state.carried.map(thing => GameObject.restore(thing, archetypeOf)));
    return creature;
  }
}
