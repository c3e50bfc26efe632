// The worker: the engine, its content and the storage of this browser, behind the calls of the page.

import type { CallMessage, DeviceCalls, WorkerMessage } from './device-calls.ts';
import { DeviceGames } from './device-games.ts';
import { openIndexedStore } from './indexed-store.ts';
import { serveCalls } from './serve-calls.ts';

/** Windows of this browser tell each other which game was gone on with. */
const neighbours = new BroadcastChannel('roguewright.games');

const send = (message: WorkerMessage) => self.postMessage(message);

async function openGames(): Promise<DeviceCalls> {
  const [{ default: files }, store] = await Promise.all([
    import('virtual:game-content'),
    openIndexedStore(),
  ]);
  const games = new DeviceGames({
    store,
    files,
    played: game => neighbours.postMessage(game),
    report: error => console.error(error),
  });
  neighbours.onmessage = async ({ data: game }: MessageEvent<string>) => {
    if (await games.playedElsewhere(game)) {
      send({ kind: 'played-elsewhere', game });
    }
  };
  return games.calls;
}

serveCalls(
  {
    send,
    hear: listener => {
      self.onmessage = ({ data }: MessageEvent<CallMessage>) => listener(data);
    },
  },
  openGames(),
  error => console.error(error),
);
