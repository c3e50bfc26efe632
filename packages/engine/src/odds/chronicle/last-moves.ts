// The last moves of a game as people look at them. Plain JSON.

/** An act in words, with its danger. */
export interface WeighedAct {
  /** `strike south`. */
  readonly text: string;
  /** Probability of death before the hero's next move but one, 0…1. */
  readonly death: number;
}

/** One command of the last turns. */
export interface MortemMove extends WeighedAct {
  /** Number of the command, from 1. */
  readonly sequence: number;
  readonly turn: number;
  /** Before the command. */
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  /** Something in sight could do what the hero didn't know: death was as likely as that, or likelier. */
  readonly atLeast: boolean;
  /** The safest act that was weighed; absent: none was safer by half a percent. */
  readonly safer?: WeighedAct;
}
