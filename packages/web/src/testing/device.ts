// Windows of a browser in one process: each with a worker's end and a page's end, and one storage.

import type { loadContent } from '@roguewright/engine/game';
import type { CallMessage, Port, WorkerMessage } from '../device/device-calls.ts';
import { DeviceGames } from '../device/device-games.ts';
import { serveCalls } from '../device/serve-calls.ts';
import { callOver, type DeviceClient } from '../host/worker-client.ts';
import { MemoryStore } from './memory-store.ts';

/** A browser whose windows share one storage. */
export class FakeBrowser {
  readonly store = new MemoryStore();
  /** What was reported as a defect. */
  readonly reported: unknown[] = [];
  readonly #files: Parameters<typeof loadContent>[0];
  readonly #windows = new Set<(game: string) => void>();

  constructor(files: Parameters<typeof loadContent>[0]) {
    this.#files = files;
  }

  /** Opens a window with a worker of its own; messages are copied on their way, as between threads. */
  open(): DeviceClient {
    const [page, worker] = portPair<WorkerMessage, CallMessage>();
    const report = (error: unknown) => this.reported.push(error);
    const played = (game: string) => {
      for (const tell of this.#windows) {
        if (tell !== hear) {
          tell(game);
        }
      }
    };
    const games = new DeviceGames({ store: this.store, files: this.#files, played, report });
    const hear = (game: string) => {
      void games.playedElsewhere(game).then(isOpen => {
        if (isOpen) {
          worker.send({ kind: 'played-elsewhere', game });
        }
      });
    };
    this.#windows.add(hear);
    serveCalls(worker, Promise.resolve(games.calls), report);
    return callOver(page);
  }

  /** No window hears of another any more, as in browsers that can't tell them. */
  deafen(): void {
    this.#windows.clear();
  }
}

/** Two ends of a way. */
function portPair<ToPage, ToWorker>(): [Port<ToPage, ToWorker>, Port<ToWorker, ToPage>] {
  let page: (message: ToPage) => void = () => undefined;
  let worker: (message: ToWorker) => void = () => undefined;
  return [
    {
      send: message => queueMicrotask(() => worker(structuredClone(message))),
      hear: listener => {
        page = listener;
      },
    },
    {
      send: message => queueMicrotask(() => page(structuredClone(message))),
      hear: listener => {
        worker = listener;
      },
    },
  ];
}
