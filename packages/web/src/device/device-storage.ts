// Where one game of this device is stored: the store of the browser behind the port of a game that is
// stored while it is played.

import { type Command, hallEntry, type Performed } from '@roguewright/engine/game';
import type {
  KeptCommand,
  LocalGame,
  Progress,
  Reopened,
  StoragePort,
  StoringTrouble,
} from '@roguewright/engine/host';
import { CallProblem } from './device-calls.ts';
import {
  type DeviceStore,
  SequenceTaken,
  type StoredGame,
  type WholeGame,
} from './device-store.ts';

/** What a game is opened with. */
export interface StorageParts {
  readonly id: string;
  readonly store: DeviceStore;
  /** The game of the snapshot. Throws when it can't be read by this version. */
  readonly restore: (stored: WholeGame) => LocalGame;
  /** Told after each command that was stored. */
  readonly stored: () => void;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

/** One game in the storage of this browser. Nothing comes with a command. */
export class DeviceStorage implements StoragePort<LocalGame, undefined, KeptCommand> {
  readonly #parts: StorageParts;
  #stored: StoredGame | undefined;
  /** The game that performed last, and how many bones it had met before. */
  #performing: { readonly game: LocalGame; readonly met: number } | undefined;

  constructor(parts: StorageParts) {
    this.#parts = parts;
  }

  async reopen(): Promise<Reopened<LocalGame, KeptCommand>> {
    const { id, store, restore } = this.#parts;
    const whole = await store.load(id);
    if (whole === undefined) {
      throw new CallProblem('game', `There is no game ${id} in this browser.`);
    }
    this.#stored = whole.game;
    const snapshotAt = whole.snapshot.sequence;
    try {
      const commands = whole.commands.slice(snapshotAt);
      return { game: restore(whole), snapshotAt, commands };
    } catch (error) {
      throw new CallProblem(
        'game',
        `This game can't be read by this version (${messageOf(error)}). It is left as it is.`,
        { cause: error },
      );
    }
  }

  perform(game: LocalGame, command: Command): Performed {
    this.#performing = { game, met: game.bonesMet.length };
    return game.perform(command);
  }

  async store({ command, performed, snapshot }: Progress<undefined>): Promise<void> {
    const { id, store, stored: told } = this.#parts;
    const { view } = performed;
    const before = this.#stored!;
    const game = { ...before, status: view.ending?.kind ?? ('playing' as const), turn: view.turn };
    const line = before.brought === true ? undefined : hallEntry(view);
    await store.addCommand({
      game,
      command: { game: id, ...command },
      snapshot: snapshot && { game: id, ...snapshot },
      hall: line && { ...line, game: id, start: before.start },
    });
    this.#stored = game;
    await this.#settleBones(view.ending !== undefined);
    told();
  }

  /** Bones that were met are gone, and a hero who has died leaves his; never one who came as a file. */
  async #settleBones(isOver: boolean): Promise<void> {
    const { store } = this.#parts;
    const { game, met } = this.#performing ?? {};
    const { brought, contentHash } = this.#stored!;
    if (game === undefined || brought === true) {
      return;
    }
    try {
      for (const { level } of game.bonesMet.slice(met)) {
        await store.dropBones(level);
      }
      const bones = isOver ? game.bonesLeft() : undefined;
      if (bones !== undefined) {
        await store.keepBones({ level: bones.level, content: contentHash, bones });
      }
    } catch (error) {
      // The command is stored: what is missing are bones.
      this.report(error);
    }
  }

  async setAside(from: number, error: string): Promise<void> {
    await this.#parts.store.setAside(this.#parts.id, from, error);
  }

  isTaken(error: unknown): boolean {
    return error instanceof SequenceTaken;
  }

  problem(trouble: StoringTrouble, error: unknown): CallProblem {
    const cause = { cause: error };
    switch (trouble) {
      case 'rules': {
        const message = `The rules failed on this command (${messageOf(error)}). The game goes on from before it.`;
        return new CallProblem('command', message, cause);
      }
      case 'taken': {
        const message = 'The game was played in another window. It goes on from there.';
        return new CallProblem('game', message, cause);
      }
      case 'storage': {
        this.report(error);
        const message = `The command could not be stored (${messageOf(error)}). The game goes on from before it.`;
        return new CallProblem('storage', message, cause);
      }
    }
  }

  report(error: unknown): void {
    this.#parts.report(error);
  }
}

/** The message of whatever was thrown. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
