// The games of this device in IndexedDB. What a method resolved has left the browser's hands: the
// transaction is complete and asked to be written through.

import {
  type Addition,
  type DeviceStore,
  type Progress,
  SequenceTaken,
  type SetAside,
  type StoredBones,
  type StoredCommand,
  type StoredContent,
  type StoredGame,
  type StoredLine,
  type StoredPack,
  type StoredSnapshot,
  type WholeGame,
} from './device-store.ts';

const DATABASE = 'roguewright';
const VERSION = 4;

const STORES = [
  'games',
  'contents',
  'snapshots',
  'commands',
  'aside',
  'hall',
  'packs',
  'bones',
] as const;
type StoreName = (typeof STORES)[number];

/** A set-aside command, and whether its player knows. */
type Aside = SetAside & { readonly told: boolean };

/** Opens the database of this page's origin; made when it isn't there. */
export async function openIndexedStore(factory: IDBFactory = indexedDB): Promise<DeviceStore> {
  const opening = factory.open(DATABASE, VERSION);
  opening.onupgradeneeded = ({ oldVersion }) => layOut(opening.result, oldVersion);
  const database = await resultOf(opening);
  // A later version of the page in another window wants to change the tables.
  database.onversionchange = () => database.close();
  return new IndexedStore(database);
}

/** Brings the tables up to date; a step that was released is never changed. */
function layOut(database: IDBDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    layOutGames(database);
  }
  if (oldVersion < 2) {
    // Numbered as they come; a game has one line.
    const hall = database.createObjectStore('hall', { autoIncrement: true });
    hall.createIndex('game', 'game', { unique: true });
  }
  if (oldVersion < 3) {
    database.createObjectStore('packs', { keyPath: 'name' });
  }
  if (oldVersion < 4) {
    database.createObjectStore('bones', { keyPath: 'level' });
  }
}

function layOutGames(database: IDBDatabase): void {
  database.createObjectStore('games', { keyPath: 'id' });
  database.createObjectStore('contents', { keyPath: 'hash' });
  database.createObjectStore('snapshots', { keyPath: 'game' });
  database.createObjectStore('commands', { keyPath: ['game', 'sequence'] });
  database.createObjectStore('aside', { autoIncrement: true }).createIndex('game', 'game');
}

class IndexedStore implements DeviceStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  add({ game, content, snapshot, commands, setAside }: Addition): Promise<void> {
    return this.#write(async table => {
      table('games').put(game);
      table('contents').put(content);
      table('snapshots').put(snapshot);
      for (const command of commands) {
        table('commands').put(command);
      }
      for (const entry of setAside) {
        table('aside').add({ ...entry, told: false } satisfies Aside);
      }
    });
  }

  addCommand({ game, command, snapshot, hall }: Progress): Promise<void> {
    return this.#write(async table => {
      const key = [game.id, command.sequence];
      const isTaken = (await resultOf(table('commands').count(key))) > 0;
      const isThere = (await resultOf(table('games').count(game.id))) > 0;
      if (isTaken || !isThere) {
        throw new SequenceTaken(`command ${command.sequence} of game ${game.id}`);
      }
      table('commands').add(command);
      table('games').put(game);
      if (snapshot !== undefined) {
        table('snapshots').put(snapshot);
      }
      // A game that was set back behind its end keeps the line of its first one.
      if (
        hall !== undefined &&
        (await resultOf(table('hall').index('game').count(game.id))) === 0
      ) {
        table('hall').add(hall);
      }
    });
  }

  hall(): Promise<readonly StoredLine[]> {
    return this.#read(table => resultOf<StoredLine[]>(table('hall').getAll()));
  }

  packs(): Promise<readonly StoredPack[]> {
    return this.#read(table => resultOf<StoredPack[]>(table('packs').getAll()));
  }

  keepPack(pack: StoredPack): Promise<void> {
    return this.#write(async table => {
      table('packs').put(pack);
    });
  }

  removePack(name: string): Promise<void> {
    return this.#write(async table => {
      table('packs').delete(name);
    });
  }

  bones(): Promise<readonly StoredBones[]> {
    return this.#read(table => resultOf<StoredBones[]>(table('bones').getAll()));
  }

  keepBones(bones: StoredBones): Promise<void> {
    return this.#write(async table => {
      if ((await resultOf(table('bones').count(bones.level))) === 0) {
        table('bones').add(bones);
      }
    });
  }

  dropBones(level: number): Promise<void> {
    return this.#write(async table => {
      table('bones').delete(level);
    });
  }

  find(game: string): Promise<StoredGame | undefined> {
    return this.#read(table => resultOf<StoredGame | undefined>(table('games').get(game)));
  }

  load(id: string): Promise<WholeGame | undefined> {
    return this.#read(async table => {
      const game = await resultOf<StoredGame | undefined>(table('games').get(id));
      if (game === undefined) {
        return undefined;
      }
      const [content, snapshot, commands] = await Promise.all([
        resultOf<StoredContent>(table('contents').get(game.contentHash)),
        resultOf<StoredSnapshot>(table('snapshots').get(id)),
        resultOf<StoredCommand[]>(table('commands').getAll(commandsOf(id, 0))),
      ]);
      return { game, content, snapshot, commands };
    });
  }

  findContent(hash: string): Promise<StoredContent | undefined> {
    return this.#read(table => resultOf<StoredContent | undefined>(table('contents').get(hash)));
  }

  setAside(game: string, from: number, error: string): Promise<void> {
    return this.#write(async table => {
      const range = commandsOf(game, from);
      const commands = await resultOf<StoredCommand[]>(table('commands').getAll(range));
      for (const { sequence, body } of commands) {
        table('aside').add({ game, sequence, body, error, told: false } satisfies Aside);
      }
      table('commands').delete(range);
    });
  }

  takeUntold(game: string): Promise<readonly SetAside[]> {
    return this.#write(async table => {
      const keys = await resultOf(table('aside').index('game').getAllKeys(game));
      const entries = await Promise.all(
        keys.map(async key => [key, await resultOf<Aside>(table('aside').get(key))] as const),
      );
      const untold = entries.filter(([, { told }]) => !told);
      for (const [key, entry] of untold) {
        table('aside').put({ ...entry, told: true }, key);
      }
      return untold.map(([, entry]) => entry);
    });
  }

  remove(game: string): Promise<void> {
    return this.#write(async table => {
      table('games').delete(game);
      table('snapshots').delete(game);
      table('commands').delete(commandsOf(game, 0));
      for (const key of await resultOf(table('aside').index('game').getAllKeys(game))) {
        table('aside').delete(key);
      }
    });
  }

  #read<Result>(work: (table: Tables) => Promise<Result>): Promise<Result> {
    const transaction = this.#database.transaction(STORES, 'readonly');
    return work(name => transaction.objectStore(name));
  }

  /** Does it whole or not at all. */
  async #write<Result>(work: (table: Tables) => Promise<Result>): Promise<Result> {
    const transaction = this.#database.transaction(STORES, 'readwrite', { durability: 'strict' });
    const completed = completionOf(transaction);
    // Awaited below; a failure of the work itself is reported instead.
    completed.catch(() => undefined);
    try {
      const result = await work(name => transaction.objectStore(name));
      await completed;
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }
}

type Tables = (name: StoreName) => IDBObjectStore;

/** The commands of a game from a number on. */
function commandsOf(game: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.MAX_SAFE_INTEGER]);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage gave no answer'));
  });
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the storage gave up'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = fail;
    transaction.onerror = fail;
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already, one way or the other.
  }
}
