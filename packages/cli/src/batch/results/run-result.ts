// What one run of one arm came to. Plain data.

/** Words and integers by name. */
export interface RunResult {
  /** `end` says how it ended; others, such as `killer`, may be missing. */
  readonly labels: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** What went wrong, which is no result of the rules: a game that is not the same when it is performed again. */
  readonly problem?: string;
}

/** One line of the rows: a run, with the result of each arm. */
export interface RunRow {
  readonly run: number;
  readonly arms: readonly RunResult[];
}
