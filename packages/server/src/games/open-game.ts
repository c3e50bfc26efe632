// One game in memory, shared by all who play it. Requests are answered one after the other, and a
// command is stored before it is answered: whatever happens then, the storage tells what is true.

import { UsageError } from '@roguewright/engine/errors';
import { type Command, hallEntry, type Performed } from '@roguewright/engine/game';
import type { GameHost } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { cpuTime } from '../cpu-time.ts';
import { othersFirst } from '../others-first.ts';
import { GameProblem, messageOf } from '../problems.ts';
import type { StoredCommand } from '../storage/commands.ts';
import type { GameStore, StoredGame } from '../storage/game-store.ts';
import type { Snapshot } from '../storage/snapshots.ts';
import { isTaken } from '../storage/storage-problem.ts';
import type { GameWork } from '../work/game-work.ts';
import type { SavedState } from '../work/jobs.ts';
import { fileOf } from './game-files.ts';
import type { GameMaker, RunningGame } from './game-maker.ts';
import { performAgain, restoreStored } from './restore-stored.ts';

/** Commands between two snapshots: as many are performed again, at most, after a sudden end. */
export const SNAPSHOT_EVERY = 50;

/** Clients whose last id is remembered for one game; of the others the storage knows it. */
const MOST_CLIENTS = 16;

/** Who sends a command, and under which id. Ids of one client rise. */
export interface Request {
  readonly client: string;
  readonly id: number;
}

/** A player in this process loses no answer, so he never repeats a request. */
const IN_PROCESS: Request = { client: '', id: 0 };

/** Takes the milliseconds of the processor that something took. */
type Charge = (milliseconds: number) => void;

function ignore(): void {}

/** What came of a request. */
export interface Answer {
  readonly performed: Performed;
  /** The command was carried out before; this is the answer it had. */
  readonly repeated: boolean;
}

/** What a game is opened with. */
export interface Opening {
  readonly id: string;
  readonly store: GameStore;
  readonly maker: GameMaker;
  /** Answers questions. */
  readonly work: GameWork;
  /** Called once by each `close`. */
  readonly release: () => Promise<void>;
  /** Called when the game is over and its line in the hall is stored. */
  readonly ended: () => void;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

/** A game that is being played. */
export class OpenGame implements GameHost {
  /** Its id. */
  readonly id: string;
  readonly #opening: Opening;
  #game: RunningGame | undefined;
  /** What it was made under. */
  #made: Pick<SavedState, 'content' | 'ruleset'> | undefined;
  /** Commands contained in the latest snapshot. */
  #snapshotAt = 0;
  /** The last id of each client, the client last heard of last. */
  readonly #lastIds = new Map<string, number>();
  /** The last command that was carried out, with its answer: an answer takes some 90 kilobytes. */
  #latest: (Request & { readonly performed: Performed }) | undefined;
  /** What the player should know beside commands that were set aside; told once. */
  #news: string[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(opening: Opening) {
    this.id = opening.id;
    this.#opening = opening;
  }

  /** @throws GameProblem when the game can't be read */
  look(): Promise<Performed> {
    return this.#inTurn(async () => (await this.#running()).look());
  }

  /**
   * Carries out a command for a player in this process; when this resolves, it is stored.
   * @throws UsageError when the command is malformed
   * @throws GameProblem when it could not be carried out or stored; the game stands as before it
   */
  async perform(command: Command): Promise<Performed> {
    const { performed } = await this.#inTurn(() => this.#answer(IN_PROCESS, command, ignore));
    return performed;
  }

  /**
   * Answers a question about the game as it stands when its turn comes. Commands don't wait for it.
   * @param client whom it is answered for, such as a network address
   * @throws UsageError or GameProblem when the question is malformed, or too much work
   */
  async odds(question: OddsQuestion, client = ''): Promise<OddsAnswer> {
    const { id } = this;
    const { work } = this.#opening;
    const asked = await this.#inTurn(async () => {
      const running = await this.#running();
      const save = () => {
        if (this.#game === undefined || this.#made === undefined) {
          throw new GameProblem(503, 'game', 'The game is being read again. Ask again.');
        }
        return { ...this.#made, body: JSON.stringify(this.#game.save()) };
      };
      return { answer: work.odds(client, { id, running, save }, question) };
    });
    return await asked.answer;
  }

  /**
   * As `perform`, for a client who may repeat his last request when its answer was lost.
   * @param charge takes the milliseconds that the rules took
   * @throws GameProblem also when a later command of the client was already answered
   */
  answer(request: Request, command: Command, charge: Charge = ignore): Promise<Answer> {
    return this.#inTurn(() => this.#answer(request, command, charge));
  }

  /** What the player should know and wasn't told: damage, and commands that can't be carried out again. */
  async notices(): Promise<string[]> {
    await this.#inTurn(() => this.#running());
    const news = this.#news;
    this.#news = [];
    const untold = await this.#opening.store.takeUntold(this.id);
    const first = untold[0];
    if (first === undefined) {
      return news;
    }
    const count = untold.length === 1 ? 'Your last command' : `Your last ${untold.length} commands`;
    return [
      ...news,
      `${count} could not be carried out again (${first.error}). ` +
        'The game goes on from before that; what happened then is kept for whoever mends it.',
    ];
  }

  /** Says that one who opened it needs it no longer. */
  close(): Promise<void> {
    return this.#opening.release();
  }

  /** Stores a snapshot, so that the next opening is quick, also by a later version. */
  rest(): Promise<void> {
    return this.#inTurn(async () => {
      const game = this.#game;
      if (game !== undefined && game.sequence > this.#snapshotAt) {
        await this.#opening.store.addSnapshot(this.id, snapshotOf(game));
        this.#snapshotAt = game.sequence;
      }
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #answer(request: Request, command: Command, charge: Charge): Promise<Answer> {
    const game = await this.#running();
    const repeated = await this.#repeated(request, game);
    if (repeated !== undefined) {
      return { performed: repeated, repeated: true };
    }
    const before = game.sequence;
    const isDue = before - this.#snapshotAt >= SNAPSHOT_EVERY;
    if (isDue) {
      await this.#opening.store.quota.expectRoomToGoOn(this.id);
    }
    const snapshot = isDue ? snapshotOf(game) : undefined;
    const begun = cpuTime();
    const performed = await this.#perform(game, command).finally(() => charge(cpuTime() - begun));
    if (game.sequence !== before) {
      await this.#store(game, { request, command, performed, snapshot });
    }
    this.#remember(request, game.sequence === before ? undefined : performed);
    return { performed, repeated: false };
  }

  /**
   * The answer to a request that was carried out before: what it had, or if another came after it how
   * the game stands now. What was refused is not stored, and is tried again.
   */
  async #repeated(request: Request, game: RunningGame): Promise<Performed | undefined> {
    const { client, id } = request;
    const known = this.#lastIds.get(client);
    if (request === IN_PROCESS || (known !== undefined && id > known)) {
      return undefined;
    }
    if (this.#latest?.client === client && this.#latest.id === id) {
      return this.#latest.performed;
    }
    // Memory is short, and a restart may have emptied it. The storage forgets nothing.
    const stored = await this.#opening.store.findRequest(this.id, client, id);
    if (stored.isStored) {
      return game.look();
    }
    const last = Math.max(stored.last, known ?? 0);
    if (id < last) {
      const message = `expected an id above ${last}, the last one answered, got ${id}`;
      throw new GameProblem(409, 'id', message);
    }
    return undefined;
  }

  async #perform(game: RunningGame, command: Command): Promise<Performed> {
    const sequence = game.sequence + 1;
    try {
      return game.perform(command);
    } catch (error) {
      if (error instanceof UsageError) {
        throw error;
      }
      // A rule that failed may have left the game half changed: only the storage is trusted.
      this.#game = undefined;
      this.#opening.report(error);
      await this.#opening.store.addPoisoned(this.id, {
        sequence,
        body: JSON.stringify(command),
        error: messageOf(error),
      });
      throw new GameProblem(
        500,
        'command',
        `The rules failed on this command (${messageOf(error)}). The game goes on from before it.`,
        { cause: error },
      );
    }
  }

  async #store(
    game: RunningGame,
    done: {
      readonly request: Request;
      readonly command: Command;
      readonly performed: Performed;
      readonly snapshot: Snapshot | undefined;
    },
  ): Promise<void> {
    const { request, command, performed, snapshot } = done;
    const { turn, ending } = performed.view;
    try {
      await this.#opening.store.addCommand(
        this.id,
        {
          sequence: performed.sequence,
          body: JSON.stringify(command),
          state_hash: game.hash(),
          client: request.client,
          request: request.id,
        },
        { status: ending?.kind ?? 'playing', turn, hall: hallEntry(performed.view) },
        snapshot,
      );
    } catch (error) {
      this.#game = undefined;
      throw this.#notStored(error);
    }
    if (snapshot !== undefined) {
      this.#snapshotAt = snapshot.sequence;
    }
    if (ending !== undefined) {
      this.#opening.ended();
    }
  }

  #notStored(error: unknown): GameProblem {
    if (isTaken(error)) {
      return new GameProblem(
        409,
        'game',
        'The game was played on by another program. It goes on from there, without this command.',
        { cause: error },
      );
    }
    if (error instanceof GameProblem) {
      const message = `The command was not stored. ${error.message}`;
      return new GameProblem(error.status, error.field, message, { cause: error });
    }
    this.#opening.report(error);
    return new GameProblem(
      503,
      'storage',
      `The command could not be stored (${messageOf(error)}). The game goes on from before it.`,
      { cause: error },
    );
  }

  /** @param performed what came of it; absent for a refusal, which may be tried again */
  #remember({ client, id }: Request, performed: Performed | undefined): void {
    if (performed !== undefined) {
      this.#latest = { client, id, performed };
    }
    if (client === IN_PROCESS.client) {
      return;
    }
    this.#lastIds.delete(client);
    this.#lastIds.set(client, id);
    const [first] = this.#lastIds.keys();
    if (this.#lastIds.size > MOST_CLIENTS && first !== undefined) {
      this.#lastIds.delete(first);
    }
  }

  async #running(): Promise<RunningGame> {
    this.#game ??= await this.#load();
    return this.#game;
  }

  async #load(): Promise<RunningGame> {
    const { store, maker, report } = this.#opening;
    this.#latest = undefined;
    this.#lastIds.clear();
    const stored = await store.loadGame(this.id);
    if (stored === undefined) {
      throw new GameProblem(404, 'game', `There is no game ${this.id}.`);
    }
    this.#made = { content: stored.content, ruleset: stored.game.ruleset };
    const game =
      stored.snapshot === undefined
        ? await this.#performAll(stored)
        : restoreStored(maker, stored, stored.snapshot);
    this.#snapshotAt = game.sequence;
    const commands = stored.snapshot === undefined ? [] : stored.commands;
    for (const command of commands) {
      try {
        this.#remember(requestOf(command), performAgain(game, command));
        await othersFirst();
      } catch (error) {
        report(error);
        await store.setAside(this.id, command.sequence, messageOf(error));
        return this.#load();
      }
    }
    if (commands.length === 0 && stored.last !== undefined) {
      this.#remember(requestOf(stored.last), game.look());
    }
    if (stored.damaged.length > 0) {
      await this.#replace(stored.damaged, game);
    }
    this.#news.push(...store.takeLosses(this.id));
    return game;
  }

  /** The game from its beginning, when none of its snapshots can be believed. */
  async #performAll({ game, content, commands }: StoredGame): Promise<RunningGame> {
    const { maker } = this.#opening;
    try {
      const file = fileOf({ game, snapshot: undefined, commands }, maker);
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
    const { store, report } = this.#opening;
    const places = damaged.map(sequence => `after command ${sequence}`).join(', ');
    report(
      `Game ${this.id}: the snapshot ${places} is damaged. The game was made again of what was ` +
        `before it and its commands, up to command ${game.sequence}.`,
    );
    this.#news.push(
      'A part of what was kept of this game was damaged on the disk. The game was made again of ' +
        'its commands.',
    );
    await store.replaceSnapshots(this.id, damaged, snapshotOf(game));
    this.#snapshotAt = game.sequence;
  }
}

function snapshotOf(game: RunningGame): Snapshot {
  return { sequence: game.sequence, body: JSON.stringify(game.save()) };
}

function requestOf({ client, request }: StoredCommand): Request {
  return { client, id: request };
}
