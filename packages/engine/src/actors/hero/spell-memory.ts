// How long a hero remembers each of his spells: a counter for each, which turns, casts and books change
// by the rules of casting. NetHack 3.6.7 src/spell.c (age_spells, sp_know).

import { type CastingRules, type MenuOrder, memoryAfterTurn } from '../../casting/index.ts';

/** Memories as they are saved: what is left, by the spell's id. */
export type SpellMemoryState = readonly (readonly [spell: number, left: number])[];

/** What is left of each known spell: turns, or casts where a ruleset counts those. */
export class SpellMemory {
  readonly #left = new Map<number, number>();
  /** What the menu of spells is sorted by. */
  menuOrder: MenuOrder = 'letter';

  /** What is left of a spell; one that nothing has happened to yet is known as from the start. */
  left({ memory }: CastingRules, spell: number): number {
    return this.#left.get(spell) ?? memory.atStart;
  }

  /** @param left 0 or more; 0: the spell is forgotten, but still in the list */
  set(spell: number, left: number): void {
    this.#left.set(spell, left);
  }

  /** The spell is taken off the list. */
  drop(spell: number): void {
    this.#left.delete(spell);
  }

  /** A turn passes over a spell; whatever the hero does. */
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
