// A wish for a seat: in the room of a game, or among those who watch it.

import type { joinSchema } from '../protocol.ts';
import type { WatchWish } from '../watching/watch-messages.ts';

/** With what a game is joined, as it was checked. */
type JoinOptions = ReturnType<typeof joinSchema.parse>;

/** Either; it names the game, which decides at which process the seat is. */
export type SeatWish = JoinOptions | (WatchWish & { readonly game: string });
