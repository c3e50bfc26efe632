// Plays games by the hundred, one thread for each processor. Which thread plays which game changes nothing.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PlayerName, TriedGame } from './try-game.ts';

/** Games to be played. */
export interface GamesWanted {
  readonly player: PlayerName;
  readonly count: number;
  /** Commands after which a game is broken off. */
  readonly most: number;
  /** Told after each game. */
  readonly played: (games: readonly TriedGame[]) => void;
}

/** @returns the games in the order of their numbers, from 1 */
export async function playGames(wanted: GamesWanted): Promise<readonly TriedGame[]> {
  const { player, count, most, played } = wanted;
  const games: TriedGame[] = [];
  let next = 1;
  const threads = Math.max(1, Math.min(count, availableParallelism()));
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('game-worker.ts', import.meta.url), {
        workerData: { player, most },
      });
      await new Promise<void>((resolve, reject) => {
        const goOn = () => {
          if (next > count) {
            resolve();
          } else {
            worker.postMessage(next);
            next += 1;
          }
        };
        worker.on('error', reject);
        worker.on('message', (game: TriedGame) => {
          games.push(game);
          played(games);
          goOn();
        });
        goOn();
      });
      await worker.terminate();
    }),
  );
  return games.toSorted((one, other) => one.number - other.number);
}
