// Answers to odds questions, kept until the next command: several panels ask the same thing.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';

/** An answer under way, given, or not to be had. */
export type OddsState =
  | { readonly kind: 'asked' }
  | { readonly kind: 'answered'; readonly answer: OddsAnswer }
  | { readonly kind: 'unanswered'; readonly message: string };

/** Asks each question once for each state of the game. */
export class OddsCache {
  readonly #ask: (question: OddsQuestion) => Promise<OddsAnswer>;
  readonly #states = new Map<string, ReadonlySignal<OddsState>>();

  constructor(ask: (question: OddsQuestion) => Promise<OddsAnswer>) {
    this.#ask = ask;
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
    this.#ask(question).then(
      answer => {
        state.value = { kind: 'answered', answer };
      },
      (error: Error) => {
        state.value = { kind: 'unanswered', message: error.message };
      },
    );
    return state;
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
