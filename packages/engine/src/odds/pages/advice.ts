// Which of two weapons is better, and what would help an attack or a cast. Plain JSON.

/** Two weapons against one target, each in a fight of its own. */
export interface Verdict {
  /** The probability that the other weapon needs fewer attacks than the one in hand, and that it needs more. */
  readonly sooner: number;
  readonly later: number;
  /** The probability that the other is better on average, by what both may be; absent: both are known. */
  readonly better?: number;
}

/** One change, and the figure with it. */
export interface HelpStep {
  /** What changes: `Strength`. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly after: number;
}

/** What would help, the most helpful first. */
export interface HelpAnswer {
  /** The figure that it is about: the chance that a cast fails, or the mean number of tries to kill. */
  readonly figure: 'fail' | 'tries';
  readonly before: number;
  /** A single step of each number; only those that help. */
  readonly steps: readonly HelpStep[];
  /** Carried weapons that are better on average, the best first. */
  readonly weapons: readonly { readonly name: string; readonly after: number }[];
}

/** Parts of an answer. */
export interface AdvicePart {
  /** Beside the weapons of `compare`; absent: one of them may never kill. */
  readonly verdict?: Verdict;
  /** The answer to `help`; absent: there is no such figure. */
  readonly help?: HelpAnswer;
}
