// All games of a data folder: creates, finds and opens them, and admits clients.

import { randomBytes } from 'node:crypto';
import type { HallLine, HallPage, HallQuestion, NewGame } from '@roguewright/engine/game';
import type { HeroChoices, HeroPreview, LookBack, LookedBack } from '@roguewright/engine/host';
import { Accounts } from '../people/accounts.ts';
import { GameElsewhere, GameProblem } from '../problems.ts';
import { GameStore } from '../storage/game-store.ts';
import { bytesOfBrought, bytesOfSnapshots, markOf } from '../storage/quota.ts';
import type { Claims } from '../storage/shared/claims.ts';
import { type GameWork, workHere } from '../work/game-work.ts';
import { WORLD_FILE_LATER, WorldKeeper } from '../worlds/world-keeper.ts';
import { heroOfSeat, type NewWorld, worldRows } from '../worlds/world-rows.ts';
import { beginGame } from './begin-with-bones.ts';
import { type BonesFolder, bonesFolderOf } from './bones-folder.ts';
import { piecesOfFile } from './game-files.ts';
import type { GameMaker, PackOffer } from './game-maker.ts';
import { jsonLine, ownLine, publicLine } from './hall.ts';
import { IdleGames } from './idle-games.ts';
import type { KeeperOptions } from './keeper-options.ts';
import { lookBackOn } from './look-back.ts';
import { type HeldGame, OpenGame } from './open-game.ts';
import { PackMounts } from './pack-mounts.ts';
import { Records } from './records.ts';
import { type GameSummary, summaryOf } from './summary.ts';
import { hashOf, isTokenOf, type NewGameTicket, newTicket } from './tickets.ts';
import { Verifier } from './verifier.ts';

/** Milliseconds between two looks for games that were abandoned. */
const CLEAN_EVERY = 60 * 60 * 1000;

/** Keeps the games of one data folder. */
export class GameKeeper {
  readonly store: GameStore;
  readonly #maker: GameMaker;
  /** Does what may take long. */
  readonly work: GameWork;
  /** The shared worlds. */
  readonly worlds: WorldKeeper;
  /** The games of the hall. */
  readonly records: Records;
  /** The accounts. */
  readonly accounts: Accounts;
  readonly #mounts: PackMounts;
  readonly #report: (error: unknown) => void;
  readonly #entries = new Map<string, HeldGame>();
  readonly #verifier: Verifier;
  readonly #serves: boolean;
  /** Undefined: there are no bones here. */
  readonly #bones: BonesFolder | undefined;
  #cleaning: NodeJS.Timeout | undefined;
  readonly #idle: IdleGames;

  private constructor(store: GameStore, options: KeeperOptions) {
    const { maker, serves = false, idle = 0, report = console.error } = options;
    this.store = store;
    this.#serves = serves;
    this.#bones = bonesFolderOf(options, report);
    this.#maker = maker;
    this.work = options.work ?? workHere(maker);
    this.#mounts = new PackMounts(maker, this.work);
    this.worlds = new WorldKeeper(store, maker, (...wish) => this.create(...wish));
    this.records = new Records(store, this.work);
    this.accounts = new Accounts(store);
    this.#report = report;
    this.#verifier = new Verifier({ store, maker, work: this.work, report });
    const games = () => [...this.#entries.values()].map(({ game }) => game);
    this.#idle = new IdleGames({ games, idle, report });
  }

  /**
   * Opens the games of a data folder.
   * @throws StartError when the folder can't be used
   */
  static async open(options: KeeperOptions): Promise<GameKeeper> {
    const { dataFolder, report = console.error } = options;
    const store = await GameStore.open(dataFolder, { ...options, report });
    const keeper = new GameKeeper(store, options);
    // Games that ended shortly before a server was stopped.
    keeper.#verifier.goOn();
    if (keeper.#serves) {
      keeper.#cleaning = setInterval(() => void keeper.#cleanUp(), CLEAN_EVERY).unref();
      await keeper.#cleanUp();
    }
    return keeper;
  }

  /** The games that are open, at any process. */
  async openGames(): Promise<string[]> {
    return (await this.claims?.openGames()) ?? [...this.#entries.keys()];
  }

  /** Which process of several has which game; undefined where this process has them all. */
  get claims(): Claims | undefined {
    return this.store.claims;
  }

  /** The packs that new games can be begun with. */
  get packs(): readonly PackOffer[] {
    return this.#maker.packs;
  }

  /** What a new hero can be. */
  get choices(): HeroChoices {
    return this.#maker.choices;
  }

  /**
   * What a hero would begin with. @param ruleset an id or a composition; absent: that of new games
   * @throws UsageError for a role or race that can't be played, and for rules that there are none of
   */
  preview(role: string, race: string, ruleset?: string): HeroPreview {
    return this.#maker.preview(role, race, ruleset);
  }

  /**
   * Makes a game. The token is given out here and nowhere else.
   * @param wish with an empty seed, 128 random bits are drawn, secret until the end; such a game may have bones
   * @param client whom it is made for, such as a network address; none for the owner of the folder
   * @param world the terms of a shared world, stored with it
   * @throws UsageError that names what is wrong with the new hero
   */
  async create(wish: NewGame, client = '', world?: NewWorld): Promise<NewGameTicket> {
    const network = markOf(client);
    await this.store.quota.expectRoom(network);
    const isDrawn = wish.seed === '';
    const { bones: _, ...asked } = wish;
    const start = isDrawn ? { ...asked, seed: randomBytes(16).toString('hex') } : asked;
    await this.#mounts.prepare(start, client);
    const content = this.#maker.contentOf(start);
    const mayMeet = isDrawn && world === undefined;
    const running = await beginGame(this.#maker, start, mayMeet ? this.#bones : undefined);
    const { game, token } = newTicket();
    const { view } = running.look();
    const state = running.save();
    const begun = this.#maker.beginningOf(state);
    const body = JSON.stringify(state);
    const now = Date.now();
    await this.store.addGame(
      {
        id: game,
        token_hash: hashOf(token),
        hero_name: begun.heroName,
        role: begun.role,
        race: begun.race,
        seed: begun.seed,
        ruleset: this.#maker.rulesetOf(start),
        content_hash: content.hash,
        status: view.ending?.kind ?? 'playing',
        turn: view.turn,
        created_at: now,
        updated_at: now,
        seed_drawn: isDrawn ? 1 : 0,
        network,
        bytes: bytesOfSnapshots(body),
        beginning: JSON.stringify(begun),
      },
      content,
      { sequence: running.sequence, body },
      world && worldRows(game, hashOf(token), begun, world),
    );
    return { game, token };
  }

  /**
   * A game as the text of a file, in pieces: all that was answered up to now.
   * @param evenRunning also when this tells the luck of a game that is still played; such a game is
   * marked, and its end is not among the verified ones
   * @throws GameProblem when there is no such game, or its luck is not to be told yet
   */
  async exportPieces(id: string, evenRunning = false): Promise<AsyncIterable<string>> {
    const game = await this.store.findGame(id);
    if (game?.status === 'playing' && (await this.worlds.terms(id)) !== undefined) {
      throw new GameProblem(409, 'game', WORLD_FILE_LATER);
    }
    if (game?.status === 'playing' && game.exported === 0) {
      if (game.seed_drawn === 1 && !evenRunning) {
        throw new GameProblem(
          409,
          'running',
          'This game is still running, and its file reveals the luck to come. A game that is exported ' +
            'now can’t be verified in the hall of heroes.',
        );
      }
      await this.store.markExported(id);
    }
    const head = await this.store.loadHead(id);
    if (head === undefined) {
      throw new GameProblem(404, 'game', `There is no game ${id}.`);
    }
    return piecesOfFile(head, this.store.commandPages(id), this.#maker);
  }

  /**
   * Looks back on a game so far, as far as its hero knows; all of it once it is over.
   * @param client whom it is done for, such as a network address
   * @throws GameProblem when there is no such game, when it is a shared world, and when it is too much
   */
  async lookBack(id: string, about: LookBack, client = ''): Promise<LookedBack> {
    if ((await this.worlds.terms(id)) !== undefined) {
      throw new GameProblem(409, 'game', WORLD_FILE_LATER);
    }
    const places = { store: this.store, work: this.work, maker: this.#maker };
    return await lookBackOn(places, id, about, client);
  }

  /** The same as one text. */
  async exportFile(id: string, evenRunning = false): Promise<string> {
    let text = '';
    for await (const piece of await this.exportPieces(id, evenRunning)) {
      text += piece;
    }
    return text;
  }

  /**
   * Makes a game of a file, beside all that are there.
   * @param client whom it is done for, such as a network address
   * @throws GameProblem that names the field that is wrong, or when the game can't be gone on with
   * here; nothing is stored then
   */
  async importFile(file: string | Uint8Array, client = ''): Promise<NewGameTicket> {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    const network = markOf(client);
    await this.store.quota.expectRoom(network);
    const brought = await this.work.readFile(client, bytes, hash => this.store.findContent(hash));
    const { game, token } = newTicket();
    const { start, content } = brought;
    const now = Date.now();
    await this.store.addImported({
      ...brought,
      game: {
        id: game,
        token_hash: hashOf(token),
        hero_name: start.heroName,
        role: start.role,
        race: start.race,
        seed: start.seed,
        ruleset: brought.ruleset,
        content_hash: content.hash,
        status: brought.status,
        turn: brought.turn,
        created_at: now,
        updated_at: now,
        brought: 1,
        network,
        bytes: bytesOfBrought(brought),
        beginning: JSON.stringify(start),
      },
    });
    return { game, token };
  }

  /**
   * Admits a client that knows the token of a game.
   * @throws GameProblem when there is no such game or the token is another; which of the two is
   * not said, so that no client learns which games exist
   */
  async admit(id: string, token: string): Promise<GameSummary> {
    const row = await this.store.findGame(id);
    const right = isTokenOf(row?.token_hash, token);
    const own = await this.worlds.heroOf(id, token);
    const known = right || own !== undefined || (await this.accounts.mayPlay(id, token));
    if (row === undefined || !known) {
      throw new GameProblem(403, 'token', 'This token admits to no such game.');
    }
    return { ...(await summaryOf(row, this.store)), ...heroOfSeat(own) };
  }

  /** Resolves when every game that is over has been performed again and is in the hall. */
  async hallSettled(): Promise<void> {
    await this.#verifier.settled();
  }

  /** Some lines of the hall, in their public form. */
  async hall(question: HallQuestion): Promise<HallPage> {
    const { lines, total } = await this.store.hall.read(question);
    return { lines: lines.map(publicLine), total };
  }

  /** Some lines of both lists as lines of JSON, those after one entry, for programs that follow the hall. */
  async hallSince(entry: number, count: number): Promise<string> {
    return (await this.store.hall.readSince(entry, count)).map(jsonLine).join('');
  }

  /** As `hall`, with how each game was begun: for the owner of the data folder. */
  async ownHall(question: HallQuestion): Promise<HallPage> {
    await this.hallSettled();
    const { lines, total } = await this.store.hall.read(question);
    return { lines: lines.map(ownLine), total };
  }

  /** The line of one hero, for his player; nothing while his game goes on. */
  async hallLine(id: string, heroName: string): Promise<HallLine | undefined> {
    const line = await this.store.hall.readLine(id, await this.worlds.keyOf(id, heroName));
    return line && ownLine(line);
  }

  /** All games, the one last played first: for the owner of the data folder. */
  async all(): Promise<GameSummary[]> {
    const rows = await this.store.allGames();
    return await Promise.all(rows.map(row => summaryOf(row, this.store)));
  }

  /**
   * A game to play, shared by all its openers. Each opener closes it once.
   * @throws GameProblem when there is no such game or it can't be read
   */
  async open(id: string): Promise<OpenGame> {
    const entry = this.#entries.get(id) ?? this.#newEntry(id);
    entry.holders += 1;
    try {
      await entry.game.look();
      return entry.game;
    } catch (error) {
      await this.#release(id, entry);
      throw error;
    }
  }

  /** @throws GameProblem when the games can't be read */
  async expectAnswer(): Promise<void> {
    // A question as quick as any; no game has this id.
    await this.store.findGame('');
  }

  /** Drops a game that another process has taken; it is read again when it comes back. */
  async forget(id: string): Promise<void> {
    await this.#entries.get(id)?.game.forget();
  }

  /** Stores how all open games stand and closes the files. */
  async close(): Promise<void> {
    await this.#idle.close();
    for (const { game } of this.#entries.values()) {
      await this.#rest(game);
    }
    this.#entries.clear();
    clearInterval(this.#cleaning);
    if (this.#serves) {
      // A server is to stop at once, and goes on with this when it starts again.
      this.#verifier.stop();
    } else {
      await this.#verifier.settled();
    }
    await this.work.close();
    await this.store.close();
  }

  async #cleanUp(): Promise<void> {
    try {
      await this.store.quota.removeAbandoned(id => this.#entries.has(id));
    } catch (error) {
      // It is tried again in an hour.
      this.#report(error);
    }
  }

  #newEntry(id: string): HeldGame {
    const game = new OpenGame({
      id,
      store: this.store,
      maker: this.#maker,
      work: this.work,
      readContent: content => this.#mounts.read(content),
      release: () => this.#release(id, entry),
      ended: () => this.#verifier.goOn(),
      bones: this.#bones,
      report: this.#report,
    });
    const entry: HeldGame = { game, holders: 0 };
    this.#entries.set(id, entry);
    return entry;
  }

  async #release(id: string, entry: HeldGame): Promise<void> {
    entry.holders -= 1;
    if (entry.holders > 0) {
      return;
    }
    await this.#rest(entry.game);
    // Someone may have opened it again while the snapshot was written.
    if (entry.holders === 0 && this.#entries.get(id) === entry) {
      this.#entries.delete(id);
      await this.claims?.release(id);
    }
  }

  async #rest(game: OpenGame): Promise<void> {
    try {
      await game.rest();
    } catch (error) {
      // Every command is stored already: the snapshot would only have saved time.
      if (!(error instanceof GameElsewhere)) {
        this.#report(error);
      }
    }
  }
}
