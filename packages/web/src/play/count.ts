// The number typed before a command: how many moves or steps, or how many of a pile.

import { type ReadonlySignal, signal } from '@preact/signals';
import { FIELD_RANGES } from '@roguewright/engine/game';

/** The most moves of one command, so the highest number that can be typed. */
export const MOST_COUNTED = FIELD_RANGES.count[1];

/** What has been typed. */
interface Typed {
  /** 0 for none. */
  readonly number: number;
  /** Whether digits count, where else they walk. */
  readonly isBegun: boolean;
  /** Whether a higher number was typed than is possible. */
  readonly isCapped: boolean;
}

const NOTHING: Typed = { number: 0, isBegun: false, isCapped: false };

/** The number that is being typed. */
export class Count {
  readonly #typed = signal<Typed>(NOTHING);

  /** What has been typed so far. */
  get typed(): ReadonlySignal<Typed> {
    return this.#typed;
  }

  /** Whether digits count, where else they walk. */
  get isBegun(): boolean {
    return this.#typed.value.isBegun;
  }

  /** The digits to come are a number. */
  begin(): void {
    this.#typed.value = { ...NOTHING, isBegun: true };
  }

  /** Appends a digit. */
  digit(digit: number): void {
    const number = this.#typed.value.number * 10 + digit;
    this.#typed.value = {
      ...this.#typed.value,
      number: Math.min(MOST_COUNTED, number),
      isCapped: number > MOST_COUNTED,
    };
  }

  /** The number is used, or given up. */
  clear(): void {
    this.#typed.value = NOTHING;
  }

  /** The number, or another one where none was typed. */
  or(usual: number): number {
    return this.#typed.value.number || usual;
  }
}
