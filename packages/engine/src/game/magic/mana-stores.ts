// The mana of the creatures of a level: a hero's energy, a monster's own.

import type { Creature } from '../../actors/index.ts';
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
    if (own !== undefined) {
      return own.sheet.energy;
    }
    const monster = this.#monster(creature);
    return monster === undefined ? 0 : Math.floor(monsterEnergy(this.#state, monster) / HUNDRED);
  }

  mostOf(creature: number): number {
    const own = this.#state.of(creature);
    if (own !== undefined) {
      return own.sheet.maxEnergy;
    }
    const monster = this.#monster(creature);
    return monster === undefined
      ? 0
      : Math.floor(mostMonsterEnergy(this.#state, monster) / HUNDRED);
  }

  /** A monster of the level; undefined for a fixture that casts, which has no mana. */
  #monster(id: number): Creature | undefined {
    return this.#state.level.creatures.find(id);
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
    const monster = this.#monster(creature);
    if (own !== undefined) {
      giveBack(own.sheet, 'energy', points - own.sheet.energy);
    } else if (monster !== undefined) {
      setMonsterEnergy(state, monster, HUNDRED * points);
    }
  }

  metNobody(caster: number): void {
    this.#state.of(caster)?.logFelt('nobody-there', caster);
  }

  /** A hero feels how much it is; of others only that it happens is seen. */
  #tell(kind: 'mana-gained' | 'mana-lost', creature: number, points: number): void {
    const state = this.#state;
    const own = state.of(creature);
    const monster = this.#monster(creature);
    if (own !== undefined) {
      own.logFelt(kind, creature, points);
    } else if (monster !== undefined) {
      state.logSeen(kind, monster, creature, 0);
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
