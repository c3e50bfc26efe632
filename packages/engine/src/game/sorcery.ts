// The level on which NetHack's spells happen: whom they meet and what comes of it.
// NetHack 3.6.7 src/zap.c (bhitm, buzz, zapyourself, zhitm, zhitu), src/explode.c (explode).

import { heroTarget, monsterTarget } from '../actors/index.ts';
import type { CastingRules } from '../casting/index.ts';
import {
  blastForce,
  type DoorCharm,
  type Sorcerer,
  type Sorcery,
  type SorceryHit,
  type SorceryTarget,
  sorceryHit,
} from '../spells/index.ts';
import { SEE, traceLine } from '../world/index.ts';
import { charmDoor } from './charm-door.ts';
import { CHARMS } from './charms/index.ts';
import { digSquare } from './dig-square.ts';
import { burnCarried } from './item-loss.ts';
import { leapTo } from './leaping.ts';
import { MONSTER_CHARMS } from './monster-charms.ts';
import { meetSelf } from './own-spell.ts';
import { carryOutHit } from './sorcery-outcome.ts';
import type { GameState } from './state.ts';
import { stoneToFlesh } from './stone-to-flesh.ts';

/** Squares of the longest way that is asked for. */
const LONGEST_WAY = 80;

/** The level that the hero is on. */
export class LevelSorcery implements Sorcery {
  readonly rules: CastingRules;
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
    this.rules = state.ruleset.slots.casting;
  }

  targetOn(square: number): SorceryTarget | undefined {
    const { level, hero, sheet, ruleset } = this.#state;
    const id = level.map.occupant[square]!;
    if (id === 0) {
      return undefined;
    }
    return id === hero.id
      ? heroTarget(ruleset, sheet, hero)
      : monsterTarget(ruleset, level.creatures.get(id));
  }

  meet(square: number, hit: SorceryHit): void {
    this.#meet(square, hit, undefined);
  }

  missed(square: number, { owner }: SorceryHit): void {
    const state = this.#state;
    state.logSeen('missed', square, owner, state.level.map.occupant[square]!);
  }

  explode(squares: readonly number[], hit: SorceryHit): void {
    const force = blastForce(this.#state.luck('spells'), this.rules, hit);
    for (const square of squares) {
      this.#meet(square, hit, force);
    }
  }

  /** @param force of an explosion whose force is drawn */
  #meet(square: number, hit: SorceryHit, force: number | undefined): void {
    const state = this.#state;
    const target = this.targetOn(square);
    const creature = state.creature(state.level.map.occupant[square]!);
    if (target === undefined || !creature.alive) {
      return;
    }
    const chance = state.luck('spells');
    const view = { hit, target, ...(force !== undefined && { force }) };
    const outcome = sorceryHit(chance, this.rules, view);
    const burned = burnCarried(state, creature, hit, target);
    carryOutHit(state, creature, hit, { ...outcome, damage: outcome.damage + burned });
  }

  meetSelf(spell: string, hit: SorceryHit): void {
    meetSelf(this.#state, spell, hit);
  }

  charmDoor(square: number, charm: DoorCharm): boolean {
    return charmDoor(this.#state, square, charm);
  }

  stoneToFlesh(square: number, caster: number): boolean {
    return stoneToFlesh(this.#state, square, caster);
  }

  dig(square: number): 'open' | 'rock' | 'door' | 'wall' | 'solid' {
    return digSquare(this.#state, square);
  }

  leap(caster: number, square: number, reach: number): boolean {
    return caster === this.#state.hero.id && leapTo(this.#state, square, reach);
  }

  borrow(effect: string, by: Sorcerer, caster: number, blessed: boolean): boolean {
    const state = this.#state;
    if (caster === state.hero.id) {
      return CHARMS.get(effect)?.(state, by, blessed) ?? false;
    }
    return MONSTER_CHARMS.get(effect)?.(state, state.creature(caster), by.level) ?? false;
  }

  way(from: number, to: number): readonly number[] {
    const { map } = this.#state.level;
    const squares = new Int32Array(LONGEST_WAY);
    const count = traceLine(map, from, to, 'low', squares);
    const end = squares.indexOf(to);
    return Array.from(squares.subarray(0, end < 0 ? count : Math.min(count, end + 1)));
  }

  seen(square: number): boolean {
    const { level } = this.#state;
    return level.sees(square) && (level.map.bits[square]! & SEE) !== 0;
  }
}
