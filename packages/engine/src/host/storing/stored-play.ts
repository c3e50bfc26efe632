// A game that is stored while it is played. Requests are answered one after the other. A command is stored
// before it is answered, so the storage is always right.

import { UsageError } from '../../errors/index.ts';
import { areOtherStates, type Command, type Performed } from '../../game/index.ts';
import type {
  KeptCommand,
  KeptState,
  Progress,
  StorableGame,
  StoragePort,
} from './storage-port.ts';

/** Number of commands between snapshots, and thereby the most that are performed again after a crash. */
export const SNAPSHOT_EVERY = 50;

/** Operations within one turn of the queue. */
export interface Turn<Game, Note, Order = Command> {
  readonly game: Game;
  /**
   * Carries out a command. When this resolves, it is stored.
   * @throws UsageError if the command is malformed
   * @throws the storage's `problem` if it could not be carried out or stored; the game is then unchanged
   */
  perform(command: Order, note: Note): Promise<Performed>;
}

/** One game with its storage. */
export class StoredPlay<
  Game extends StorableGame<Order>,
  Note,
  Kept extends KeptCommand = KeptCommand,
  Order = Command,
> {
  readonly #storage: StoragePort<Game, Note, Kept, Order>;
  #game: Game | undefined;
  /** Number of commands included in the latest snapshot. */
  #snapshotAt = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(storage: StoragePort<Game, Note, Kept, Order>) {
    this.#storage = storage;
  }

  /** The running game; undefined until the storage has been read. */
  get running(): Game | undefined {
    return this.#game;
  }

  /** Runs a function on the game after all earlier requests have been answered. */
  turn<Result>(work: (turn: Turn<Game, Note, Order>) => Promise<Result> | Result): Promise<Result> {
    return this.#inTurn(async () => {
      const game = await this.#running();
      return await work({ game, perform: (command, note) => this.#perform(game, command, note) });
    });
  }

  look(): Promise<Performed> {
    return this.turn(({ game }) => game.look());
  }

  /** As `perform` of a turn, in a turn of its own. */
  perform(command: Order, note: Note): Promise<Performed> {
    return this.turn(turn => turn.perform(command, note));
  }

  /** Drops the running game because another player continued it. It is read again when needed. */
  forget(): Promise<void> {
    return this.#inTurn(async () => {
      this.#game = undefined;
    });
  }

  /** Stores a snapshot if there were commands since the latest, which speeds up the next opening. */
  rest(store: (snapshot: KeptState) => Promise<void>): Promise<void> {
    return this.#inTurn(() => this.#rest(store));
  }

  /**
   * Stores a snapshot as `rest` does, then drops the running game, so that it takes no memory. It is read again when
   * needed. If the snapshot can't be stored, the game stays.
   * @param mayGo asked when all earlier requests have been answered
   * @param gone called when it was dropped, before any later request
   */
  putAway(
    mayGo: (game: Game) => boolean,
    store: (snapshot: KeptState) => Promise<void>,
    gone: () => void,
  ): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#game !== undefined && mayGo(this.#game)) {
        await this.#rest(store);
        this.#game = undefined;
        gone();
      }
    });
  }

  async #rest(store: (snapshot: KeptState) => Promise<void>): Promise<void> {
    const game = this.#game;
    if (game !== undefined && game.sequence > this.#snapshotAt) {
      await store(stateOf(game));
      this.#snapshotAt = game.sequence;
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #perform(game: Game, command: Order, note: Note): Promise<Performed> {
    const before = game.sequence;
    const isDue = before - this.#snapshotAt >= SNAPSHOT_EVERY;
    if (isDue) {
      await this.#storage.expectRoom?.();
    }
    const snapshot = isDue ? stateOf(game) : undefined;
    const performed = await this.#performNow(game, command, note);
    if (game.sequence !== before) {
      const body = JSON.stringify(command);
      const kept = { sequence: performed.sequence, body, hash: game.hash() };
      await this.#store({ command: kept, performed, snapshot, note });
    }
    return performed;
  }

  async #performNow(game: Game, command: Order, note: Note): Promise<Performed> {
    const sequence = game.sequence + 1;
    const storage = this.#storage;
    try {
      return storage.perform?.(game, command, note) ?? game.perform(command);
    } catch (error) {
      if (error instanceof UsageError) {
        throw error;
      }
      // A failed rule may have left the game half changed, so only the storage is trusted.
      this.#game = undefined;
      storage.report(error);
      await storage.keepFailed?.({ sequence, body: JSON.stringify(command) }, messageOf(error));
      throw storage.problem('rules', error);
    }
  }

  async #store(progress: Progress<Note>): Promise<void> {
    const storage = this.#storage;
    try {
      await storage.store(progress);
    } catch (error) {
      this.#game = undefined;
      throw storage.problem(storage.isTaken(error) ? 'taken' : 'storage', error);
    }
    this.#snapshotAt = progress.snapshot?.sequence ?? this.#snapshotAt;
  }

  async #running(): Promise<Game> {
    this.#game ??= await this.#load();
    return this.#game;
  }

  async #load(): Promise<Game> {
    const storage = this.#storage;
    const { game, snapshotAt, commands } = await storage.reopen();
    this.#snapshotAt = snapshotAt;
    for (const command of commands) {
      try {
        const performed = performAgain(game, command);
        await storage.performedAgain?.(command, performed);
      } catch (error) {
        storage.report(error);
        await storage.setAside(command.sequence, messageOf(error));
        return this.#load();
      }
    }
    this.#snapshotAt = (await storage.settled?.(game)) ?? this.#snapshotAt;
    return game;
  }
}

/** Performs a stored command again. Throws if it leads to a different state. */
function performAgain(game: StorableGame<never>, command: KeptCommand): Performed {
  const performed = game.perform(JSON.parse(command.body) as never);
  const hash = game.hash();
  if (performed.sequence !== command.sequence || areOtherStates(hash, command.hash)) {
    throw new Error(
      `command ${command.sequence} led to state ${hash} after ${performed.sequence} commands, ` +
        `expected ${command.hash}`,
    );
  }
  return performed;
}

function stateOf(game: StorableGame<never>): KeptState {
  return { sequence: game.sequence, body: JSON.stringify(game.save()) };
}

/** The message of a thrown value. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
