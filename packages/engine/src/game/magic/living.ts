// The creatures of a level, as input of spells.

import { type Creature, heroFacts, struckView, trueFacts, wornThings } from '../../actors/index.ts';
import { type Archetype, factOf, movementBit } from '../../objects/index.ts';
import {
  type AttackState,
  bringsOnlyStates,
  type CreatureHitView,
  type CreatureStatesView,
  creatureHit,
  creatureStates,
  isJudged,
  type Living,
  STATE_TYPES,
  type Store,
  type Strike,
  type StruckCreature,
} from '../../spells/index.ts';
import { applyState } from '../body/afflict.ts';
import { heal, hurt } from '../body/harm.ts';
import { cureHero, restoreHero } from '../body/recovery.ts';
import { pushCreature } from '../movement/push.ts';
import { areFoes, authorOf, isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { learnByBurning } from './learn-foe.ts';

/** Movement type bits of flying: low and high. */
const FLYING = movementBit('flying');

/** The flag of creatures that reflect spells. */
const REFLECTS = 'reflect_spell';

/** A view that is refilled for each hit. */
type Hit = { -readonly [Field in keyof CreatureHitView]: CreatureHitView[Field] };
type States = { -readonly [Field in keyof CreatureStatesView]: CreatureStatesView[Field] };

/** The hero and the monsters of one level. */
export class LevelLiving implements Living {
  #state: GameState;
  /** Facts of kinds of creatures as targets. */
  #kinds = new Map<Archetype, StruckCreature>();
  /** The current hit: allocated once, refilled each time. */
  #hit: Hit = {
    damage: 0,
    attackType: 0,
    strikerLevel: 0,
    slaying: '',
    level: 0,
    resistances: {},
    race: '',
    kindName: '',
    undead: false,
    lifeless: false,
    life: 0,
    experience: 0,
    squares: 1,
    full: true,
    part: false,
  };
  #states: States = {
    damage: 0,
    attackType: 0,
    levelsAbove: 0,
    resistances: {},
    level: 0,
    undead: false,
    judged: false,
    turner: { level: 0, wisdom: 0 },
    part: false,
  };
  #target!: Creature;
  #by = 0;
  #inflict = (brought: AttackState, turns: number): void =>
    applyState(this.#state, this.#target, brought, turns, this.#by);

  constructor(state: GameState) {
    this.#state = state;
  }

  isLiving(square: number): boolean {
    const { level } = this.#state;
    return level.map.occupant[square] !== 0 || level.fixtures.wallOn(square) !== undefined;
  }

  strike(strike: Strike): number {
    const state = this.#state;
    if (state.level.map.occupant[strike.square] === 0) {
      return state.ports.fixtures.struck(strike);
    }
    const target = state.creature(state.level.map.occupant[strike.square]!);
    const { owner, attackType, square } = strike;
    const hit = this.#hit;
    hit.full = strike.full;
    hit.part = square !== target.square;
    hit.damage = strike.damage;
    hit.attackType = attackType;
    hit.strikerLevel = strike.level;
    hit.slaying = strike.slaying;
    this.#face(target);
    const damage = creatureHit(state.spells.chance, state.spells.rules, hit);
    if (!bringsOnlyStates(attackType)) {
      state.logSeen('burned', square, owner, target.id, damage, attackType);
    }
    const caster = state.of(owner);
    const learns = caster?.isOn(state.level) === true && caster.sees(square);
    if (learns && state.of(target.id) === undefined) {
      learnByBurning(caster, target, attackType);
    }
    hurt(state, target, damage, owner);
    if ((attackType & STATE_TYPES) !== 0 && target.alive) {
      this.#applyStates(target, strike);
    }
    return damage;
  }

  #applyStates(target: Creature, strike: Strike): void {
    const { spells } = this.#state;
    const { level, resistances, undead } = this.#hit;
    const view = this.#states;
    view.damage = strike.damage;
    view.attackType = strike.attackType;
    view.levelsAbove = level - strike.level;
    view.resistances = resistances;
    view.level = level;
    view.undead = undead;
    view.part = this.#hit.part === true;
    view.judged = isJudged(spells.rules, this.#hit, strike.slaying);
    view.turner = this.#turnerOf(strike);
    this.#target = target;
    this.#by = strike.owner;
    creatureStates(spells.chance, spells.rules, view, this.#inflict);
  }

  /** The caster for turning: the effect's owner if present, else the effect itself. */
  #turnerOf({ owner, level }: Strike): CreatureStatesView['turner'] {
    const { level: here } = this.#state;
    const own = this.#state.of(owner);
    if (own !== undefined) {
      return { level: own.sheet.level, wisdom: own.sheet.present.wisdom };
    }
    return { level: here.creatures.find(owner)?.level ?? level, wisdom: 0 };
  }

  heal(caster: number, amount: number): number {
    const target = this.#helpedBy(caster);
    return target === undefined ? 0 : heal(this.#state, target, amount);
  }

  idOn(square: number): number {
    return this.#state.level.map.occupant[square]!;
  }

  squareOf(caster: number): number {
    const { level, scratch } = this.#state;
    const fixture = level.fixtures.find(caster);
    if (fixture !== undefined) {
      return fixture.square;
    }
    return scratch.aimsFrom >= 0 ? scratch.aimsFrom : this.#state.creature(caster).square;
  }

  isOn(creature: number, square: number): boolean {
    const { level } = this.#state;
    if (level.map.occupant[square] === creature) {
      return true;
    }
    const own = this.#state.of(creature);
    return own !== undefined
      ? own.isOn(level) && own.hero.alive && own.hero.square === square
      : level.fixtures.find(creature)?.square === square;
  }

  /** A creature helps itself; a fixture helps the creature on its square. */
  #helpedBy(caster: number): Creature | undefined {
    const fixture = this.#state.level.fixtures.find(caster);
    return fixture === undefined ? this.#state.creature(caster) : this.#on(fixture.square);
  }

  isQuarry(square: number, owner: number): boolean {
    const found = this.#on(square);
    const author = authorOf(this.#state, owner);
    if (found === undefined || author === undefined) {
      return found !== undefined && this.#state.of(found.id) !== undefined;
    }
    return areFoes(this.#state, author, found);
  }

  isOpposed(square: number, caster: number): boolean {
    const state = this.#state;
    const found = this.#on(square);
    const author = authorOf(state, caster);
    const hostile = author === undefined || isHostile(state, author);
    return found !== undefined && isHostile(state, found) !== hostile;
  }

  /** 1 for a kind that reflects spells or a hero who wears a reflecting item, else 0. */
  reflectorsOn(square: number): number {
    const found = this.#on(square);
    return found !== undefined && this.#reflects(found) ? 1 : 0;
  }

  #reflects(creature: Creature): boolean {
    const own = this.#state.of(creature.id);
    return own !== undefined
      ? wornThings(own.sheet).some(item => item.hasFlag(REFLECTS))
      : creature.archetype.flags.has(REFLECTS);
  }

  /** Creatures without a stated weight can't be pushed. */
  weightOn(square: number): number {
    const found = this.#on(square);
    const isHead = found?.square === square;
    return (isHead ? factOf(found.archetype, 'weight') : 0) || -1;
  }

  sizeOn(square: number): number {
    return this.#on(square)?.shape.size ?? 1;
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
    const own = this.#state.of(this.#helpedBy(creature)?.id ?? 0);
    return own !== undefined && restoreHero(own, store, amount);
  }

  cure(creature: number, kinds: number): boolean {
    const own = this.#state.of(this.#helpedBy(creature)?.id ?? 0);
    return own !== undefined && cureHero(own, kinds);
  }

  /** Fills in the target of the hit; facts of a monster's kind are cached. */
  #face(creature: Creature): void {
    const { ruleset } = this.#state;
    const hit = this.#hit;
    const own = this.#state.of(creature.id);
    if (own !== undefined) {
      Object.assign(hit, struckView(heroFacts(ruleset, own.sheet, creature)));
      return;
    }
    if (!creature.forces.none) {
      Object.assign(hit, struckView(trueFacts(ruleset, creature)));
      return;
    }
    let kind = this.#kinds.get(creature.archetype);
    if (kind === undefined) {
      kind = struckView(trueFacts(ruleset, creature));
      this.#kinds.set(creature.archetype, kind);
    }
    Object.assign(hit, kind);
    hit.level = creature.level;
    hit.life = creature.hitPoints;
  }

  #on(square: number): Creature | undefined {
    const id = this.#state.level.map.occupant[square]!;
    return id === 0 ? undefined : this.#state.creature(id);
  }
}
