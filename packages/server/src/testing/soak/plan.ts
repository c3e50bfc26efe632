// How long a soak lasts, who takes part, and what must hold.

/** What happens in a soak. */
export interface SoakPlan {
  /** Minutes that are measured. */
  readonly minutes: number;
  /** Clients who come before anything is measured, so that what the first games bring is there. */
  readonly first: number;
  /** Clients who open a game, play a little and then leave it open. */
  readonly idle: number;
  /** Clients who play all the time. */
  readonly playing: number;
  /** Milliseconds from an answer to the next command of a playing client, on average. */
  readonly pace: number;
  /** Seconds after which the server puts the game of an idle client away. */
  readonly putAway: number;
  /** Seconds of play before the measuring begins: programs are compiled, and tables are filled. */
  readonly warmUp: number;
  /** Seconds from each row of the report to the next. */
  readonly every: number;
}

/** Half an hour with 250 clients. */
export const USUAL_SOAK: SoakPlan = {
  minutes: 30,
  first: 10,
  idle: 200,
  playing: 50,
  pace: 1000,
  putAway: 20,
  warmUp: 120,
  every: 60,
};

/** Some seconds with few clients, for a test. */
export const SHORT_SOAK: SoakPlan = {
  minutes: 0.1,
  first: 2,
  idle: 10,
  playing: 3,
  pace: 100,
  putAway: 1,
  warmUp: 1,
  every: 3,
};

/** What must hold after a soak. */
export const BOUNDS = {
  /** Milliseconds within which 99 of 100 commands are answered. */
  p99: 50,
  /** Kilobytes that the game of an idle client takes in the server. */
  idleKilobytes: 100,
  /**
   * Megabytes an hour by which the memory of the server may grow, over the second half of a soak. A leak of a kilobyte for
   * each command would be 180 of them.
   */
  growth: 60,
} as const;
