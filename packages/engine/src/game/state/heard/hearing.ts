// Tells a listener of draws that mattered, so that the rule of each can be asked what was to be expected. Only records
// are listened to: a game that is played has no listener.

import type { GameState } from '../state.ts';
import type { DrawListener, DrawReading } from './draw.ts';

/** Tells of all further draws. */
export function listenToDraws({ world }: GameState, listener: DrawListener): void {
  world.scratch.listener = listener;
}

/** Whether there is a listener: where draws are many, they are described only then. */
export function isHeard({ world }: GameState): boolean {
  return world.scratch.listener !== undefined;
}

/** A draw with one reading. @param isKnown as in `HeardDraw` */
export function heard(state: GameState, name: string, reading: DrawReading, isKnown = false): void {
  if (isHeard(state)) {
    heardFirst(state, name, [reading], isKnown);
  }
}

/** A draw with several readings, of which the first uncertain one counts. */
export function heardFirst(
  { world, seat }: GameState,
  name: string,
  readings: readonly DrawReading[],
  isKnown = false,
): void {
  world.scratch.listener?.({ seat: seat.number, name, isKnown, readings });
}
