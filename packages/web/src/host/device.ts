// The games of this device: the one worker of this page, started when it is first needed.

import type { CallMessage, WorkerMessage } from '../device/device-calls.ts';
import { keepPage } from '../offline/keep-page.ts';
import { readChosenFolder } from '../packs/pack-folder.ts';
import { checkZipSize } from '../packs/zip-size.ts';
import type { GamesPlace } from './games-place.ts';
import { callOver, type DeviceClient } from './worker-client.ts';

let running: DeviceClient | undefined;

/** The worker of this page. One that could not be started is tried again at the next call. */
export function device(): DeviceClient {
  if (running === undefined) {
    keepPage();
    running = startWorker(() => {
      running = undefined;
    }).client;
  }
  return running;
}

/** A worker that was started. */
export interface StartedWorker {
  readonly client: DeviceClient;
  /** Ends it: what it was asked and has not answered fails. */
  readonly end: () => void;
}

/** Starts a worker. @param gone called when it could not be started, or fails */
export function startWorker(gone: () => void): StartedWorker {
  const worker = new Worker(new URL('../device/worker.ts', import.meta.url), { type: 'module' });
  const client = callOver({
    send: (message: CallMessage) => worker.postMessage(message),
    hear: listener => {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => listener(data);
    },
  });
  worker.onerror = () => {
    gone();
    worker.terminate();
    client.fail('The game could not be started in this browser. Try reloading the page.');
  };
  const end = () => {
    worker.terminate();
    client.fail('This worker has been ended.');
  };
  return { client, end };
}

/** This browser and its storage. */
export const devicePlace: GamesPlace = {
  choices: () => device().choices(),
  packs: () => device().packs(),
  addPack: async list => {
    const { name, files } = await readChosenFolder(list);
    const offers = await device().addPack(name, files);
    keepStorage();
    return { added: name, offers };
  },
  addZip: async file => {
    checkZipSize(file.name, file.size);
    const added = await device().addZip(file.name, new Uint8Array(await file.arrayBuffer()));
    keepStorage();
    return added;
  },
  removePack: name => device().removePack(name),
  preview: (role, race, ruleset) => device().preview(role, race, ruleset),
  seeds: () => device().seeds(),
  hall: question => device().hall(question),
  create: async start => {
    try {
      const game = await device().create(start);
      keepStorage();
      return { kind: 'made', key: { game, token: '', place: 'device' } };
    } catch (error) {
      const { field, message } = error as { field?: string; message: string };
      return { kind: 'refused', field: field ?? '', message };
    }
  },
  standing: ({ game }) => device().standing(game),
  file: async ({ game }) => ({
    kind: 'taken',
    file: new Blob([await device().exportFile(game)], { type: 'application/json' }),
  }),
  load: async file => {
    try {
      const { game, ...hero } = await device().importFile(await file.text());
      keepStorage();
      return { kind: 'loaded', key: { game, token: '', place: 'device' }, ...hero };
    } catch (error) {
      return { kind: 'refused', message: (error as Error).message };
    }
  },
  forget: ({ game }) => device().remove(game),
};

/** Asks the browser not to clear the games away when room is scarce; it may say no. */
function keepStorage(): void {
  // Pages without TLS have no such thing.
  const storage = navigator.storage as StorageManager | undefined;
  storage?.persist().catch(() => undefined);
}
