/** A problem in a content file: its position, what was expected and what was found. */
export interface ContentProblem {
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** The key or structure concerned, such as `dam` or `end`. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** An invalid content file. The message names file, line, field, expected and got. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.problems = problems;
  }
}

function describeProblem(problem: ContentProblem): string {
  const { file, line, field, expected, got } = problem;
  return `${file}:${line}: ${field}: expected ${expected}, got ${got}`;
}

/** A ruleset or composition that doesn't exist or is inconsistent. */
export class RulesetError extends Error {
  override readonly name = 'RulesetError';
}

/** A replay or save that doesn't lead to its recorded state. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** An input out of its range. The message names the field, its value and the range. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly field: string;
  readonly value: unknown;
  readonly expected: string;

  constructor(field: string, value: unknown, expected: string) {
    super(`${field}: expected ${expected}, got ${show(value)}`);
    this.field = field;
    this.value = value;
    this.expected = expected;
  }
}

/** A state that the engine considers impossible: always a bug of this program. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
