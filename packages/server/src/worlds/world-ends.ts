// Who in a shared world has come to his end, and the lines that the hall has of them.

import type { HallEntry } from '@roguewright/engine/game';
import type { RunningGame } from '../games/game-maker.ts';

/** What tells whose games go on. */
type Seated = Pick<RunningGame, 'names' | 'isHere' | 'isAway'>;

/** Whether the game of a seat's hero goes on, also while he is away. */
export function lives(game: Pick<Seated, 'isHere' | 'isAway'>, seat: number): boolean {
  return game.isHere(seat) || game.isAway(seat);
}

/** The seats of heroes whose games go on. */
export function livingSeats(game: Seated): number[] {
  return [...game.names.keys()].filter(seat => lives(game, seat));
}

/** Whether two lines tell the same end of one hero. */
export function isSameEnd(one: HallEntry, other: HallEntry): boolean {
  const fields = Object.keys(one) as (keyof HallEntry)[];
  return (
    fields.length === Object.keys(other).length &&
    fields.every(field => String(one[field]) === String(other[field]))
  );
}
