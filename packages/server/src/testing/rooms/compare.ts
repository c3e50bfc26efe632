// Our rooms and plain Colyseus rooms take turns with the same work for the same number of clients.

import { CLIENTS, ROOMS } from './plan.ts';
import { type RoomPiece, Sides } from './sides.ts';

/** Both sides, round by round. */
export interface RoomRounds {
  readonly clients: number;
  readonly ticks: number;
  readonly ours: readonly RoomPiece[];
  readonly theirs: readonly RoomPiece[];
}

/** Runs some rounds of some ticks each, one side after the other, after a round that doesn't count. */
export async function compareRooms(rounds: number, ticks: number): Promise<RoomRounds> {
  const sides = new Sides();
  try {
    const both = [await sides.begin('our-side', CLIENTS), await sides.begin('plain-side', CLIENTS)];
    const pieces: [RoomPiece[], RoomPiece[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      for (const [place, side] of both.entries()) {
        const piece = await side.play(ticks);
        if (round > 0) {
          pieces[place]!.push(piece);
        }
      }
    }
    return { clients: ROOMS * CLIENTS, ticks, ours: pieces[0], theirs: pieces[1] };
  } finally {
    sides.end();
  }
}
