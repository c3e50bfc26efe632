// Plays games in a thread of its own: each message is the number of a game, each answer what it came to.

import { parentPort, workerData } from 'node:worker_threads';
import { type PlayerName, tryGame } from './try-game.ts';

const { player, most } = workerData as { readonly player: PlayerName; readonly most: number };

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage(tryGame(player, number, most));
});
