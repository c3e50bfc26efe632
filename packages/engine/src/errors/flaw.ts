/** The first thing that is wrong with data that was read, and where. */
export interface Flaw {
  /** Keys and places in lists, joined by dots. */
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}
