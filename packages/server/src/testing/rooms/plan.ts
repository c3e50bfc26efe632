// How large the compared rooms are.

/** Rooms on each side, and clients in each: as many as may watch one hero. */
export const ROOMS = 2;
export const CLIENTS = 100;

/** Different ticks; then they begin again. */
export const TICKS_RECORDED = 200;

/** Milliseconds from tick to tick. */
export const TICK_EVERY = 100;

/** The name of a room, in the form of the names of games that are watched. */
export function roomName(room: number): string {
  return `room-${room}`.padEnd(16, '-');
}
