// Problems found by a reader of content, with severities and a limit on their number.

import type { ContentProblem } from '../../errors/index.ts';

/**
 * `error`: data was lost, or is certainly wrong. `warning`: the original accepts it, but it's probably a
 * mistake.
 */
export type Severity = 'error' | 'warning';

/** A content problem with its severity. */
export interface FormatProblem extends ContentProblem {
  readonly severity: Severity;
}

const mostOfEach = 500;
const longestQuote = 60;

/**
 * Collects the problems of one text, at most 500 errors and 500 warnings, which bounds memory for garbage.
 */
export class ProblemList {
  readonly #file: string;
  readonly #found: FormatProblem[] = [];
  #errors = 0;
  #warnings = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** All problems in the order found. */
  get all(): FormatProblem[] {
    return this.#found;
  }

  error(line: number, field: string, expected: string, got: string): void {
    this.#add('error', ++this.#errors, { line, field, expected, got });
  }

  warn(line: number, field: string, expected: string, got: string): void {
    this.#add('warning', ++this.#warnings, { line, field, expected, got });
  }

  #add(severity: Severity, count: number, problem: Omit<ContentProblem, 'file'>): void {
    if (count < mostOfEach) {
      const field = clip(problem.field);
      this.#found.push({ severity, file: this.#file, ...problem, field });
    } else if (count === mostOfEach) {
      const expected = `fewer than ${mostOfEach} ${severity}s`;
      this.#found.push({
        ...problem,
        severity,
        file: this.#file,
        field: 'file',
        expected,
        got: 'more',
      });
    }
  }
}

/** Text as shown in a problem: quoted, control characters escaped, truncated if long; `nothing` if empty. */
export function quote(text: string): string {
  return text === '' ? 'nothing' : JSON.stringify(clip(text));
}

function clip(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}
