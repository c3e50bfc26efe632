/** Where a content file is wrong, what was expected there and what stood there instead. */
export interface ContentProblem {
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** The key or structure concerned, such as `dam` or `end`. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** A content file that can't be read. The message names file, line, field, expected and got. */
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

/** A ruleset or composition that doesn't exist or doesn't fit together. */
export class RulesetError extends Error {
  override readonly name = 'RulesetError';
}

/** A replay or save that doesn't lead where it says. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Input of a caller outside its range. The message names the field, its value and the range. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly field: string;

  constructor(field: string, value: unknown, expected: string) {
    super(`${field}: expected ${expected}, got ${show(value)}`);
    this.field = field;
  }
}

/** A state that the engine holds to be impossible: always a defect of this program. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
