// How the luck of a game went over its turns: after each draw, where the game stood among all with the same acts.

import { isCounted, type LuckEntry } from './luck-entry.ts';
import { LuckCount } from './luck-summary.ts';

/** The luck up to the end of a turn. */
export interface LuckPoint {
  /** Number of the command of the turn's last draw, from 1. */
  readonly sequence: number;
  readonly turn: number;
  /** Draws so far. */
  readonly count: number;
  /** The part of games with the same acts whose luck was worse up to here, 0…1. */
  readonly percentile: number;
}

/** A point for each turn with a draw, in their order. The last is the luck of the whole ledger. */
export function luckPath(entries: readonly LuckEntry[]): LuckPoint[] {
  const counted = entries.filter(({ kind }) => isCounted(kind));
  const ordered = counted.sort((one, other) => one.sequence - other.sequence);
  const luck = new LuckCount();
  return ordered.flatMap((entry, place) => {
    const { sequence, turn } = entry;
    luck.add(entry);
    return ordered[place + 1]?.turn === turn
      ? []
      : [{ sequence, turn, count: place + 1, percentile: luck.percentile }];
  });
}
