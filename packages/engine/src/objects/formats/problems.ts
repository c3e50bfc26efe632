// What a reader of content found wrong, how bad it is, and no more of it than anybody wants to
// read.

import type { ContentProblem } from '../../errors/index.ts';

/**
 * `error`: something was lost or can't be meant. `warning`: the original accepts it, and so does
 * the reading, but it's probably not what its author thinks.
 */
export type Severity = 'error' | 'warning';

/** A content problem with its weight. */
export interface FormatProblem extends ContentProblem {
  readonly severity: Severity;
}

const mostOfEach = 500;
const longestQuote = 60;

/**
 * Collects the problems of one text, at most 500 errors and 500 warnings, so that rubbish can't
 * fill memory.
 */
export class ProblemList {
  readonly #file: string;
  readonly #found: FormatProblem[] = [];
  #errors = 0;
  #warnings = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Everything found, in the order in which it was found. */
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

/**
 * Text as a problem shows it: in quotes, control characters spelled out, cut when long; `nothing`
 * when empty.
 */
export function quote(text: string): string {
  return text === '' ? 'nothing' : JSON.stringify(clip(text));
}

function clip(text: string): string {
  return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}
