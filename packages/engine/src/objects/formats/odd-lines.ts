// Lines that no editor makes: with NUL characters, or longer than anything a person writes.

import type { ProblemList } from './problems.ts';

const longestLine = 16384;

/** Watches the lines of a text go by. */
export class OddLines {
  readonly #text: string;
  readonly #problems: ProblemList;
  #nul: number;

  constructor(text: string, problems: ProblemList) {
    this.#text = text;
    this.#problems = problems;
    this.#nul = text.indexOf('\0');
  }

  /** Looks at the line from `start` up to `next`, where the next one starts. */
  pass(line: number, start: number, next: number): void {
    if (next - start > longestLine) {
      const got = `${next - start} characters`;
      this.#problems.warn(line, 'line', `at most ${longestLine} characters`, got);
    }
    if (this.#nul >= 0 && this.#nul < next) {
      this.#problems.error(line, 'line', 'text', 'a NUL character');
      this.#nul = this.#text.indexOf('\0', next);
    }
  }
}
