// Retention of a hero's spells: a counter each, which turns, casts and books change by the casting rules.
// NetHack 3.6.7 src/spell.c (age_spells, sp_know).

import { type CastingRules, type MenuOrder, memoryAfterTurn } from '../../casting/index.ts';

/** The saved form: retention left, by the spell's id. */
export type SpellMemoryState = readonly (readonly [spell: number, left: number])[];

/** Retention left of each known spell: in turns, or in casts under rulesets that count those. */
export class SpellMemory {
  readonly #left = new Map<number, number>();
  /** The order of the spell menu. */
  menuOrder: MenuOrder = 'letter';

  /** Retention of a spell; full for a spell that hasn't changed yet. */
  left({ memory }: CastingRules, spell: number): number {
    return this.#left.get(spell) ?? memory.atStart;
  }

  /** @param left 0 or more; 0: forgotten, but still listed */
  set(spell: number, left: number): void {
    this.#left.set(spell, left);
  }

  /** Removes a spell from the list. */
  drop(spell: number): void {
    this.#left.delete(spell);
  }

  /** Ages a spell by one turn. It goes on whatever the hero does. */
  age(rules: CastingRules, spell: number): void {
    this.#left.set(spell, memoryAfterTurn(rules, this.left(rules, spell)));
  }

  save(): SpellMemoryState {
    return [...this.#left];
  }

  load(state: SpellMemoryState): void {
    for (const [spell, left] of state) {
      this.#left.set(spell, left);
    }
  }
}
