// The last moves of a game as people look at them. Plain JSON.

/** An act in words, with its danger. */
export interface WeighedAct {
  /** `strike south`. */
  readonly text: string;
  /** Probability to be dead five moves later, 0…1, as far as the hero knew. */
  readonly death: number;
}

/** The danger of one command. */
export interface DangerPoint {
  /** Number of the command, from 1. */
  readonly sequence: number;
  readonly turn: number;
  /** Before the command. */
  readonly hitPoints: number;
  /** Probability to be dead five moves later, 0…1, as far as the hero knew. */
  readonly death: number;
}

/** One command of the last turns. */
export interface MortemMove extends WeighedAct, DangerPoint {
  readonly maxHitPoints: number;
  /** The death chance is right within this, 19 times in 20; 0: exact. */
  readonly plusMinus: number;
  /** No enemy was in sight that could kill the hero, so the chance is 0 as far as he knew. */
  readonly unseen?: true;
  /** The safest act that was weighed; absent: none was clearly safer. */
  readonly safer?: WeighedAct;
}
