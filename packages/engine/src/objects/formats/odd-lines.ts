// Reports lines that no editor produces: with NUL characters, or excessively long.

import type { ProblemList } from './problems.ts';

const longestLine = 16384;

/** Checks the lines of a text as they pass. */
export class OddLines {
  readonly #text: string;
  readonly #problems: ProblemList;
  #nul: number;

  constructor(text: string, problems: ProblemList) {
    this.#text = text;
    this.#problems = problems;
    this.#nul = text.indexOf('\0');
  }

  /** Checks the line from `start` to `next`, the start of the next line. */
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
