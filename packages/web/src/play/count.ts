// The number typed before a command: how many moves, or how many of a pile.

import { type ReadonlySignal, signal } from '@preact/signals';

/** Most that is typed. */
const MOST = 99;

/** The number that is being typed. */
export class Count {
  readonly #number = signal(0);
  #isBegun = false;

  /** 0 for none. */
  get number(): ReadonlySignal<number> {
    return this.#number;
  }

  /** Whether digits count, where else they walk. */
  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** The digits to come are a number. */
  begin(): void {
    this.clear();
    this.#isBegun = true;
  }

  /** Appends a digit. */
  digit(digit: number): void {
    this.#number.value = Math.min(MOST, this.#number.value * 10 + digit);
  }

  /** The number is used, or given up. */
  clear(): void {
    this.#number.value = 0;
    this.#isBegun = false;
  }

  /** The number, or another one where none was typed. */
  or(usual: number): number {
    return this.#number.value || usual;
  }
}
