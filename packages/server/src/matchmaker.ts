// Colyseus for one server: a type of room, the way into it, and its sockets. Colyseus keeps its
// rooms once a process, so each server of the process has a room type under a name of its own.

import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type AuthContext,
  CloseCode,
  createAuthContext,
  LocalDriver,
  LocalPresence,
  matchMaker,
} from '@colyseus/core';
import { setLogger } from '@colyseus/core/Logger';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { isReadableFrame } from './frames.ts';
import type { Callers } from './http/callers.ts';
import type { JoinOptions } from './http/site.ts';
import { GameProblem, messageOf } from './problems.ts';
import { ADDRESS_EFFORT, ADDRESS_RATE, MOST_MESSAGE_BYTES } from './protocol.ts';
import { type Rate, RateLimit } from './rate-limit.ts';
import { admit, GameRoom, type RoomOptions } from './room.ts';

/** Started by the first server of the process, and kept: it has no timers and no sockets. */
let started: Promise<void> | undefined;

/** Servers that this process has had. */
let servers = 0;

/** The closing code for what can't be read: RFC 6455, section 7.4.1. */
const UNREADABLE = 1007;

/** A socket as far as its frames are looked at. */
type WebSocket = Pick<EventEmitter, 'emit'> & { close(code: number, reason: string): void };

/** The rooms of one server. */
export interface Rooms {
  /** Reserves a seat in the room of a game, which is opened when it isn't. */
  readonly join: (options: JoinOptions, address: string) => Promise<object>;
  /** Ends all connections and closes all games. */
  readonly close: () => Promise<void>;
}

/** Opens the rooms of a server. @param rate milliseconds of work that one address may cause */
export async function openRooms(
  server: Server,
  options: Omit<RoomOptions, 'open' | 'addresses' | 'effort'> & { readonly callers: Callers },
  rate: Rate = ADDRESS_EFFORT,
): Promise<Rooms> {
  started ??= startMatchmaker();
  await started;
  servers += 1;
  const type = `game-${servers}`;
  const open = new Set<GameRoom>();
  const { callers } = options;
  const addresses = new RateLimit(ADDRESS_RATE);
  const effort = new RateLimit(rate);
  const isWelcome = (request: IncomingMessage) =>
    leadsToRoom(request) && callers.isCalledRightly(request) && comesFromHere(request, callers);
  matchMaker
    .defineRoomType(type, roomClass({ ...options, open, addresses, effort }))
    .filterBy(['game']);
  const sockets = new Sockets({ noServer: true, maxPayload: MOST_MESSAGE_BYTES });
  sockets.attachToServer(server, { filter: isWelcome });
  server.on('upgrade', (request, socket) => refuseOthers(request, socket, isWelcome));
  return {
    join: (wish, address) => join(type, wish, address),
    close: async () => {
      await Promise.allSettled(
        [...open].map(async room => await room.disconnect(CloseCode.SERVER_SHUTDOWN)),
      );
      sockets.terminate();
    },
  };
}

async function join(type: string, wish: JoinOptions, address: string): Promise<object> {
  try {
    const context = createAuthContext({ headers: {}, remoteAddress: address });
    return await matchMaker.controller.invokeMethod('joinOrCreate', type, wish, context);
  } catch (error) {
    throw new GameProblem(503, 'game', messageOf(error), { cause: error });
  }
}

/** Colyseus would print a stack for every garbled frame that anybody sends. */
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

/** The sockets of one server. */
class Sockets extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0]) {
    super(options);
    this.wss.prependListener('connection', readOnlyReadable);
  }

  /** Ends those that are still open. */
  terminate(): void {
    clearInterval(this.pingInterval);
    for (const socket of this.wss.clients) {
      socket.terminate();
    }
    this.wss.close();
  }
}

/** Ends a connection at the first frame that may not be read, before anybody reads it. */
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

/** `/process/room?sessionId=…`, and nothing that would have to be guessed at. */
function leadsToRoom({ url = '' }: IncomingMessage): boolean {
  return url.length < 256 && /^\/[\w-]+\/[\w-]+\?[\w=&%.:-]+$/.test(url);
}

/**
 * Browsers say which site's page opens a socket: only that of this server may. A trusted proxy says under
 * which name it was asked; programs say nothing of the kind.
 */
function comesFromHere(request: IncomingMessage, callers: Callers): boolean {
  const { origin } = request.headers;
  if (origin === undefined) {
    return true;
  }
  return URL.canParse(origin) && new URL(origin).host === callers.hostOf(request);
}

function refuseOthers(
  request: IncomingMessage,
  socket: Duplex,
  isWelcome: (request: IncomingMessage) => boolean,
): void {
  if (!isWelcome(request)) {
    const status = leadsToRoom(request) ? '403 Forbidden' : '404 Not Found';
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
}
