// What the process of the soak tells the process of its clients, and what that answers.

/** An order to the process of the clients. They are carried out one after the other. */
export type Order =
  /** That many clients open a game and leave it open. */
  | { readonly kind: 'idle'; readonly count: number }
  /** That many clients play from now on. */
  | { readonly kind: 'play'; readonly count: number; readonly pace: number }
  /** Tells what was measured since the last time. */
  | { readonly kind: 'measure' }
  /** Nobody plays any more. Idle clients look at their games once more and act. */
  | { readonly kind: 'wake' };

/** What was measured. */
export interface Measured {
  /** Milliseconds from each command to its answer. */
  readonly waits: readonly number[];
  /** Games that were begun. */
  readonly games: number;
  /** Answers that told of trouble, and connections that ended. */
  readonly problems: readonly string[];
  /** The share of the time that this process worked itself: it delays what it measures. */
  readonly busy: number;
}

/** What idle clients found when they came back. */
export interface Woken {
  /** Milliseconds until each had the answer to the first command. */
  readonly waits: readonly number[];
  /** Games that weren't as they were left. */
  readonly different: number;
}

/** The answer to an order. */
export type Reply<Kind extends Order['kind']> = Kind extends 'measure'
  ? Measured
  : Kind extends 'wake'
    ? Woken
    : Record<string, never>;
