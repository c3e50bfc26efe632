// The question before a dangerous act, as the page holds it until it is answered.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Doubt } from '@roguewright/engine/host';

/** A question that waits, and what takes its answer. */
interface WaitingDoubt {
  readonly doubt: Doubt;
  readonly take: (goesOn: boolean) => void;
}

/** Keys that press the button with the focus, or change what another key writes. */
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ', 'Shift', 'Control', 'Alt', 'Meta']);

/** At most one question waits: while it does, no other command is carried out. */
export class Doubts {
  readonly #waiting = signal<WaitingDoubt | undefined>(undefined);
  readonly #missed = signal(false);

  /** The question that waits. */
  get asked(): ReadonlySignal<WaitingDoubt | undefined> {
    return this.#waiting;
  }

  /** Whether a key was pressed, or something clicked, that answers nothing. */
  get missed(): ReadonlySignal<boolean> {
    return this.#missed;
  }

  /** Asks, and resolves to the answer. */
  ask(doubt: Doubt): Promise<boolean> {
    return new Promise(take => {
      this.#missed.value = false;
      this.#waiting.value = { doubt, take };
    });
  }

  /** Answers the question that waits. */
  answer(goesOn: boolean): void {
    const waiting = this.#waiting.value;
    this.#waiting.value = undefined;
    waiting?.take(goesOn);
  }

  /** A click beside the question: it goes on waiting, and says so. */
  miss(): void {
    this.#missed.value = true;
  }

  /** A key while a question waits. @returns whether it meant something */
  press(key: string): boolean {
    if (key === 'y' || key === 'n' || key === 'Escape') {
      this.answer(key === 'y');
      return true;
    }
    this.#missed.value ||= !PRESSES.has(key);
    return false;
  }
}
