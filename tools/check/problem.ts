// A problem that a check finds, and its text.

/** One thing that breaks a rule of the house, at a place. */
export interface Problem {
  readonly path: string;
  /** Line, from 1; absent when the whole file is meant. */
  readonly line?: number;
  readonly message: string;
}

/** A problem as one line that editors and terminals make clickable. */
export function describeProblem({ path, line, message }: Problem): string {
  return line === undefined ? `${path}: ${message}` : `${path}:${line}: ${message}`;
}
