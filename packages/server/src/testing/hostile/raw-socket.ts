// A WebSocket written by hand, for what no library would send: frames of any kind, from any address and
// origin, before, after and beside what the protocol of the rooms expects.

import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NewGameTicket } from '../../games/tickets.ts';
import { hostilePost } from './hostile-http.ts';

/** Milliseconds after which a missing answer counts as a hang, however busy the machine is. */
export const HANGS = 120_000;

/** Kinds of frame of RFC 6455. */
export const FRAME = { continued: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Kinds of message of the rooms' protocol. */
export const ROOM = { join: 10, leave: 12, data: 13 } as const;

/** Any value as MessagePack, numbers in their longest form. */
export function pack(value: unknown): Buffer {
  if (value === undefined || value === null) {
    return Buffer.of(0xc0);
  }
  if (typeof value === 'boolean') {
    return Buffer.of(value ? 0xc3 : 0xc2);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9, 0xcb);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([headOf(0xda, text.length), text]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([headOf(0xdc, value.length), ...value.map(pack)]);
  }
  const entries = Object.entries(value as object);
  return Buffer.concat([headOf(0xde, entries.length), ...entries.flat().map(pack)]);
}

function headOf(kind: number, length: number): Buffer {
  return Buffer.of(kind, length >> 8, length & 0xff);
}

/** A message to a room: its type, and bytes that should be MessagePack. */
export function roomMessage(type: string, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.of(ROOM.data, 0xa0 + type.length), Buffer.from(type), payload]);
}

/** One connection. */
export class RawSocket {
  /** The messages that came, whole. */
  readonly received: Buffer[] = [];
  /** Resolves with the code of the closing frame; 1006 when there was none. */
  readonly closed: Promise<number>;
  readonly #socket: Duplex;
  #rest: Buffer;
  #code = 1006;
  #arrived: (() => void)[] = [];

  private constructor(socket: Duplex, head: Buffer) {
    this.#socket = socket;
    this.#rest = head;
    this.closed = new Promise(resolve => socket.once('close', () => resolve(this.#code)));
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#read(Buffer.alloc(0));
  }

  /** Opens a socket; gives the status instead when the server refuses. */
  static open(
    url: string,
    path: string,
    options: { readonly from?: string | undefined; readonly origin?: string | undefined } = {},
  ): Promise<RawSocket | number> {
    const { hostname, port } = new URL(url);
    const { from, origin } = options;
    return new Promise((resolve, reject) => {
      const asked = request({
        hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        path,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
          ...(origin === undefined ? {} : { Origin: origin }),
        },
        ...(from === undefined ? {} : { localAddress: from }),
      });
      asked.once('upgrade', (_: IncomingMessage, socket: Duplex, head: Buffer) =>
        resolve(new RawSocket(socket, head)),
      );
      asked.once('response', response => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.once('error', reject);
      asked.end();
    });
  }

  /** Takes a seat in the room of a game, without saying that it has arrived. */
  static async seated(
    url: string,
    ticket: NewGameTicket & { readonly client?: string },
    from?: string,
  ): Promise<RawSocket> {
    const { game, token, client } = ticket;
    const wish = client === undefined ? { game, token } : { game, token, client };
    const ask = () => hostilePost(url, '/matchmake/joinOrCreate/game', wish, from);
    let answer = await ask();
    // Seats that no client took are free again after some seconds, and so is the way to them.
    for (let time = 0; time < 50 && [429, 503].includes(answer.status); time++) {
      await new Promise(resolve => setTimeout(resolve, 500));
      answer = await ask();
    }
    if (answer.status !== 200) {
      throw new Error(`no seat: ${answer.status} ${answer.body}`);
    }
    const seat = JSON.parse(answer.body) as Record<'processId' | 'roomId' | 'sessionId', string>;
    const path = `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
    const socket = await RawSocket.open(url, path, { from });
    if (typeof socket === 'number') {
      throw new Error(`no socket: ${socket}`);
    }
    return socket;
  }

  /** Takes a seat as every face does. */
  static async join(
    url: string,
    ticket: NewGameTicket & { readonly client?: string },
    from?: string,
  ): Promise<RawSocket> {
    const socket = await RawSocket.seated(url, ticket, from);
    await socket.until(() => socket.received.length > 0);
    socket.send(Buffer.of(ROOM.join));
    return socket;
  }

  /** Sends one frame; the mask is all zeros, which is allowed. */
  send(payload: Buffer, opcode: number = FRAME.binary, isLast = true): void {
    const { length } = payload;
    const head = length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
    head[0] = (isLast ? 0x80 : 0) | opcode;
    head[1] = 0x80 | Math.min(length, 126);
    if (length >= 126) {
      head.writeUInt16BE(length, 2);
    }
    this.raw(Buffer.concat([head, payload]));
  }

  /** Sends bytes as they are. */
  raw(bytes: Buffer): void {
    if (!this.#socket.destroyed) {
      this.#socket.write(bytes);
    }
  }

  /** Sends bytes and waits until they are on their way, or can't be. */
  flush(bytes: Buffer): Promise<void> {
    return new Promise(resolve => {
      if (this.#socket.destroyed) {
        setImmediate(resolve);
      } else {
        this.#socket.write(bytes, () => resolve());
      }
    });
  }

  /** Says something to the room. */
  say(type: string, message: unknown): void {
    this.send(roomMessage(type, pack(message)));
  }

  /** How many messages of a type have come. */
  count(type: string): number {
    const head = Buffer.concat([Buffer.of(ROOM.data, 0xa0 + type.length), Buffer.from(type)]);
    return this.received.filter(bytes => bytes.subarray(0, head.length).equals(head)).length;
  }

  /** Waits until something has come. */
  async until(hasCome: () => boolean): Promise<void> {
    const tooLate = Date.now() + HANGS;
    while (!hasCome()) {
      const wait = tooLate - Date.now();
      if (wait <= 0 || this.#socket.destroyed) {
        const last = this.received.at(-1)?.toString('latin1');
        throw new Error(`nothing more came after ${this.received.length} messages: ${last}`);
      }
      await new Promise<void>(resolve => {
        setTimeout(resolve, wait).unref();
        this.#arrived.push(resolve);
      });
    }
  }

  /** Stops reading, so that the answers pile up. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Ends it without a word. */
  drop(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const frame = firstFrame(this.#rest);
      if (frame === undefined) {
        break;
      }
      this.#rest = this.#rest.subarray(frame.end);
      if (frame.opcode === FRAME.close) {
        this.#code = frame.payload.length < 2 ? 1005 : frame.payload.readUInt16BE(0);
        this.send(frame.payload, FRAME.close);
      } else if (frame.opcode === FRAME.ping) {
        this.send(frame.payload, FRAME.pong);
      } else if (frame.opcode === FRAME.binary) {
        this.received.push(frame.payload);
      }
    }
    const arrived = this.#arrived;
    this.#arrived = [];
    for (const resolve of arrived) {
      resolve();
    }
  }
}

function firstFrame(
  bytes: Buffer,
): { readonly opcode: number; readonly payload: Buffer; readonly end: number } | undefined {
  if (bytes.length < 2) {
    return undefined;
  }
  const short = bytes[1]! & 0x7f;
  const begin = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < begin) {
    return undefined;
  }
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = begin + length;
  return bytes.length < end
    ? undefined
    : { opcode: bytes[0]! & 0x0f, payload: bytes.subarray(begin, end), end };
}
