// Colyseus for one server: a type of room, the way into it, and its sockets. Colyseus keeps its
// rooms once a process, so each server of the process has a room type under a name of its own.

import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import {
  type AuthContext,
  createAuthContext,
  LocalDriver,
  LocalPresence,
  matchMaker,
} from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { FirstJoins } from './first-joins.ts';
import { isReadableFrame } from './frames.ts';
import type { SeatWish } from './hosts/seat-wish.ts';
import type { Callers } from './http/callers.ts';
import { GameProblem, messageOf } from './problems.ts';
import { ADDRESS_EFFORT, ADDRESS_RATE, MOST_MESSAGE_BYTES } from './protocol.ts';
import { type Rate, RateLimit } from './rate-limit.ts';
import { rememberConnection } from './ready-frames.ts';
import { admit, GameRoom, type RoomOptions } from './room.ts';
import type { Seats } from './seats.ts';
import { SocketAdmission } from './socket-admission.ts';
import { admitWatcher, type WatchOptions, WatchRoom } from './watching/watch-room.ts';

/** Started by the first server of the process and never stopped: it holds no timers and no sockets. */
let started: Promise<void> | undefined;

/** Number of servers started by this process. */
let servers = 0;

/** Close code for malformed payloads: RFC 6455, section 7.4.1. */
const UNREADABLE = 1007;

/** The part of a socket that the frame filter uses. */
type WebSocket = Pick<EventEmitter, 'emit'> & { close(code: number, reason: string): void };

/** The rooms of one server. */
export interface Rooms {
  /** Reserves a seat in the room of a game, or of those who watch it; opens the room if necessary. */
  readonly join: (wish: SeatWish, address: string) => Promise<object>;
  /** Tells all players something. */
  readonly tellAll: (words: string) => void;
  /** Sends away the clients of a game that another process has taken. */
  readonly moveOut: (game: string) => Promise<void>;
  /** The number of open rooms, and of clients in them. */
  readonly count: () => { readonly rooms: number; readonly clients: number };
  /** Answers what is being carried out, ends all connections and closes all games. */
  readonly close: () => Promise<void>;
}

/** Opens the rooms of a server. @param rate milliseconds of work that one address may cause */
export async function openRooms(
  server: Server,
  options: Omit<RoomOptions & WatchOptions, 'open' | 'watched' | 'addresses' | 'effort'> & {
    readonly callers: Callers;
  },
  rate: Rate = ADDRESS_EFFORT,
): Promise<Rooms> {
  started ??= startMatchmaker();
  await started;
  servers += 1;
  const type = `game-${servers}`;
  const open = new Set<GameRoom>();
  const { callers, seats } = options;
  const addresses = new RateLimit(ADDRESS_RATE);
  const effort = new RateLimit(rate);
  const admission = new SocketAdmission(callers, options.keeper.claims?.process);
  matchMaker
    .defineRoomType(type, roomClass({ ...options, open, addresses, effort }))
    .filterBy(['game']);
  const firstJoins = new FirstJoins(game => [...open].some(room => room.takesClientsOf(game)));
  const watchType = `watch-${servers}`;
  const watched = new Set<WatchRoom>();
  matchMaker
    .defineRoomType(watchType, watchClass({ ...options, watched, addresses }))
    .filterBy(['watch']);
  const sockets = new Sockets({ noServer: true, maxPayload: MOST_MESSAGE_BYTES }, seats);
  // This listener has to run before the transport's filter.
  server.on('upgrade', (request, socket) => admission.check(request, socket));
  sockets.attachToServer(server, { filter: request => admission.hasAdmitted(request) });
  let isClosing = false;
  return {
    join: async (wish, address) => {
      if (isClosing) {
        throw new GameProblem(503, 'server', 'The server is being stopped. Connect again.', {
          retryAfter: 1,
        });
      }
      return 'watch' in wish
        ? await join(watchType, wish, address)
        : await firstJoins.join(wish.game, () => join(type, wish, address));
    },
    tellAll: words => {
      for (const room of open) {
        room.tellAll(words);
      }
    },
    moveOut: async game => {
      await Promise.all([...open].filter(room => room.game === game).map(room => room.moveOut()));
    },
    count: () => ({
      rooms: open.size,
      clients: [...open].reduce((sum, room) => sum + room.clients.length, 0),
    }),
    close: async () => {
      isClosing = true;
      await Promise.allSettled([...watched].map(async room => await room.shutDown()));
      await Promise.allSettled([...open].map(async room => await room.shutDown()));
      sockets.terminate();
    },
  };
}

async function join(type: string, wish: SeatWish, address: string): Promise<object> {
  try {
    const context = createAuthContext({ headers: {}, remoteAddress: address });
    return await matchMaker.controller.invokeMethod('joinOrCreate', type, wish, context);
  } catch (error) {
    throw new GameProblem(503, 'game', messageOf(error), { cause: error });
  }
}

/** Colyseus would log a stack for every malformed frame from a client. */
const silence = { debug: ignore, error: ignore, info: ignore, trace: ignore, warn: ignore };

function ignore(): void {}

async function startMatchmaker(): Promise<void> {
  setLogger(silence);
  matchMaker.setHealthChecksEnabled(false);
  await matchMaker.setup(new LocalPresence(), new LocalDriver());
  await matchMaker.accept();
}

function roomClass(options: RoomOptions) {
  return class extends GameRoom {
    constructor() {
      super(options);
    }

    static override onAuth(_token: string, wish: unknown, { ip }: AuthContext) {
      return admit(options.keeper, wish, ip);
    }
  };
}

function watchClass(options: WatchOptions) {
  return class extends WatchRoom {
    constructor() {
      super(options);
    }

    static override onAuth(_token: string, wish: unknown, { ip }: AuthContext) {
      return admitWatcher(options, wish, String(ip ?? ''));
    }
  };
}

/** The sockets of one server. */
class Sockets extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], seats: Seats) {
    super(options);
    this.wss.prependListener('connection', readOnlyReadable);
    this.wss.prependListener('connection', rememberConnection);
    this.wss.prependListener('connection', socket => seats.expect(socket));
  }

  /** Closes the open sockets. */
  terminate(): void {
    clearInterval(this.pingInterval);
    for (const socket of this.wss.clients) {
      socket.terminate();
    }
    this.wss.close();
  }
}

/** Closes a connection at its first unacceptable frame, before Colyseus reads the frame. */
function readOnlyReadable(socket: WebSocket): void {
  const emit = socket.emit.bind(socket) as (event: string, ...parts: unknown[]) => boolean;
  socket.emit = (event: string | symbol, ...parts: unknown[]) => {
    const [frame] = parts;
    if (event === 'message' && frame instanceof Uint8Array && !isReadableFrame(frame)) {
      socket.close(UNREADABLE, 'unreadable');
      return true;
    }
    return emit(event as string, ...parts);
  };
}
