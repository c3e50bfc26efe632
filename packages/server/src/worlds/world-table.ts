// The players of one shared world who are connected: each plays his own hero and is told only what that hero knows.

import { type Client, CloseCode } from '@colyseus/core';
import type { PartyMember, Performed, SeatedOrder } from '@roguewright/engine/game';
import type { RunningGame } from '../games/game-maker.ts';
import type { Charge } from '../games/game-storage.ts';
import type { Answer, OpenGame } from '../games/open-game.ts';
import { IN_PROCESS } from '../games/requests.ts';
import { MOST_UNREAD_BYTES, send, unreadBytes } from '../messages.ts';
import { GameElsewhere, GameProblem } from '../problems.ts';
import { heroKey } from '../storage/worlds/worlds.ts';
import { Absences, type AbsenceTimes } from './absences.ts';
import { RunningClock } from './running-clock.ts';
import type { WorldTerms } from './world-terms.ts';

/** Most windows of one player on his hero at a time. */
const MOST_WINDOWS = 4;

/** A hero who is played by the owner of a token. */
export interface TableHero {
  readonly heroName: string;
  readonly role: string;
  readonly race: string;
}

/** What a table is made of. */
export interface TableParts {
  readonly game: OpenGame;
  readonly terms: WorldTerms;
  readonly times: AbsenceTimes;
  /** Another process has taken the game. */
  readonly lost: () => void;
  /** The player of a hero is shown something. */
  readonly shown: (performed: Performed) => void;
  readonly report: (error: unknown) => void;
}

/** A request of a player. */
export interface SeatRequest {
  /** The name of the client that it comes by. */
  readonly client: string;
  readonly id: number;
  readonly charge: Charge;
}

/** The players of one world. */
export class WorldTable {
  readonly #parts: TableParts;
  readonly #clock: RunningClock | undefined;
  readonly #absences: Absences;
  readonly #windows = new Map<number, Set<Client>>();
  readonly #seats = new Map<Client, number>();
  /** By seat, the turn of the last view that was sent. */
  readonly #toldTurns = new Map<number, number>();
  /** Those who came before are in the world when this resolves. */
  #arriving: Promise<unknown> = Promise.resolve();

  constructor(parts: TableParts) {
    this.#parts = parts;
    const { terms, times, report } = parts;
    this.#absences = new Absences(times, seat => void this.#sendAway(seat));
    this.#clock =
      terms.clock === 'running'
        ? new RunningClock(
            {
              now: () => this.#parts.game.read(({ up, ticks }) => ({ up, ticks })),
              rest: seat => this.#carryOut({ kind: 'rest', count: 1, seat }),
              isAsked: seat => this.#parts.game.read(game => game.isAsked(seat)),
              report: error => this.#fail(error, report),
            },
            terms.ticksPerSecond,
          )
        : undefined;
  }

  /**
   * A window of a player is opened: his hero joins the world, or comes back to it.
   * @throws GameProblem when too many of his windows are open
   * @throws UsageError when the hero can't join
   */
  async arrive(client: Client, hero: TableHero): Promise<void> {
    // One after the other: two who join at once would be given the same seat.
    const bringing = this.#arriving.then(() => this.#bring(hero));
    this.#arriving = bringing.catch(() => undefined);
    const seat = await bringing;
    const windows = this.#windows.get(seat) ?? new Set();
    if (windows.size >= MOST_WINDOWS) {
      throw new GameProblem(503, 'game', `${MOST_WINDOWS} windows are open on this hero.`);
    }
    this.#windows.set(seat, windows.add(client));
    this.#seats.set(client, seat);
    this.#absences.came(seat);
    await this.#parts.game.read(game => this.#missAbsent(game));
  }

  /** Heroes in the world whose players aren't connected are waited for no longer than one who has just gone. */
  #missAbsent(game: RunningGame): void {
    for (const seat of game.names.keys()) {
      if (!this.#windows.has(seat) && game.isHere(seat)) {
        this.#absences.went(seat);
      }
    }
  }

  /** A window is closed. Its hero leaves the world when the player doesn't come back in time. */
  depart(client: Client): void {
    const seat = this.#seats.get(client);
    if (seat === undefined) {
      return;
    }
    this.#seats.delete(client);
    const windows = this.#windows.get(seat);
    windows?.delete(client);
    if (windows?.size === 0) {
      this.#windows.delete(seat);
      this.#absences.went(seat);
    }
  }

  /** The seat that a window plays. */
  seatOf(client: Client): number {
    const seat = this.#seats.get(client);
    if (seat === undefined) {
      throw new GameProblem(403, 'game', 'This connection has no hero in the world.');
    }
    return seat;
  }

  /** Sends a window what its hero knows, with everything since his last command. */
  async look(client: Client, id: number): Promise<void> {
    const seat = this.seatOf(client);
    await this.#parts.game.read(game => {
      send(client, 'performed', { id, performed: game.look(seat) });
    });
  }

  /**
   * Carries out a command of a window's hero: at once, or when the running clock comes to it. The answer is sent
   * before anything that happens later.
   */
  async command(
    client: Client,
    { client: name, id, charge }: SeatRequest,
    order: SeatedOrder,
  ): Promise<Answer> {
    const seat = this.seatOf(client);
    this.#absences.acted(seat);
    // Names of clients are chosen by players: none can ask for the answer of another.
    const request = { client: `${seat}:${name}`, id };
    let answer: Answer | undefined;
    const carryOut = async (): Promise<Performed> => {
      answer = await this.#parts.game.answer(request, { ...order, seat }, charge, (told, game) => {
        send(client, 'performed', { id, performed: told.performed });
        if (!told.repeated) {
          this.#tell(game, seat, told.performed, client);
        }
      });
      return answer.performed;
    };
    const isQueued = this.#clock !== undefined && order.kind !== 'leave' && order.kind !== 'return';
    await (isQueued ? this.#clock!.queue(seat, carryOut) : carryOut());
    return answer!;
  }

  /** A player was shut out: his windows are closed, and his hero leaves the world. */
  async shutOut(heroName: string): Promise<void> {
    const seat = await this.#parts.game.read(game =>
      game.names.findIndex(name => heroKey(name) === heroKey(heroName)),
    );
    for (const window of [...(this.#windows.get(seat) ?? [])]) {
      send(window, 'problem', { id: 0, message: 'You were shut out of this world.' });
      window.leave(CloseCode.CONSENTED);
    }
    const isHere = await this.#parts.game.read(game => seat >= 0 && game.isHere(seat));
    if (isHere) {
      await this.#carryOut({ kind: 'leave', seat });
    }
  }

  /** Lets time stand still, and sends nobody away any more. */
  async close(): Promise<void> {
    this.#absences.close();
    await this.#clock?.close();
  }

  /** Makes sure that a hero is in the world. @returns his seat */
  async #bring(hero: TableHero): Promise<number> {
    const key = heroKey(hero.heroName);
    const find = () =>
      this.#parts.game.read(game => {
        const seat = game.names.findIndex(name => heroKey(name) === key);
        return { seat, seats: game.names.length, isAway: seat >= 0 && game.isAway(seat) };
      });
    const before = await find();
    if (before.seat < 0) {
      const { heroName, role, race } = hero;
      await this.#carryOut({ kind: 'join', heroName, role, race, seat: before.seats });
    } else if (before.isAway) {
      await this.#carryOut({ kind: 'return', seat: before.seat });
    }
    return (await find()).seat;
  }

  /** The player of a hero is gone, or has been idle for long. */
  async #sendAway(seat: number): Promise<void> {
    try {
      const isHindrance = await this.#parts.game.read(game => this.#hinders(game, seat));
      if (isHindrance) {
        await this.#carryOut({ kind: 'leave', seat });
      } else if (this.#windows.has(seat)) {
        this.#absences.came(seat);
      }
    } catch (error) {
      this.#fail(error, this.#parts.report);
    }
  }

  /** Whether a hero who does nothing is in the way: one who is alone in a world that waits for him isn't. */
  #hinders(game: RunningGame, seat: number): boolean {
    const isAlone = [...game.names.keys()].every(other => other === seat || !game.isHere(other));
    const mayStay = isAlone && this.#clock === undefined && this.#windows.has(seat);
    return game.isHere(seat) && !mayStay;
  }

  /** An order of the server itself. Everybody is told what he perceives of it. */
  async #carryOut(order: SeatedOrder): Promise<void> {
    const seat = order.seat ?? 0;
    await this.#parts.game.answer(IN_PROCESS, order, undefined, ({ performed }, game) => {
      this.#tell(game, seat, performed, undefined);
    });
  }

  /**
   * Tells all windows what an order changed. Views are long: a hero who saw nothing of it, in the same turn, is told
   * only who is awaited.
   * @param performed what the seat of the order is told
   * @param answered the window that has it already
   */
  #tell(
    game: RunningGame,
    acting: number,
    performed: Performed,
    answered: Client | undefined,
  ): void {
    const { turn } = performed.view;
    for (const [seat, windows] of this.#windows) {
      if (seat === acting) {
        this.#sendTo(windows, performed, answered);
      } else if (game.untold(seat) > 0 || this.#toldTurns.get(seat) !== turn) {
        this.#sendTo(windows, game.news(seat), undefined);
      } else {
        this.#sendParty(windows, partyFor(performed.view.party ?? [], seat));
      }
      this.#toldTurns.set(seat, turn);
    }
    this.#missAbsent(game);
  }

  #sendTo(windows: ReadonlySet<Client>, performed: Performed, answered: Client | undefined): void {
    this.#parts.shown(performed);
    for (const window of windows) {
      if (window !== answered && unreadBytes(window) < MOST_UNREAD_BYTES) {
        send(window, 'performed', { id: 0, performed });
      }
    }
  }

  #sendParty(windows: ReadonlySet<Client>, party: readonly PartyMember[]): void {
    for (const window of windows) {
      if (unreadBytes(window) < MOST_UNREAD_BYTES) {
        send(window, 'party', { id: 0, party });
      }
    }
  }

  #fail(error: unknown, report: (error: unknown) => void): void {
    if (error instanceof GameElsewhere) {
      this.#parts.lost();
    } else {
      report(error);
    }
  }
}

/** The public part of a party, as another hero knows it: levels and health are told with his own view only. */
function partyFor(party: readonly PartyMember[], seat: number): readonly PartyMember[] {
  return party.map(({ level: _, health: __, ...member }) => ({
    ...member,
    isSelf: member.seat === seat,
  }));
}
