// Messages that many clients get are framed once: header and message lie in one buffer, and the same buffer is written
// to every socket. The library of the sockets would write a header and a message to each of them.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Client, ClientState, getMessageBytes, Protocol } from '@colyseus/core';
import type { WebSocketClient } from '@colyseus/ws-transport';
import type { Answers } from './protocol.ts';

/** A whole binary message in one frame that isn't masked: RFC 6455, section 5.2. */
const BINARY = 0x82;

/** The longest message whose length stands in the second byte of the header. */
const SHORT = 125;
/** In the second byte: the length follows in two bytes, or in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const TWO_BYTES_HOLD = 0xffff;

/** What the server uses of a socket of the library. */
type Socket = WebSocketClient['ref'];

/** A message that is ready to be sent to any number of clients. */
export interface ReadyFrame {
  /** The message as a room sends it. */
  readonly message: Buffer;
  /** The same message with the header of its frame. */
  readonly frame: Buffer;
}

/** The connections beneath the sockets whose frames have no extensions. */
const connections = new WeakMap<Socket, Duplex>();

/** Remembers on which connection a new socket lies, for a server that calls it for each of them. */
export function rememberConnection(socket: Socket, request: IncomingMessage): void {
  // Extensions change frames on their way, and may hold one back while a later one is written.
  if (socket.extensions === '') {
    connections.set(socket, request.socket);
  }
}

/** Encodes a message for everybody who gets it. */
export function readyFrame<Type extends keyof Answers>(
  type: Type,
  answer: Answers[Type],
): ReadyFrame {
  const message = getMessageBytes.raw(Protocol.ROOM_DATA, type, answer) as Buffer;
  const head = headerOf(message.length);
  const frame = Buffer.concat([head, message]);
  return { frame, message: frame.subarray(head.length) };
}

function headerOf(length: number): Buffer {
  if (length <= SHORT) {
    return Buffer.from([BINARY, length]);
  }
  if (length <= TWO_BYTES_HOLD) {
    return Buffer.from([BINARY, TWO_BYTES, length >> 8, length & 0xff]);
  }
  const head = Buffer.alloc(10);
  head.writeUInt16BE((BINARY << 8) | EIGHT_BYTES);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** Sends ready messages to one client. */
export class FrameSender {
  readonly #client: Client;
  readonly #socket: Socket;
  readonly #connection: Duplex | undefined;

  constructor(client: Client) {
    this.#client = client;
    this.#socket = client.ref as Socket;
    this.#connection = connections.get(this.#socket);
  }

  /** Sends a message in its turn: after what was sent before, and before what is sent later. */
  send({ frame, message }: ReadyFrame): void {
    const connection = this.#connection;
    if (
      connection === undefined ||
      this.#client.state !== ClientState.JOINED ||
      this.#socket.readyState !== this.#socket.OPEN ||
      !connection.writable
    ) {
      // The room keeps it until the client has joined, and drops it when the client has left.
      this.#client.enqueueRaw(message);
    } else {
      connection.write(frame);
    }
  }
}
