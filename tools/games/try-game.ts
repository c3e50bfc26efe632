// What a game by a player in code came to.

/** The players in code. */
export type PlayerName = 'simple' | 'odds';

/** What a game came to. Plain data. */
export interface TriedGame {
  readonly number: number;
  readonly role: string;
  /** `won`, `died`, or `unfinished` after the last permitted command. */
  readonly kind: string;
  readonly killer: string;
  /** The level where it ended, and the deepest that the hero saw. */
  readonly depth: number;
  readonly deepest: number;
  readonly heroLevel: number;
  readonly turns: number;
  readonly commands: number;
  /** What went wrong, with the role, race and seed; absent: nothing. */
  readonly problem?: string;
}
