// A chance that forwards notes: another chance makes the choices, and the facts that a rule notes go to a
// notebook instead of being discarded. The game uses it to report a critical hit drawn by the rule itself.

import type { Chance, Notebook } from '../contract/chance.ts';
import { OneRun } from './one-run.ts';

/** A chance that forwards a rule's notes. */
export class HeardChance extends OneRun {
  readonly #luck: Chance;
  readonly #notebook: Notebook;

  /** @param luck makes the choices @param notebook receives the notes */
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
