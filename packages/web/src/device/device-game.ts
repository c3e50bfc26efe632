// One game of this device in memory. Requests are answered one after the other, and a command is
// stored before it is answered: whatever happens then, the storage tells what is true.

import { UsageError } from '@roguewright/engine/errors';
import { areOtherStates, type Command, hallEntry, type Performed } from '@roguewright/engine/game';
import type { LocalGame } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { CallProblem } from './device-calls.ts';
import {
  type DeviceStore,
  SequenceTaken,
  type StoredCommand,
  type StoredGame,
  type StoredSnapshot,
  type WholeGame,
} from './device-store.ts';

/** Commands between two snapshots: as many are performed again, at most, when a game is opened. */
const SNAPSHOT_EVERY = 50;

/** What a game is opened with. */
export interface GameParts {
  readonly id: string;
  readonly store: DeviceStore;
  /** The game of the snapshot. Throws when it can't be read by this version. */
  readonly restore: (stored: WholeGame) => LocalGame;
  /** Told after each command that was stored. */
  readonly stored: () => void;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

/** A game that is loaded. */
interface Loaded {
  readonly game: LocalGame;
  readonly stored: StoredGame;
  /** Commands contained in the latest snapshot. */
  readonly snapshotAt: number;
}

/** A game that is being played. */
export class DeviceGame {
  readonly #parts: GameParts;
  #loaded: Loaded | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: GameParts) {
    this.#parts = parts;
  }

  look(): Promise<Performed> {
    return this.#inTurn(async () => (await this.#load()).game.look());
  }

  odds(question: OddsQuestion): Promise<OddsAnswer> {
    return this.#inTurn(async () => (await this.#load()).game.odds(question));
  }

  /**
   * Carries out a command; when this resolves, it is stored.
   * @throws UsageError when the command is malformed
   * @throws CallProblem when it could not be carried out or stored; the game stands as before it
   */
  perform(command: Command): Promise<Performed> {
    return this.#inTurn(async () => {
      const loaded = await this.#load();
      const { game } = loaded;
      const before = game.sequence;
      const isDue = before - loaded.snapshotAt >= SNAPSHOT_EVERY;
      const snapshot = isDue ? snapshotOf(this.#parts.id, game) : undefined;
      const performed = this.#performNow(game, command);
      if (game.sequence !== before) {
        await this.#storeCommand(loaded, command, performed, snapshot);
      }
      return performed;
    });
  }

  /** Another window went on with the game: only the storage knows how it stands. */
  forget(): Promise<void> {
    return this.#inTurn(async () => {
      this.#loaded = undefined;
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #performNow(game: LocalGame, command: Command): Performed {
    try {
      return game.perform(command);
    } catch (error) {
      if (error instanceof UsageError) {
        throw error;
      }
      // A rule that failed may have left the game half changed: only the storage is trusted.
      this.#loaded = undefined;
      this.#parts.report(error);
      throw new CallProblem(
        'command',
        `The rules failed on this command (${messageOf(error)}). The game goes on from before it.`,
        { cause: error },
      );
    }
  }

  async #storeCommand(
    { game, stored: before, snapshotAt }: Loaded,
    command: Command,
    { sequence, view }: Performed,
    snapshot: StoredSnapshot | undefined,
  ): Promise<void> {
    const { id, store, report } = this.#parts;
    const stored = {
      ...before,
      status: view.ending?.kind ?? ('playing' as const),
      turn: view.turn,
    };
    const body = JSON.stringify(command);
    const line = before.brought === true ? undefined : hallEntry(view);
    const hall = line && { ...line, game: id, start: before.start };
    try {
      const entry = { game: id, sequence, body, hash: game.hash() };
      await store.addCommand({ game: stored, command: entry, snapshot, hall });
    } catch (error) {
      this.#loaded = undefined;
      if (error instanceof SequenceTaken) {
        throw new CallProblem(
          'game',
          'The game was played in another window. It goes on from there.',
          { cause: error },
        );
      }
      report(error);
      throw new CallProblem(
        'storage',
        `The command could not be stored (${messageOf(error)}). The game goes on from before it.`,
        { cause: error },
      );
    }
    this.#loaded = { game, stored, snapshotAt: snapshot?.sequence ?? snapshotAt };
    this.#parts.stored();
  }

  async #load(): Promise<Loaded> {
    if (this.#loaded !== undefined) {
      return this.#loaded;
    }
    const { id, store, report } = this.#parts;
    const whole = await store.load(id);
    if (whole === undefined) {
      throw new CallProblem('game', `There is no game ${id} in this browser.`);
    }
    const game = this.#restore(whole);
    const snapshotAt = whole.snapshot.sequence;
    for (const command of whole.commands.slice(snapshotAt)) {
      try {
        performAgain(game, command);
      } catch (error) {
        report(error);
        await store.setAside(id, command.sequence, messageOf(error));
        return this.#load();
      }
    }
    this.#loaded = { game, stored: whole.game, snapshotAt };
    return this.#loaded;
  }

  #restore(whole: WholeGame): LocalGame {
    try {
      return this.#parts.restore(whole);
    } catch (error) {
      throw new CallProblem(
        'game',
        `This game can't be read by this version (${messageOf(error)}). It is left as it is.`,
        { cause: error },
      );
    }
  }
}

/** Performs a stored command once more. Throws when it doesn't lead where it led. */
function performAgain(game: LocalGame, command: StoredCommand): void {
  const { sequence } = game.perform(JSON.parse(command.body));
  const hash = game.hash();
  if (sequence !== command.sequence || areOtherStates(hash, command.hash)) {
    throw new Error(
      `command ${command.sequence} led to state ${hash} after ${sequence} commands, ` +
        `expected ${command.hash}`,
    );
  }
}

function snapshotOf(id: string, game: LocalGame): StoredSnapshot {
  return { game: id, sequence: game.sequence, body: JSON.stringify(game.save()) };
}

/** The message of whatever was thrown. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
