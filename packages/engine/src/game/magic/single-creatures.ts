// The level for spells that single out one creature: doors through space, examinations. Crossfire
// server/spell_effect.c (dimension_door, probe).

import type { Creature } from '../../actors/index.ts';
import { factOf } from '../../objects/index.ts';
import { attackBit, probe } from '../../spellcraft/index.ts';
import { CAST_FAILURES, type CastFailure, type CreaturePort } from '../../spells/index.ts';
import { extendCondition } from '../body/afflict.ts';
import { noticeKind } from '../movement/noticing.ts';
import { rememberCreature } from '../movement/remembering.ts';
import { stepTo } from '../movement/stepping.ts';
import { PROBED_TRAITS, type ProbedTrait } from '../protocol/told/told-events.ts';
import { freeze } from '../state/freeze.ts';
import type { GameState } from '../state/state.ts';

/** Bit of the attack type of acid. */
const ACID = attackBit('acid');

/** The hero's level. */
export class LevelCreatures implements CreaturePort {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  isHero(creature: number): boolean {
    return this.#state.of(creature) !== undefined;
  }

  carry(hero: number, square: number, frozenTicks: number): void {
    const own = this.#state.of(hero);
    if (own === undefined) {
      return;
    }
    const { map } = own.level;
    own.logFelt('door-passed', hero, map.x(square), map.y(square));
    own.logToOthers('vanished', own.hero.square, hero);
    stepTo(own, square);
    freeze(own, frozenTicks);
  }

  examine(caster: number, square: number, power: number): void {
    const own = this.#state.of(caster);
    const id = this.#state.level.map.occupant[square]!;
    // A rune or a monster logs nothing about what it finds out.
    if (own === undefined || id === 0) {
      return;
    }
    const target = own.creature(id);
    const told = probe(own.ruleset.slots.spells, {
      power,
      level: target.level,
      hitPoints: target.hitPoints,
      maxHitPoints: target.maxHitPoints,
    });
    const isMonster = own.of(id) === undefined;
    if (!own.perceives(target)) {
      rememberCreature(own, square, target.archetype);
      own.logFelt('detected', id, own.level.map.x(square), own.level.map.y(square));
    }
    if (told.tellsKind && isMonster) {
      noticeKind(own, target);
    }
    const traits = this.#traitsOf(target, told.tellsKind && isMonster, told.markTurns > 0);
    own.logFelt('probed', caster, id, told.strength, told.health, traits);
    // A second examination doesn't lengthen the first one's mark.
    if (!target.conditions.has('examined')) {
      extendCondition(own, target, 'examined', told.markTurns);
    }
  }

  /** Traits as the bits of an event. */
  #traitsOf(target: Creature, kind: boolean, marked: boolean): number {
    const { combatFlags } = target.facts;
    const has: Readonly<Record<ProbedTrait, boolean>> = {
      undead: combatFlags.includes('undead'),
      acid:
        (factOf(target.archetype, 'attacktype') & ACID) !== 0 ||
        target.abilities.some(({ facts }) => (facts.attackType & ACID) !== 0),
      poisoned: target.conditions.has('poisoned'),
      kind,
      marked,
    };
    return PROBED_TRAITS.reduce((bits, trait, place) => bits | (has[trait] ? 1 << place : 0), 0);
  }

  failed(caster: number, why: CastFailure): void {
    this.#state.of(caster)?.logFelt('cast-in-vain', caster, CAST_FAILURES.indexOf(why));
  }
}
