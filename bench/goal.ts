// What a benchmark is told and what it tells.

import type { Compiler } from './compiled.ts';
import type { Comparison, Effort } from './measure.ts';
import type { Peers } from './peers/all.ts';

/** What every benchmark is told. */
export interface Bench {
  /** Absent where no C compiler is at hand: then what is measured against C is left out. */
  readonly compiler: Compiler | undefined;
  readonly effort: Effort;
  /** Peers whose source trees were given. */
  readonly peers: Peers;
  /** Prints a line about the work itself: checksums, counts, errors. */
  say(line: string): void;
}

/** One measured ratio, and what it should be. */
export interface Row {
  /** Absent: measured for the sake of comparison. */
  readonly goal?: string;
  readonly what: string;
  /** Absent: not measured; `lacking` says for want of what. */
  readonly measured: Comparison | undefined;
  /** Why nothing was measured; absent: for want of a C compiler. */
  readonly lacking?: string;
  /** The least ratio that is good enough; absent: none. */
  readonly must?: number;
  /** The ratio hoped for. */
  readonly stretch?: number;
}

/** A benchmark of one or two goals. */
export interface Benchmark {
  /** What the command line calls it. */
  readonly name: string;
  readonly about: string;
  measure(bench: Bench): readonly Row[] | Promise<readonly Row[]>;
}

/** Two sides did not come to the same result. */
export class Disagreement extends Error {}

/** Throws a Disagreement unless both sides came to the same result. */
export function mustAgree(what: string, ours: number, theirs: number): void {
  if (ours !== theirs) {
    throw new Disagreement(`${what}: ${ours} here, ${theirs} there`);
  }
}
