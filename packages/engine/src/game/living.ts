// Those who live on a level, as spells see them.

import { type Creature, heroFacts, struckView, trueFacts } from '../actors/index.ts';
import { type Archetype, factOf } from '../objects/index.ts';
import {
  type AttackState,
  bringsOnlyStates,
  type CreatureHitView,
  type CreatureStatesView,
  creatureHit,
  creatureStates,
  type Living,
  STATE_TYPES,
  type Store,
  type Strike,
} from '../spells/index.ts';
import { bringState } from './afflict.ts';
import { heal, hurt } from './harm.ts';
import { learnByBurning } from './learn-foe.ts';
import { pushCreature } from './push.ts';
import { cureHero, restoreHero } from './recovery.ts';
import { areFoes, authorOf } from './sides.ts';
import type { GameState } from './state.ts';

/** Bits of a way to move that leave the ground: low and high. */
const FLYING = 6;

/** A view that is filled anew for each hit. */
type Hit = { -readonly [Field in keyof CreatureHitView]: CreatureHitView[Field] };
type States = { -readonly [Field in keyof CreatureStatesView]: CreatureStatesView[Field] };

/** The hero and the monsters of one level. */
export class LevelLiving implements Living {
  #state: GameState;
  /** Resistances by kind of creature, worked out once. */
  #resistances = new Map<Archetype, CreatureHitView['resistances']>();
  /** The hit under way: made once, filled anew for each. */
  #hit: Hit = { damage: 0, attackType: 0, level: 0, resistances: {} };
  #states: States = { damage: 0, attackType: 0, levelsAbove: 0, resistances: {} };
  #target!: Creature;
  #by = 0;
  #inflict = (brought: AttackState, turns: number): void =>
    bringState(this.#state, this.#target, brought, turns, this.#by);

  constructor(state: GameState) {
    this.#state = state;
  }

  isLiving(square: number): boolean {
    return this.#state.level.map.occupant[square] !== 0;
  }

  strike(strike: Strike): number {
    const state = this.#state;
    const target = state.creature(state.level.map.occupant[strike.square]!);
    const level = target === state.hero ? state.sheet.level : target.level;
    const hit = this.#hit;
    hit.damage = strike.damage;
    hit.attackType = strike.attackType;
    hit.level = level;
    hit.resistances = this.#resistancesOf(target);
    const damage = creatureHit(state.spells.chance, state.spells.rules, hit);
    const { owner, attackType, square } = strike;
    if (!bringsOnlyStates(attackType)) {
      state.logSeen('burned', square, owner, target.id, damage, attackType);
    }
    if (owner === state.hero.id && target !== state.hero && state.sees(square)) {
      learnByBurning(state, target, attackType);
    }
    hurt(state, target, damage, owner);
    if ((attackType & STATE_TYPES) !== 0 && target.alive) {
      this.#bringStates(target, strike, level);
    }
    return damage;
  }

  #bringStates(target: Creature, strike: Strike, level: number): void {
    const { spells } = this.#state;
    const view = this.#states;
    view.damage = strike.damage;
    view.attackType = strike.attackType;
    view.levelsAbove = level - strike.level;
    view.resistances = this.#resistancesOf(target);
    this.#target = target;
    this.#by = strike.owner;
    creatureStates(spells.chance, view, this.#inflict);
  }

  heal(creature: number, amount: number): number {
    return heal(this.#state, this.#state.creature(creature), amount);
  }

  squareOf(creature: number): number {
    return this.#state.creature(creature).square;
  }

  isQuarry(square: number, owner: number): boolean {
    const found = this.#on(square);
    const author = authorOf(this.#state, owner);
    if (found === undefined || author === undefined) {
      return found === this.#state.hero;
    }
    return areFoes(this.#state, author, found);
  }

  /** Nobody reflects spells yet. */
  reflectorsOn(): number {
    return 0;
  }

  /** Creatures without a weight of their own stand firm. */
  weightOn(square: number): number {
    const found = this.#on(square);
    return (found === undefined ? 0 : factOf(found.archetype, 'weight')) || -1;
  }

  fliesOn(square: number): boolean {
    const found = this.#on(square);
    return found !== undefined && (factOf(found.archetype, 'moveType') & FLYING) !== 0;
  }

  push(square: number, direction: number): void {
    const found = this.#on(square);
    if (found !== undefined) {
      pushCreature(this.#state, found, direction);
    }
  }

  restore(creature: number, store: Store, amount: number): boolean {
    return creature === this.#state.hero.id && restoreHero(this.#state, store, amount);
  }

  cure(creature: number, kinds: number): boolean {
    return creature === this.#state.hero.id && cureHero(this.#state, kinds);
  }

  #resistancesOf(creature: Creature): CreatureHitView['resistances'] {
    const { hero, sheet, ruleset } = this.#state;
    if (creature === hero) {
      return struckView(heroFacts(ruleset, sheet, hero)).resistances;
    }
    let known = this.#resistances.get(creature.archetype);
    if (known === undefined) {
      known = struckView(trueFacts(ruleset, creature)).resistances;
      this.#resistances.set(creature.archetype, known);
    }
    return known;
  }

  #on(square: number): Creature | undefined {
    const id = this.#state.level.map.occupant[square]!;
    return id === 0 ? undefined : this.#state.creature(id);
  }
}
