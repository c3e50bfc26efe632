/** The first error in data that was read, with its position. */
export interface Flaw {
  /** Keys and list indexes, joined by dots. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}
