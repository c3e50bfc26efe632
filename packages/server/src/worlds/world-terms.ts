// The terms of a shared world: how its time passes.

/** Time waits until every hero in the world has acted, or passes by itself. */
export type WorldClock = 'waiting' | 'running';

/** What a world was begun with besides its game. */
export interface WorldTerms {
  readonly clock: WorldClock;
  /** Ticks of the world in a second of a running clock, 1…40; a turn has 10. 0 with a waiting clock. */
  readonly ticksPerSecond: number;
}

/** Ticks in a second of a running clock: at least, at most, and where none are stated. */
export const TICKS_PER_SECOND = { least: 1, most: 40, usual: 10 } as const;

/** Ticks of the world in a turn. */
export const TICKS_PER_TURN = 10;
