// The level for NetHack's spells: their targets and consequences. NetHack 3.6.7 src/zap.c (bhitm, buzz,
// zapyourself, zhitm, zhitu), src/explode.c (explode).

import { type Creature, spellTarget } from '../../actors/index.ts';
import type { CastingRules } from '../../casting/index.ts';
import {
  blastForce,
  type CasterView,
  type DoorCharm,
  type PowerHit,
  type PowerRules,
  powerHit,
  type SpellPort,
  type SpellTarget,
  type SteedThere,
} from '../../spells/index.ts';
import { footprint, SEE, squaresTo } from '../../world/index.ts';
import { holdHero } from '../body/helpless.ts';
import { charmBoxes } from '../items/handled/charm-boxes.ts';
import { burnCarried } from '../items/item-loss.ts';
import { stoneToFlesh } from '../items/stone-to-flesh.ts';
import { hearPower } from '../magic/heard/hear-hits.ts';
import { learnByMeeting } from '../magic/learn-foe.ts';
import { healByOwnSpell, meetSelf } from '../magic/own-spell.ts';
import { charmDoor } from '../movement/charm-door.ts';
import { digSquare } from '../movement/dig-square.ts';
import { leapTo } from '../movement/leaping.ts';
import { steedUnder } from '../movement/riding/riding.ts';
import { reflectsOwn } from '../state/reflectors.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import { trueFactsOf } from '../state/true-facts.ts';

/** The hero's level. */
export class LevelSpellPort implements SpellPort {
  readonly rules: CastingRules;
  readonly powers: PowerRules;
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
    this.rules = state.ruleset.slots.casting;
    this.powers = state.powers.rules;
  }

  targetOn(square: number): SpellTarget | undefined {
    const state = this.#state;
    const id = state.level.map.occupant[square]!;
    if (id === 0) {
      return undefined;
    }
    return spellTarget(state.ruleset, trueFactsOf(state, state.creature(id)));
  }

  steedOn(square: number): SteedThere | undefined {
    const state = this.#state;
    const steed = steedUnder(state, state.level.map.occupant[square]!);
    if (steed === undefined || reflectsOwn(state, steed, 'reflects-spells')) {
      return undefined;
    }
    const target = spellTarget(state.ruleset, trueFactsOf(state, steed));
    return {
      target,
      oneIn: state.ruleset.slots.world.companions.riding.raysOneIn,
      meet: hit => this.#befall(steed, target, hit, undefined),
      missed: ({ owner }) => state.logSeen('missed', square, owner, steed.id),
    };
  }

  meet(square: number, hit: PowerHit): void {
    this.#meet(square, hit, undefined);
  }

  missed(square: number, { owner }: PowerHit): void {
    const state = this.#state;
    state.logSeen('missed', square, owner, state.level.map.occupant[square]!);
  }

  explode(squares: readonly number[], hit: PowerHit): void {
    const force = blastForce(this.#state.luck('spells'), this.rules, hit);
    const state = this.#state;
    for (const square of squares) {
      // An explosion reaches the rider, and the steed under him.
      const steed = steedUnder(state, state.level.map.occupant[square]!);
      this.#meet(square, hit, force);
      if (steed?.alive === true) {
        this.#befall(steed, spellTarget(state.ruleset, trueFactsOf(state, steed)), hit, force);
      }
    }
  }

  /** @param force of an explosion with a drawn force */
  #meet(square: number, hit: PowerHit, force: number | undefined): void {
    const state = this.#state;
    const target = this.targetOn(square);
    const creature = state.creature(state.level.map.occupant[square]!);
    if (target !== undefined && creature.alive) {
      this.#befall(creature, target, hit, force);
    }
  }

  #befall(creature: Creature, target: SpellTarget, hit: PowerHit, force: number | undefined): void {
    const state = this.#state;
    const chance = state.luck('spells');
    const view = { hit, target, ...(force !== undefined && { force }) };
    const outcome = powerHit(chance, this.rules, view);
    const heardHit = { target: creature, owner: hit.owner, name: '' };
    hearPower(state, heardHit, this.rules, view, outcome);
    learnByMeeting(state, creature, hit);
    const burned = burnCarried(state, creature, hit, target);
    const { meets } = state.powers.find(hit.power.word) ?? {};
    meets?.(state, creature, hit, { ...outcome, damage: outcome.damage + burned });
  }

  meetSelf(spell: string, hit: PowerHit): void {
    const state = this.#state;
    const monster = state.level.creatures.find(hit.owner);
    if (monster === undefined) {
      meetSelf(state.of(hit.owner) ?? state, spell, hit);
    } else {
      healByOwnSpell(state, monster, spell);
    }
  }

  /** No power of a monster affects those around it. */
  foesOf(caster: number): readonly number[] {
    const state = this.#state;
    return state.of(caster) === undefined
      ? []
      : state.level.creatures.all
          .filter(creature => creature.alive && isHostile(state, creature))
          .flatMap(({ shape, square }) => footprint(state.level.map, shape, square));
  }

  inSight(square: number): boolean {
    return this.#state.sees(square);
  }

  metNobody(caster: number): void {
    this.#state.of(caster)?.logFelt('odd-feeling', caster);
  }

  charmDoor(square: number, charm: DoorCharm): boolean {
    const door = charmDoor(this.#state, square, charm);
    return charmBoxes(this.#state, square, charm) || door;
  }

  stoneToFlesh(square: number, caster: number): boolean {
    return stoneToFlesh(this.#state, square, caster);
  }

  dig(square: number): 'open' | 'rock' | 'door' | 'wall' | 'solid' {
    return digSquare(this.#state, square);
  }

  leap(caster: number, square: number, reach: number): boolean {
    const own = this.#state.of(caster);
    if (own === undefined || !leapTo(own, square, reach)) {
      return false;
    }
    // What is left of the turn is gone. NetHack 3.4.3 src/apply.c (jump)
    holdHero(own, 'jumping', own.ruleset.slots.speed.quickness.jumpTurns);
    return true;
  }

  release(word: string, by: CasterView, caster: number, blessed: boolean): boolean {
    const state = this.#state;
    const deed = state.powers.find(word);
    const own = state.of(caster);
    if (own !== undefined) {
      return word !== deed?.monstersWord && (deed?.cast?.(own, by, blessed) ?? false);
    }
    const monster = state.level.creatures.find(caster);
    return monster !== undefined && (deed?.byMonster?.(state, monster, by.level) ?? false);
  }

  way(from: number, to: number): readonly number[] {
    return squaresTo(this.#state.level.map, from, to);
  }

  seen(square: number): boolean {
    const { level, memory } = this.#state;
    return memory.sees(square) && (level.map.bits[square]! & SEE) !== 0;
  }
}
