// Where one game of the server is stored: SQLite behind the port of a game that is stored while it is
// played.

import {
  type HallEntry,
  hallEntry,
  type Performed,
  type SeatedOrder,
} from '@roguewright/engine/game';
import type {
  KeptCommand,
  Progress,
  Reopened,
  StoragePort,
  StoringTrouble,
} from '@roguewright/engine/host';
import { cpuTime } from '../cpu-time.ts';
import { othersFirst } from '../others-first.ts';
import { GameElsewhere, GameProblem, messageOf } from '../problems.ts';
import type { StoredContent } from '../storage/contents.ts';
import type { GameStore } from '../storage/game-store.ts';
import { HeroProgress } from '../storage/shows/progress.ts';
import { isTaken } from '../storage/storage-problem.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { heroKey } from '../storage/worlds/worlds.ts';
import type { SavedState } from '../work/jobs.ts';
import { lives, livingSeats } from '../worlds/world-ends.ts';
import { statusOfParty } from '../worlds/world-rows.ts';
import type { BonesFolder } from './bones-folder.ts';
import { fileOf } from './game-files.ts';
import type { GameMaker, RunningGame } from './game-maker.ts';
import type { Request, Requests } from './requests.ts';
import { restoreStored } from './restore-stored.ts';

/** Takes the milliseconds of the processor that something took. */
export type Charge = (milliseconds: number) => void;

/** What is stored with a command. */
export interface Asked {
  readonly request: Request;
  /** Takes the time that the rules took. */
  readonly charge: Charge;
}

/** A command as it is stored, with the request that it came by. */
export interface KeptRequest extends KeptCommand, Request {}

/** What a storage is made of. */
export interface StorageParts {
  readonly id: string;
  readonly store: GameStore;
  readonly maker: GameMaker;
  readonly requests: Requests;
  /** Reads the content of a stored game before it is restored. */
  readonly readContent: (content: StoredContent) => Promise<void>;
  /** Called when the game is over and its line in the hall is stored. */
  readonly ended: () => void;
  /** Where the bones of heroes are kept; undefined: nowhere. */
  readonly bones: BonesFolder | undefined;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

/** One game in the storage of the server. */
export class GameStorage implements StoragePort<RunningGame, Asked, KeptRequest, SeatedOrder> {
  readonly #parts: StorageParts;
  #stored: StoredGame | undefined;
  /** What the player should know beside commands that were set aside; told once. */
  #news: string[] = [];

  readonly #progress: HeroProgress;
  /** The game that performed last, how many bones it had met before, and the seats whose games went on. */
  #performing:
    | { readonly game: RunningGame; readonly met: number; readonly living: readonly number[] }
    | undefined;

  constructor(parts: StorageParts) {
    this.#parts = parts;
    this.#progress = new HeroProgress(parts.id);
  }

  /** What the game was made under; undefined before it was read. */
  get made(): Pick<SavedState, 'content' | 'ruleset'> | undefined {
    return this.#stored && { content: this.#stored.content, ruleset: this.#stored.game.ruleset };
  }

  /** Forgets all that can be read again. */
  clear(): void {
    this.#stored = undefined;
    this.#performing = undefined;
  }

  /** What the player should know, told by this. */
  takeNews(): string[] {
    return this.#news.splice(0);
  }

  async reopen(): Promise<Reopened<RunningGame, KeptRequest>> {
    const { id, store, maker, requests, readContent } = this.#parts;
    requests.clear();
    await this.#take();
    const stored = await store.loadGame(id);
    if (stored === undefined) {
      throw new GameProblem(404, 'game', `There is no game ${id}.`);
    }
    this.#stored = stored;
    await readContent(stored.content);
    const { snapshot } = stored;
    if (snapshot === undefined) {
      const game = await this.#performAll(stored);
      return { game, snapshotAt: game.sequence, commands: [] };
    }
    const game = restoreStored(maker, stored, snapshot);
    const commands = stored.commands.map(({ sequence, body, state_hash, client, request }) => ({
      ...{ sequence, body, client },
      hash: state_hash,
      id: request,
    }));
    return { game, snapshotAt: game.sequence, commands };
  }

  async expectRoom(): Promise<void> {
    await this.#parts.store.quota.expectRoomToGoOn(this.#parts.id);
  }

  perform(game: RunningGame, command: SeatedOrder, { charge }: Asked): Performed {
    const begun = cpuTime();
    this.#performing = { game, met: game.bonesMet.length, living: livingSeats(game) };
    try {
      return game.perform(command);
    } finally {
      charge(cpuTime() - begun);
    }
  }

  async store({ command, performed, snapshot, note }: Progress<Asked>): Promise<void> {
    const { id, store, ended } = this.#parts;
    const { view } = performed;
    const { party } = view;
    const key = party === undefined ? '' : heroKey(view.hero.name);
    const show = this.#progress.of(key, view);
    const hall = party === undefined ? present([hallEntry(view)]) : this.#linesOfWorld();
    this.#progress.stored(key, undefined);
    await store.addCommand(
      id,
      {
        sequence: command.sequence,
        body: command.body,
        state_hash: command.hash,
        client: note.request.client,
        request: note.request.id,
      },
      {
        status: party === undefined ? (view.ending?.kind ?? 'playing') : statusOfParty(party),
        turn: view.turn,
        hall,
        show,
      },
      snapshot,
    );
    this.#progress.stored(key, view);
    await this.#settleBones(view.ending !== undefined);
    if (hall.length > 0) {
      ended();
    }
  }

  /** The lines of those in a shared world for whom the last order was the end. */
  #linesOfWorld(): readonly HallEntry[] {
    const { game, living = [] } = this.#performing ?? {};
    const ended = game === undefined ? [] : living.filter(seat => !lives(game, seat));
    // To look would count as telling the player.
    return present(ended.map(seat => game!.hallLine(seat)));
  }

  /** Bones that were met are gone, and a hero who has died leaves his; never one who came as a file. */
  async #settleBones(isOver: boolean): Promise<void> {
    const { bones } = this.#parts;
    const { game, met } = this.#performing ?? {};
    if (bones === undefined || game === undefined || this.#stored?.game.brought !== 0) {
      return;
    }
    for (const one of game.bonesMet.slice(met)) {
      await bones.drop(one);
    }
    const left = isOver ? game.bonesLeft() : undefined;
    if (left !== undefined) {
      await bones.keep({ content: this.#stored.content.hash, bones: left });
    }
  }

  async setAside(from: number, error: string): Promise<void> {
    await this.#parts.store.setAside(this.#parts.id, from, error);
  }

  async keepFailed(command: Omit<KeptCommand, 'hash'>, error: string): Promise<void> {
    await this.#parts.store.addPoisoned(this.#parts.id, { ...command, error });
  }

  async performedAgain({ client, id }: KeptRequest, performed: Performed): Promise<void> {
    this.#parts.requests.remember({ client, id }, performed);
    await othersFirst();
  }

  async settled(game: RunningGame): Promise<number | undefined> {
    const { id, store, requests } = this.#parts;
    const { snapshot, commands, last, damaged } = this.#stored!;
    if ((snapshot === undefined || commands.length === 0) && last !== undefined) {
      // The answer belongs to the seat that asked, and to no other.
      const { seat } = JSON.parse(last.body) as SeatedOrder;
      requests.remember({ client: last.client, id: last.request }, game.look(seat));
    }
    if (damaged.length > 0) {
      await this.#replace(damaged, game);
    }
    this.#news.push(...store.takeLosses(id));
    // The game was made of these, and they are long.
    this.#stored = { ...this.#stored!, snapshot: undefined, commands: [], last: undefined };
    return damaged.length > 0 ? game.sequence : undefined;
  }

  isTaken(error: unknown): boolean {
    return isTaken(error);
  }

  problem(trouble: StoringTrouble, error: unknown): GameProblem {
    const cause = { cause: error };
    if (trouble === 'rules') {
      const message = `The rules failed on this command (${messageOf(error)}). The game goes on from before it.`;
      return new GameProblem(500, 'command', message, cause);
    }
    if (trouble === 'taken') {
      const message =
        'The game was played on by another program. It goes on from there, without this command.';
      return new GameProblem(409, 'game', message, cause);
    }
    if (error instanceof GameElsewhere) {
      return error;
    }
    if (error instanceof GameProblem) {
      const message = `The command was not stored. ${error.message}`;
      return new GameProblem(error.status, error.field, message, cause);
    }
    this.report(error);
    const message = `The command could not be stored (${messageOf(error)}). The game goes on from before it.`;
    return new GameProblem(503, 'storage', message, cause);
  }

  report(error: unknown): void {
    this.#parts.report(error);
  }

  /** Makes sure that no other process writes into the game. */
  async #take(): Promise<void> {
    const { id, store } = this.#parts;
    if (store.claims !== undefined && (await store.findGame(id)) !== undefined) {
      await store.claims.take(id);
    }
  }

  /** The game from its beginning, when none of its snapshots can be believed. */
  async #performAll({ game, content, commands }: StoredGame): Promise<RunningGame> {
    const { maker } = this.#parts;
    try {
      const file = fileOf({ game, packs: [], snapshot: undefined, commands }, maker);
      if (file.start.shared === true) {
        const state = await maker.performAgain(file, content);
        return maker.restore({ content, ruleset: file.ruleset, state });
      }
      const { content: own, ruleset, last } = await maker.rebuild(file, content);
      return maker.restore({ content: own, ruleset, state: last.state });
    } catch (error) {
      throw new GameProblem(
        500,
        'game',
        `All that was kept of how this game stood is damaged, and its commands don't lead there ` +
          `again (${messageOf(error)}). It is left as it is.`,
        { cause: error },
      );
    }
  }

  async #replace(damaged: readonly number[], game: RunningGame): Promise<void> {
    const { id, store } = this.#parts;
    const places = damaged.map(sequence => `after command ${sequence}`).join(', ');
    this.report(
      `Game ${id}: the snapshot ${places} is damaged. The game was made again of what was ` +
        `before it and its commands, up to command ${game.sequence}.`,
    );
    this.#news.push(
      'A part of what was kept of this game was damaged on the disk. The game was made again of ' +
        'its commands.',
    );
    const snapshot = { sequence: game.sequence, body: JSON.stringify(game.save()) };
    await store.replaceSnapshots(id, damaged, snapshot);
  }
}

/** The lines that there are. */
function present(lines: readonly (HallEntry | undefined)[]): readonly HallEntry[] {
  return lines.filter(line => line !== undefined);
}
