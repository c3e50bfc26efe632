// Whoever lives on a level: the hero and the monsters, small records of one shape.

import { type Archetype, type CreatureFacts, creatureFacts } from '../objects/index.ts';
import type { Mover, SpeedAdjustment } from '../speed/index.ts';

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
  /** Absent: it serves nobody. */
  readonly master?: number;
}

/** A living thing on the map. It dies when its hit points fall below 0. */
export class Creature implements Mover {
  /** Unique in its game; the hero is 1. */
  readonly id: number;
  readonly archetype: Archetype;
  readonly facts: CreatureFacts;
  square: number;
  hitPoints: number;
  maxHitPoints: number;
  /** Movement points a turn; 12 is normal. */
  readonly speed: number;
  adjustment: SpeedAdjustment = 'normal';
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

  constructor(id: number, archetype: Archetype, square: number, hitPoints: number) {
    this.id = id;
    this.archetype = archetype;
    this.facts = creatureFacts(archetype);
    this.speed = this.facts.speed;
    this.square = square;
    this.hitPoints = hitPoints;
    this.maxHitPoints = hitPoints;
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
    const archetype = this.archetype.id;
    const plain = {
      id,
      archetype,
      square,
      hitPoints,
      maxHitPoints,
      movement,
      seen,
      hunts,
      damageSeen,
    };
    return this.master === 0 ? plain : { ...plain, master: this.master };
  }

  static restore(state: CreatureState, archetype: Archetype): Creature {
    const creature = new Creature(state.id, archetype, state.square, state.hitPoints);
    creature.maxHitPoints = state.maxHitPoints;
    creature.movement = state.movement;
    creature.seen = state.seen;
    creature.hunts = state.hunts;
    creature.damageSeen = state.damageSeen;
    creature.master = state.master ?? 0;
    return creature;
  }
}
