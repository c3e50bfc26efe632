// Where a client joins: at the process that has the game, whichever process it asks.

import { GameProblem } from '../problems.ts';
import type { Claims } from '../storage/shared/claims.ts';
import type { JoinHere, Neighbours } from './neighbours.ts';
import { pathOfProcess } from './process-path.ts';
import type { SeatWish } from './seat-wish.ts';

/** How often the process of a game is looked up: it may be taken between the look and the seat. */
const ATTEMPTS = 3;

/** What joining is made of where processes share the games. */
export interface JoiningParts {
  readonly claims: Claims;
  /** Absent without Redis: games of other processes can't be joined. */
  readonly neighbours: Neighbours | undefined;
  readonly here: JoinHere;
}

/** Reserves seats at the process that has the game, or at this one if none has it. */
export function joiningOf({ claims, neighbours, here }: JoiningParts) {
  const seatAt = (process: string, wish: SeatWish, address: string) => {
    if (process === claims.process) {
      return here(wish, address);
    }
    if (neighbours === undefined) {
      throw new GameProblem(
        503,
        'game',
        'This game is open at another process, and REDIS_URL is not set. Try again later.',
        { retryAfter: 5 },
      );
    }
    return neighbours.seat(process, wish, address);
  };
  /** @param host by which the client called this server: the seat is behind the same name */
  return async (wish: SeatWish, address: string, host: string): Promise<object> => {
    for (let attempt = 1; ; attempt++) {
      const process = (await claims.processOf(wish.game)) ?? claims.process;
      try {
        const seat = await seatAt(process, wish, address);
        return { ...seat, publicAddress: `${host}${pathOfProcess(process)}` };
      } catch (error) {
        const now = (await claims.processOf(wish.game)) ?? claims.process;
        if (now === process || attempt === ATTEMPTS) {
          throw error;
        }
      }
    }
  };
}
