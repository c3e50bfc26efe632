// The creatures as bearers of forces, as far as the hero knows them.

import { attackNumber } from '../../spellcraft/index.ts';
import type { BearerView, Forces } from '../../spells/index.ts';
import { copyOfNoticed } from '../forces/noticed.ts';
import { isHostile } from '../state/sides.ts';
import type { GameState } from '../state/state.ts';
import type { KnownCreature } from './known.ts';

/** Answers to spells about those who bear forces. */
export interface KnownBearers {
  known(creature: number): { readonly forces: Forces; readonly view: BearerView } | undefined;
  passes(creature: number, square: number): boolean;
  standsWith(bearer: number, other: number): boolean;
}

/** The number of the attack type of magic. */
const MAGIC = attackNumber('magic');

/** The hero with all that he bears, and the creatures that he sees with the forces that he has noticed. */
export function knownBearers(
  state: GameState,
  creatures: readonly KnownCreature[],
  ground: { openToEffects(square: number): boolean },
): KnownBearers {
  const { bearers } = state.spells;
  const { hero, sheet } = state;
  return {
    known: id => {
      if (id === hero.id) {
        return { forces: sheet.forces.copy(), view: bearers.bearer(id) };
      }
      const seen = creatures.find(creature => creature.id === id);
      if (seen === undefined) {
        return undefined;
      }
      const forces = copyOfNoticed(state, state.creature(id));
      const resistsMagic = seen.resistances[MAGIC] ?? 0;
      const { race, kindName, undead, life, mostLife = life } = seen;
      const isHero = state.of(id) !== undefined;
      const patient = { race, kindName, undead, isHero, mostHitPoints: mostLife };
      return { forces, view: { pace: 0, resistsMagic, denied: 0, patient } };
    },
    passes: (_, square) => ground.openToEffects(square),
    standsWith: (_, other) => {
      const seen = creatures.find(({ id }) => id === other);
      const isHero = state.of(other) !== undefined;
      return seen !== undefined && !isHero && !isHostile(state, state.creature(other));
    },
  };
}
