// The mana of the creatures of a level: a hero's energy, a monster's own.

import { OVERCHARGES, type Overcharge } from '../../spellcraft/index.ts';
import type { ManaStores } from '../../spells/index.ts';
import { prolong } from '../body/afflict.ts';
import {
  HUNDRED,
  monsterEnergy,
  mostMonsterEnergy,
  setMonsterEnergy,
} from '../body/monster-energy.ts';
import { giveBack } from '../body/pay.ts';
import type { GameState } from '../state/state.ts';

/** The creatures of the hero's level. */
export class LevelMana implements ManaStores {
  #state: GameState;

  constructor(state: GameState) {
    this.#state = state;
  }

  pointsOf(creature: number): number {
    const own = this.#state.of(creature);
    return own !== undefined
      ? own.sheet.energy
      : Math.floor(monsterEnergy(this.#state, this.#state.creature(creature)) / HUNDRED);
  }

  mostOf(creature: number): number {
    const own = this.#state.of(creature);
    return own !== undefined
      ? own.sheet.maxEnergy
      : Math.floor(mostMonsterEnergy(this.#state, this.#state.creature(creature)) / HUNDRED);
  }

  give(creature: number, points: number): void {
    this.#tell('mana-gained', creature, points);
    this.setPoints(creature, this.pointsOf(creature) + points);
  }

  take(creature: number, points: number): void {
    this.#tell('mana-lost', creature, points);
    this.setPoints(creature, this.pointsOf(creature) - points);
  }

  setPoints(creature: number, points: number): void {
    const state = this.#state;
    const own = state.of(creature);
    if (own === undefined) {
      setMonsterEnergy(state, state.creature(creature), HUNDRED * points);
    } else {
      giveBack(own.sheet, 'energy', points - own.sheet.energy);
    }
  }

  metNobody(caster: number): void {
    this.#state.of(caster)?.logFelt('nobody-there', caster);
  }

  /** A hero feels how much it is; of others only that it happens is seen. */
  #tell(kind: 'mana-gained' | 'mana-lost', creature: number, points: number): void {
    const state = this.#state;
    const own = state.of(creature);
    if (own === undefined) {
      state.logSeen(kind, state.creature(creature), creature, 0);
    } else {
      own.logFelt(kind, creature, points);
    }
  }

  overcharge(creature: number, effect: Overcharge): void {
    const state = this.#state;
    const { confusedTurns } = state.ruleset.slots.spells.releases.mana;
    const target = state.creature(creature);
    const own = state.of(creature);
    if (own !== undefined) {
      own.logFelt('overcharged', creature, OVERCHARGES.indexOf(effect));
    } else if (effect === 'explosion') {
      state.logSeen('overcharged', target, creature, OVERCHARGES.indexOf(effect));
    }
    if (effect === 'confusion') {
      prolong(state, target, 'confused', confusedTurns);
    }
  }
}
