// Luck that somebody listens to: every choice is made by other luck, and the facts that a rule notes are
// handed on, which luck that is played would drop. So a game can tell of the critical hit that the rule
// itself has drawn.

import type { Chance, Notebook } from '../contract/chance.ts';
import { OneRun } from './one-run.ts';

/** Luck that hands the notes of a rule on. */
export class HeardChance extends OneRun {
  readonly #luck: Chance;
  readonly #notebook: Notebook;

  /** @param luck makes the choices @param notebook hears what is noted */
  constructor(luck: Chance, notebook: Notebook) {
    super();
    this.#luck = luck;
    this.#notebook = notebook;
  }

  note(fact: string, amount?: number, other?: number): void {
    this.#notebook.note(fact, amount, other);
  }

  test(k: number, n: number, label?: string): boolean {
    return this.#luck.test(k, n, label);
  }

  roll(count: number, sides: number, label?: string): number {
    return this.#luck.roll(count, sides, label);
  }

  pick(weights: ArrayLike<number>, label?: string): number {
    return this.#luck.pick(weights, label);
  }

  below(n: number, label?: string): number {
    return this.#luck.below(n, label);
  }
}
