// Answers to odds questions, kept until the next command: several panels ask the same thing.

import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';

/** An answer under way, given, or not to be had. */
export type OddsState =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly answer: OddsAnswer }
  | { readonly kind: 'unanswered'; readonly message: string };

/** Milliseconds before a question that wasn't answered is asked again: a busy server refuses work. */
const PAUSES: readonly number[] = [1000, 3000, 10_000];

/** Asks each question once for each state of the game, and again where no answer came. */
export class OddsCache {
  readonly #ask: (question: OddsQuestion) => Promise<OddsAnswer>;
  readonly #pauses: readonly number[];
  readonly #states = new Map<string, ReadonlySignal<OddsState>>();

  /** @param pauses milliseconds before each repetition of a question that wasn't answered */
  constructor(ask: (question: OddsQuestion) => Promise<OddsAnswer>, pauses = PAUSES) {
    this.#ask = ask;
    this.#pauses = pauses;
  }

  /** The state of a question; asks it when it is new. */
  ask(question: OddsQuestion): ReadonlySignal<OddsState> {
    const key = JSON.stringify(question);
    const known = this.#states.get(key);
    if (known !== undefined) {
      return known;
    }
    const state = signal<OddsState>({ kind: 'asked' });
    this.#states.set(key, state);
    void this.#fill(key, state, question);
    return state;
  }

  /** Asks until an answer comes, the game has moved on, or the last pause is over. */
  async #fill(key: string, state: Signal<OddsState>, question: OddsQuestion): Promise<void> {
    for (const pause of [...this.#pauses, undefined]) {
      try {
        state.value = { kind: 'answered', answer: await this.#ask(question) };
        return;
      } catch (error) {
        state.value = { kind: 'unanswered', message: (error as Error).message };
      }
      if (pause === undefined) {
        return;
      }
      await new Promise(resolve => setTimeout(resolve, pause));
      if (this.#states.get(key) !== state) {
        return;
      }
    }
  }

  /** The answer to a question when it comes; undefined: there is none to be had. */
  answer(question: OddsQuestion): Promise<OddsAnswer | undefined> {
    const state = this.ask(question);
    return new Promise(resolve => {
      effect(() => {
        const { value } = state;
        if (value.kind !== 'asked') {
          resolve(value.kind === 'answered' ? value.answer : undefined);
        }
      });
    });
  }

  /** Forgets all answers: the game has moved on. */
  clear(): void {
    this.#states.clear();
  }
}
