// The room of one game; each window on the game is a client. Every message is counted, validated and
// answered under its id, or the connection is closed.

import { type Client, ClientState, CloseCode, Room } from '@colyseus/core';
import { UsageError } from '@roguewright/engine/errors';
import type { Performed } from '@roguewright/engine/game';
import type { GameKeeper } from './games/keeper.ts';
import type { Answer, OpenGame } from './games/open-game.ts';
import { checked, MOST_UNREAD_BYTES, send, unreadBytes } from './messages.ts';
import type { Metrics } from './operations/metrics.ts';
import { GameElsewhere, GameProblem } from './problems.ts';
import { type Answers, flawOf, joinSchema, MESSAGE_RATE } from './protocol.ts';
import { Bucket, type RateLimit } from './rate-limit.ts';
import type { Seats } from './seats.ts';
import { heroKey } from './storage/worlds/worlds.ts';
import type { Turns } from './turns.ts';
import { AUDIENCE_TYPES, AudienceSide } from './watching/audience-side.ts';
import type { Shows } from './watching/shows.ts';
import type { AbsenceTimes } from './worlds/absences.ts';
import { type TableHero, WorldTable } from './worlds/world-table.ts';

/** Most windows on one game at a time. */
const MOST_CLIENTS = 8;

/** Most windows on a shared world at a time: four for each of its heroes. */
const MOST_WORLD_CLIENTS = 64;

/** Messages a second above which a connection is closed without an answer. */
const MOST_MESSAGES = 300;

/** What clients are told when another process has taken their game. */
const MOVED = 'This game goes on at another process of the server. Connecting again.';

/** State shared by the rooms of one server. */
export interface RoomOptions {
  readonly keeper: GameKeeper;
  /** The open rooms. */
  readonly open: Set<GameRoom>;
  /** Limit on the messages of a network address, over all its connections. */
  readonly addresses: RateLimit;
  /** Limit on the milliseconds of work that a network address causes. */
  readonly effort: RateLimit;
  /** Schedules the work of clients. */
  readonly turns: Turns;
  /** The sockets that have a seat. */
  readonly seats: Seats;
  readonly metrics: Metrics;
  /** The heroes that are shown to others. */
  readonly shows: Shows;
  /** How long absent players of shared worlds are waited for. */
  readonly absences: AbsenceTimes;
  readonly report: (error: unknown) => void;
}

/** The game that a client may join, and the names under which its requests are counted. */
export interface Admission {
  readonly game: string;
  readonly client: string | undefined;
  /** The client's network address. */
  readonly address: string;
  /** The hero that the token leads to, in a shared world. */
  readonly hero?: TableHero | undefined;
  /** The hero began the world. */
  readonly isFounder?: boolean | undefined;
}

interface Visitor {
  readonly client: string;
  readonly address: string;
  readonly bucket: Bucket;
  readonly isFounder: boolean;
}

/** The room of one game. */
export abstract class GameRoom extends Room {
  override maxClients = MOST_CLIENTS;
  override maxMessagesPerSecond = MOST_MESSAGES;
  // State is sent by messages only; this is the period of the room's clock.
  override patchRate = 1000;

  readonly #options: RoomOptions;
  readonly #visitors = new Map<string, Visitor>();
  /** Looks and commands that were let in and are not answered. */
  readonly #answering = new Set<Promise<void>>();
  readonly #closed = Promise.withResolvers<void>();
  readonly #audience: AudienceSide;
  #game: OpenGame | undefined;
  /** The players of a shared world; undefined: the game has one player. */
  #table: WorldTable | undefined;
  #isClosing = false;

  constructor(options: RoomOptions) {
    super();
    this.#options = options;
    this.#audience = new AudienceSide(options.shows, options.report);
  }

  /** Opens the game when the first client joins. */
  override async onCreate(wish: unknown): Promise<void> {
    const { game } = joinSchema.parse(wish);
    const { keeper, open } = this.#options;
    const terms = await keeper.worlds.terms(game);
    // Colyseus would send a client to a second room if this one is full; windows there would get no updates.
    if ([...open].some(room => room.takesClientsOf(game) && room.hasReachedMaxClients())) {
      const count = terms === undefined ? 'Eight' : `${MOST_WORLD_CLIENTS}`;
      const message = `${count} windows are open on this game. Close one of them.`;
      throw new GameProblem(503, 'game', message);
    }
    this.#game = await keeper.open(game);
    if (terms !== undefined) {
      this.maxClients = MOST_WORLD_CLIENTS;
      const { absences: times, report } = this.#options;
      const lost = () => void this.moveOut();
      const shown = (performed: Performed) =>
        this.#audience.changed(heroKey(performed.view.hero.name), performed);
      this.#table = new WorldTable({ game: this.#game, terms, times, lost, report, shown });
    }
    open.add(this);
    this.onMessage('*', (client: Client, type: string | number, message: unknown) => {
      this.#receive(client, type, message);
    });
  }

  /** Lets in whom `admit` admitted, but to his own game only. */
  override async onJoin(
    client: Client,
    _wish: unknown,
    admission: Admission | undefined,
  ): Promise<void> {
    if (admission === undefined || admission.game !== this.#game?.id) {
      throw new GameProblem(403, 'token', 'This token admits to no such game.');
    }
    this.#options.seats.sit(client.ref, client);
    this.#visitors.set(client.sessionId, {
      client: admission.client ?? `session ${client.sessionId}`,
      address: admission.address,
      bucket: new Bucket(MESSAGE_RATE),
      isFounder: admission.isFounder === true,
    });
    if (this.#table !== undefined) {
      const { hero } = admission;
      if (hero === undefined) {
        throw new GameProblem(403, 'token', 'This token leads to no hero of this world.');
      }
      await this.#table.arrive(client, hero);
      const seat = this.#table.seatOf(client);
      const { id } = this.#game;
      const look = () => this.#game!.read(game => game.look(seat));
      this.#audience.enter(client, id, heroKey(hero.heroName), look);
      return;
    }
    this.#audience.enter(client, this.#game.id, '', () => this.#game!.look());
  }

  /** Forgets a connection. */
  override onLeave(client: Client): void {
    this.#table?.depart(client);
    this.#audience.leave(client).catch(this.#options.report);
    this.#visitors.delete(client.sessionId);
  }

  /** Closes the game after the last has left, when all that was asked of it is done. */
  override async onDispose(): Promise<void> {
    this.#isClosing = true;
    try {
      await this.#table?.close();
      await Promise.allSettled(this.#answering);
      await this.#game?.close();
    } finally {
      this.#options.open.delete(this);
      this.#closed.resolve();
    }
  }

  /**
   * Answers the commands that are being carried out, then ends all connections. Clients send again, to
   * the next server, what comes meanwhile. Resolves when the game is closed, even if it was closing already.
   */
  async shutDown(): Promise<void> {
    this.#isClosing = true;
    await this.#table?.close();
    await Promise.allSettled(this.#answering);
    await this.disconnect(CloseCode.SERVER_SHUTDOWN);
    await this.#closed.promise;
  }

  /** Tells all players of the game something. */
  tellAll(words: string): void {
    for (const client of this.clients) {
      send(client, 'problem', { id: 0, message: words });
    }
  }

  /** The id of the game; undefined before it is open. */
  get game(): string | undefined {
    return this.#game?.id;
  }

  /**
   * Another process has taken the game: tells all clients and ends their connections. They connect again
   * and send there what was not answered.
   */
  async moveOut(): Promise<void> {
    if (this.#isClosing) {
      return;
    }
    this.#isClosing = true;
    for (const client of this.clients) {
      send(client, 'problem', { id: 0, message: MOVED });
    }
    await this.disconnect(CloseCode.MAY_TRY_RECONNECT);
  }

  /** Whether clients of a game come into this room. */
  takesClientsOf(game: string): boolean {
    return this.#game?.id === game && !this.#isClosing;
  }

  #receive(client: Client, type: string | number, message: unknown): void {
    const visitor = this.#visitors.get(client.sessionId);
    if (visitor === undefined || client.state !== ClientState.JOINED || this.#isClosing) {
      return;
    }
    const answering = this.#answer(client, visitor, type, message);
    // A question may take seconds, and nothing is lost with its answer.
    if (type !== 'odds') {
      this.#answering.add(answering);
      void answering.finally(() => this.#answering.delete(answering));
    }
  }

  async #answer(
    client: Client,
    visitor: Visitor,
    type: string | number,
    message: unknown,
  ): Promise<void> {
    const id = idOf(message);
    try {
      if (unreadBytes(client) > MOST_UNREAD_BYTES) {
        client.leave(CloseCode.WITH_ERROR, 'answers are not read');
        return;
      }
      if (!visitor.bucket.take() || !this.#options.addresses.take(visitor.address)) {
        throw new GameProblem(429, 'message', 'Too many messages at once. Wait a moment.');
      }
      await this.#options.turns.take(visitor.address);
      await this.#handle(client, visitor, type, message);
    } catch (error) {
      if (error instanceof GameElsewhere) {
        // Not answered: the client sends it again to the process that has the game.
        void this.moveOut();
        return;
      }
      send(client, 'problem', { id, message: this.#tell(error) });
    }
  }

  async #handle(
    client: Client,
    visitor: Visitor,
    type: string | number,
    message: unknown,
  ): Promise<void> {
    const game = this.#game!;
    const table = this.#table;
    if (AUDIENCE_TYPES.has(type)) {
      await this.#audience.handle(client, type, message);
      return;
    }
    switch (type) {
      case 'look': {
        const { id } = checked('look', message);
        await (table?.look(client, id) ??
          game.look().then(performed => send(client, 'performed', { id, performed })));
        for (const notice of await game.notices()) {
          send(client, 'problem', { id: 0, message: notice });
        }
        return;
      }
      case 'command': {
        const { id, command } = checked('command', message);
        const { effort } = this.#options;
        if (!effort.has(visitor.address)) {
          throw new GameProblem(429, 'message', 'Your games take too much work. Wait a moment.');
        }
        const charge = (took: number) => effort.charge(visitor.address, took);
        const request = { client: visitor.client, id };
        if (table !== undefined) {
          await this.#counted(table.command(client, { ...request, charge }, command));
          return;
        }
        const answer = game.answer(request, command, charge);
        const { performed, repeated } = await this.#counted(answer);
        send(client, 'performed', { id, performed });
        if (!repeated) {
          this.#tellOthers(client, { id: 0, performed });
          this.#audience.changed('', performed);
        }
        return;
      }
      case 'presence': {
        const { id, kind } = checked('presence', message);
        if (table === undefined) {
          throw new GameProblem(400, 'type', 'Only heroes of a shared world leave and come back.');
        }
        const charge = (took: number) => this.#options.effort.charge(visitor.address, took);
        const request = { client: visitor.client, id, charge };
        await this.#counted(table.command(client, request, { kind }));
        return;
      }
      case 'world': {
        const { id, renew, kick } = checked('world', message);
        send(client, 'world', { id, ...(await this.#ruleWorld(visitor, renew, kick)) });
        return;
      }
      case 'odds': {
        const { id, question } = checked('odds', message);
        const answer = await game.odds(question, visitor.address, table?.seatOf(client));
        send(client, 'odds', { id, answer });
        return;
      }
      default:
        throw new GameProblem(
          400,
          'type',
          'expected a message of type look, command, odds, presence, world, say or audience',
        );
    }
  }

  /** What the founder of a shared world decides. @returns the new invitation, if there is one */
  async #ruleWorld({ isFounder }: Visitor, renew?: true, kick?: string) {
    const { worlds } = this.#options.keeper;
    const table = this.#table;
    if (table === undefined || !isFounder) {
      throw new GameProblem(403, 'world', 'Only the player who began a shared world may do this.');
    }
    if (kick !== undefined) {
      await table.shutOut(await worlds.shutOut(this.#game!.id, kick));
    }
    return renew === undefined ? {} : { invite: await worlds.renewInvite(this.#game!.id) };
  }

  /** Counts a command when it is answered. */
  async #counted(answering: Promise<Answer>): Promise<Answer> {
    const { metrics } = this.#options;
    const begun = performance.now();
    try {
      const answer = await answering;
      metrics.command(answer.repeated ? 'repeated' : 'performed', performance.now() - begun);
      return answer;
    } catch (error) {
      metrics.command('problem', performance.now() - begun);
      throw error;
    }
  }

  #tellOthers(client: Client, answer: Answers['performed']): void {
    for (const other of this.clients) {
      if (other !== client && unreadBytes(other) < MOST_UNREAD_BYTES) {
        send(other, 'performed', answer);
      }
    }
  }

  #tell(error: unknown): string {
    if (error instanceof GameProblem || error instanceof UsageError) {
      return error.message;
    }
    this.#options.report(error);
    return 'The server failed. What went wrong stands in its log.';
  }
}

/**
 * Checks a request to join.
 * @throws GameProblem when the game and its token don't fit
 */
export async function admit(keeper: GameKeeper, wish: unknown, address = ''): Promise<Admission> {
  const parsed = joinSchema.safeParse(wish);
  if (!parsed.success) {
    const { field, message } = flawOf(parsed.error);
    throw new GameProblem(400, field, message);
  }
  const { game, token, client } = parsed.data;
  await keeper.admit(game, token);
  const seat = await keeper.worlds.heroOf(game, token);
  const hero = seat && { heroName: seat.hero_name, role: seat.role, race: seat.race };
  const isFounder = seat !== undefined && (await keeper.worlds.isFounder(game, seat));
  return { game, client, address, hero, isFounder };
}

/** The id to answer with, also to a message that is otherwise malformed; 0 when it has none. */
function idOf(message: unknown): number {
  const id =
    typeof message === 'object' && message !== null ? (message as { id?: unknown }).id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : 0;
}
