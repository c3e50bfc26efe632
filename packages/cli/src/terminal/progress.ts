// A line of progress on standard error, for a person who watches. Each update overwrites the last.

import type { Terminal } from './terminal.ts';

/** Milliseconds between two lines. */
const EVERY = 250;

const ERASED = '\r\u001b[K';

/** The line. */
export class ProgressLine {
  readonly #terminal: Terminal;
  #shown = Number.NEGATIVE_INFINITY;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Shows a text, unless another has just been shown. */
  show(text: () => string): void {
    if (this.#terminal.watched && performance.now() - this.#shown > EVERY) {
      this.#shown = performance.now();
      this.#terminal.complain(`${ERASED}${text().slice(0, this.#terminal.columns - 1)}`);
    }
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#terminal.watched) {
      this.#terminal.complain(ERASED);
    }
  }
}
