// One game in memory, shared by all who play it, over its storage (`game-storage.ts`). A client that lost
// an answer may repeat its request, and gets the answer that it had.

import type { Command, Performed, SeatedOrder } from '@roguewright/engine/game';
import { type GameHost, noticesOf, StoredPlay, type Turn } from '@roguewright/engine/host';
import type { OddsAnswer, OddsQuestion } from '@roguewright/engine/odds';
import { GameProblem } from '../problems.ts';
import type { StoredContent } from '../storage/contents.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { GameWork } from '../work/game-work.ts';
import type { BonesFolder } from './bones-folder.ts';
import { piecesOfFile } from './game-files.ts';
import type { GameMaker, RunningGame } from './game-maker.ts';
import { type Asked, type Charge, GameStorage, type KeptRequest } from './game-storage.ts';
import { IN_PROCESS, type Request, Requests } from './requests.ts';

function ignore(): void {}

/** The result of a request. */
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
  /** Reads the content of a stored game before it is restored. */
  readonly readContent: (content: StoredContent) => Promise<void>;
  /** Called once by each `close`. */
  readonly release: () => Promise<void>;
  /** Called when the game is over and its line in the hall is stored. */
  readonly ended: () => void;
  /** Where the bones of heroes are kept; undefined: nowhere. */
  readonly bones: BonesFolder | undefined;
  /** Where defects are reported. */
  readonly report: (error: unknown) => void;
}

type Play = StoredPlay<RunningGame, Asked, KeptRequest, SeatedOrder>;

/** Called within the turn in which a request was answered, with the game as it then stands. */
export type Told = (answer: Answer, game: RunningGame) => void;

/** A game in memory, and how many hold it. */
export interface HeldGame {
  readonly game: OpenGame;
  holders: number;
}

/** A game that is being played. */
export class OpenGame implements GameHost {
  /** Its id. */
  readonly id: string;
  readonly #opening: Opening;
  readonly #requests: Requests;
  readonly #storage: GameStorage;
  readonly #play: Play;
  /** When somebody last had to do with it, in milliseconds of `performance.now`. */
  #usedAt = performance.now();
  /** Questions that are being answered. */
  #questions = 0;

  constructor(opening: Opening) {
    const { id, store } = opening;
    this.id = id;
    this.#opening = opening;
    this.#requests = new Requests(id, store);
    this.#storage = new GameStorage({ ...opening, requests: this.#requests });
    this.#play = new StoredPlay(this.#storage);
  }

  /** Whether the game itself is in memory; otherwise it is read when somebody acts or looks. */
  get isInMemory(): boolean {
    return this.#play.running !== undefined;
  }

  /** @throws GameProblem when the game can't be read */
  look(): Promise<Performed> {
    return this.#turn(({ game }) => game.look());
  }

  /** Runs a function on the game as it stands when its turn comes; it must not change the game. */
  read<Result>(work: (game: RunningGame) => Result): Promise<Result> {
    return this.#turn(({ game }) => work(game));
  }

  /**
   * Carries out a command for a player in this process; when this resolves, it is stored.
   * @throws UsageError when the command is malformed
   * @throws GameProblem when it could not be carried out or stored; the game stands as before it
   */
  async perform(command: Command): Promise<Performed> {
    const { performed } = await this.answer(IN_PROCESS, command);
    return performed;
  }

  /**
   * Answers a question about the game as it stands when its turn comes. Commands don't wait for it.
   * @param client whom it is answered for, such as a network address
   * @param seat of the hero who asks
   * @throws UsageError or GameProblem when the question is malformed, or too much work
   */
  async odds(question: OddsQuestion, client = '', seat = 0): Promise<OddsAnswer> {
    this.#questions += 1;
    try {
      return await this.#ask(question, client, seat);
    } finally {
      this.#questions -= 1;
    }
  }

  async #ask(question: OddsQuestion, client: string, seat: number): Promise<OddsAnswer> {
    const { id } = this;
    const { work } = this.#opening;
    const asked = await this.#turn(({ game: running }) => {
      const save = () => {
        const game = this.#play.running;
        const { made } = this.#storage;
        if (game === undefined || made === undefined) {
          throw new GameProblem(503, 'game', 'The game is being read again. Ask again.');
        }
        return { ...made, body: JSON.stringify(game.save()) };
      };
      return { answer: work.odds(client, { id, running, seat, save }, question) };
    });
    return await asked.answer;
  }

  /**
   * As `perform`, for a client that may repeat its last request when the answer was lost.
   * @param charge takes the milliseconds that the rules took
   * @param told called before anything else is done with the game
   * @throws GameProblem also when a later command of the client was already answered
   */
  answer(
    request: Request,
    order: SeatedOrder,
    charge: Charge = ignore,
    told?: Told,
  ): Promise<Answer> {
    return this.#turn(async turn => {
      const answer = await this.#answer(turn, { request, charge }, order);
      told?.(answer, turn.game);
      return answer;
    });
  }

  /** The game so far as the text of a file, for pages of this process; it isn't marked as exported. */
  async record(): Promise<string> {
    const { id, store, maker } = this.#opening;
    // After what is still being answered.
    await this.#turn(() => undefined);
    const head = await store.loadHead(id);
    if (head === undefined) {
      throw new GameProblem(404, 'game', `There is no game ${id}.`);
    }
    let text = '';
    for await (const piece of piecesOfFile(head, store.commandPages(id), maker, false)) {
      text += piece;
    }
    return text;
  }

  /** What the player should know and wasn't told: damage, and commands that can't be carried out again. */
  async notices(): Promise<string[]> {
    await this.#turn(() => undefined);
    const news = this.#storage.takeNews();
    return [...news, ...noticesOf(await this.#opening.store.takeUntold(this.id))];
  }

  /**
   * Drops the game of one hero in memory when nobody has had to do with it for so many milliseconds. How it stands is
   * stored first, and it is read again when somebody acts or looks. Several heroes may have events that they weren't
   * told yet, which are in memory only: their games stay.
   */
  async putAway(idle: number): Promise<void> {
    const isIdle = () => this.#questions === 0 && performance.now() - this.#usedAt >= idle;
    if (isIdle() && this.isInMemory) {
      await this.#play.putAway(
        game => isIdle() && game.names.length === 1,
        snapshot => this.#opening.store.addSnapshot(this.id, snapshot),
        () => {
          this.#requests.clear();
          this.#storage.clear();
        },
      );
    }
  }

  /** Drops the game in memory: another process has taken it. */
  forget(): Promise<void> {
    return this.#play.forget();
  }

  /** Releases the game; every opener calls this once. */
  close(): Promise<void> {
    return this.#opening.release();
  }

  /** Stores a snapshot, so that the next opening is quick, also by a later version. */
  rest(): Promise<void> {
    return this.#play.rest(snapshot => this.#opening.store.addSnapshot(this.id, snapshot));
  }

  #turn<Result>(
    work: (turn: Turn<RunningGame, Asked, SeatedOrder>) => Promise<Result> | Result,
  ): Promise<Result> {
    this.#usedAt = performance.now();
    return this.#play.turn(work);
  }

  async #answer(
    { game, perform }: Turn<RunningGame, Asked, SeatedOrder>,
    asked: Asked,
    command: SeatedOrder,
  ): Promise<Answer> {
    const repeated = await this.#requests.repeated(asked.request, () => game.look(command.seat));
    if (repeated !== undefined) {
      return { performed: repeated, repeated: true };
    }
    const before = game.sequence;
    const performed = await perform(command, asked);
    this.#requests.remember(asked.request, game.sequence === before ? undefined : performed);
    return { performed, repeated: false };
  }
}
