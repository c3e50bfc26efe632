// What peers that play Angband's rules do: turns of a hero among soldier ants at depth 5.

/** One run of turns among ants. */
export interface AntRun {
  readonly microseconds: number;
  readonly ants: number;
  /** Of all ants in the watched turns. */
  readonly attacks: number;
  readonly moves: number;
}

/** What a run does. */
export interface AntOrder {
  readonly ants: number;
  readonly warmUp: number;
  /** Turns that are timed. */
  readonly turns: number;
  /** Turns after them in which deeds are counted. */
  readonly watched: number;
  readonly seed: number;
  /** Where the level is written to, for the other side to load. */
  readonly levelFile: string;
}

/** A peer that plays them. */
export interface AntPeer {
  readonly name: string;
  run(order: AntOrder): AntRun;
}

/** What a harness printed. */
export function readAntRun(printed: string): AntRun {
  const [microseconds, ants, attacks, moves] = printed.trim().split(' ').map(Number);
  return {
    ...{ microseconds: Math.max(1, microseconds!), ants: ants! },
    ...{ attacks: attacks!, moves: moves! },
  };
}
