// The result of verifying one file.

import type { Discrepancy } from './compare.ts';

/** One case whose answers differ. */
export interface Mismatch {
  readonly line: number;
  readonly input: string;
  readonly expected: string;
  readonly got: string;
  /** The first places where they differ. */
  readonly differences: readonly Discrepancy[];
}

/** The result of one file. */
export interface FileResult {
  readonly path: string;
  /** Empty when the header couldn't be read. */
  readonly rule: string;
  readonly ruleset: string;
  /** Whether the rule is built under this ruleset. If not, its cases are skipped. */
  readonly built: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of a scene: why it could be compared only up to some line; absent: it was compared wholly. */
  readonly partly?: string;
  /** The first cases that failed. */
  readonly mismatches: readonly Mismatch[];
  /** Why the file, or the rest of it, couldn't be read. */
  readonly problem: string | undefined;
}
