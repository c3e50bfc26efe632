// Attacks of hostile clients, each with the expected result.

import assert from 'node:assert/strict';
import { createConnection, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { NewGameTicket } from '../../games/tickets.ts';
import { HOSTILE, hostilePost, hostileRequest } from './hostile-http.ts';
import { badBytes, badMessages } from './hostile-messages.ts';
import { FRAME, HANGS, RawSocket, ROOM, roomMessage } from './raw-socket.ts';

/** Whom and what the attacks are against. */
export interface Target {
  readonly url: string;
  /** Another game of the attacker's, whose seats nobody takes. */
  readonly empty: NewGameTicket;
  /** A game of the attacker's own. */
  readonly own: NewGameTicket;
  /** The id of another player's game. */
  readonly other: string;
}

/** All attacks by name. */
export const ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  malformed,
  garbled,
  oversized,
  replayed,
  disordered,
  tooFast,
  unread,
  foreignGames,
  foreignPages,
  files,
  halfOpen,
};

const REST = { kind: 'rest', count: 1 };

/** Every message of the wrong shape is answered by a problem, and the next good one as ever. */
async function malformed({ url, own }: Target): Promise<void> {
  const socket = await RawSocket.join(url, own, HOSTILE);
  const messages = badMessages();
  for (const message of messages) {
    socket.send(roomMessage('command', message));
    socket.send(roomMessage('odds', message));
  }
  const types = ['look', 'state', '__proto__', 'constructor', 'hasOwnProperty'];
  for (const type of types) {
    socket.say(type, { id: 'first' });
  }
  await socket.until(() => socket.count('problem') >= 2 * messages.length + types.length);
  assert.equal(socket.count('performed'), 0, 'nothing malformed is performed');
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  socket.say('look', { id: 9000 });
  await socket.until(() => socket.count('performed') === 1);
  socket.drop();
}

/** Bytes that are no message end a connection, or are passed over. */
async function garbled({ url, own }: Target): Promise<void> {
  for (const bytes of badBytes()) {
    const socket = await RawSocket.join(url, own, HOSTILE);
    socket.send(bytes);
    socket.say('look', { id: 1 });
    const answered = socket.until(() => socket.count('performed') > 0);
    await Promise.race([answered, socket.closed]).catch(() => undefined);
    socket.drop();
  }
}

/** One frame too large, one endless message in pieces, frames that no client may send. */
async function oversized({ url, own }: Target): Promise<void> {
  const ends = async (code: number, attack: (socket: RawSocket) => void) => {
    const socket = await RawSocket.join(url, own, HOSTILE);
    attack(socket);
    assert.equal(await within(HANGS, socket.closed), code);
  };
  await ends(1009, socket => socket.send(roomMessage('look', Buffer.alloc(5000, 0xc0))));
  await ends(1009, socket => {
    socket.send(Buffer.alloc(1000), FRAME.binary, false);
    for (let piece = 0; piece < 9; piece++) {
      socket.send(Buffer.alloc(1000), FRAME.continued, false);
    }
  });
  // A length of 2^63 bytes, announced; an unmasked frame; a kind of frame that doesn't exist.
  await ends(1009, socket => socket.raw(Buffer.from('82ff7fffffffffffffff00000000', 'hex')));
  await ends(1002, socket => socket.raw(Buffer.of(0x82, 1, 0)));
  await ends(1002, socket => socket.send(Buffer.alloc(1), 5));
  const body = JSON.stringify({ heroName: 'x'.repeat(5000) });
  assert.ok([0, 413].includes((await hostilePost(url, '/api/games', body)).status));
}

/** A command repeated is carried out once; a seat, an id or a token used up is good for nothing. */
async function replayed({ url, own }: Target): Promise<void> {
  const ticket = { ...own, client: `replay-${Date.now()}` };
  const socket = await RawSocket.join(url, ticket, HOSTILE);
  for (let time = 0; time < 5; time++) {
    socket.say('command', { id: 7, command: REST });
  }
  socket.say('command', { id: 3, command: REST });
  await socket.until(() => socket.count('performed') >= 5 && socket.count('problem') >= 1);
  const answers = socket.received.filter(bytes => bytes.includes('performed'));
  assert.ok(
    answers.every(bytes => bytes.equals(answers[0]!)),
    'the same answer each time',
  );
  socket.drop();
  const again = await RawSocket.join(url, ticket, HOSTILE);
  again.say('command', { id: 7, command: REST });
  await again.until(() => again.count('performed') > 0);
  again.drop();
}

/** Words before joining and after leaving are not heard; ids may leap, but not back. */
async function disordered({ url, own }: Target): Promise<void> {
  const early = await RawSocket.seated(url, own, HOSTILE);
  await early.until(() => early.received.length > 0);
  early.say('command', { id: 1, command: REST });
  await pause(100);
  assert.equal(early.count('performed') + early.count('problem'), 0, 'nothing before the greeting');
  early.send(Buffer.of(ROOM.join));
  early.send(Buffer.of(ROOM.join));
  early.say('command', { id: Number.MAX_SAFE_INTEGER, command: REST });
  early.say('command', { id: 2, command: REST });
  early.say('command', { id: 1e300, command: REST });
  await early.until(() => early.count('performed') > 0 && early.count('problem') > 1);
  early.send(Buffer.of(ROOM.leave));
  early.say('command', { id: 3, command: REST });
  await within(HANGS, early.closed);
  assert.equal(early.count('performed'), 1);
  for (const path of ['/guessed/guessed?sessionId=guessed', '/a/b?reconnectionToken=x']) {
    const socket = await RawSocket.open(url, path, { from: HOSTILE });
    if (typeof socket !== 'number') {
      await within(HANGS, socket.closed);
      assert.equal(socket.count('performed'), 0);
    }
  }
}

/** Too many words are refused one by one, far too many end the connection. */
async function tooFast({ url, own }: Target): Promise<void> {
  const sockets = await Promise.all([1, 2, 3].map(() => RawSocket.join(url, own, HOSTILE)));
  for (const socket of sockets) {
    for (let id = 1; id <= 200; id++) {
      socket.say('odds', { id, question: { ask: 'cast', spell: 7, direction: 3 } });
    }
  }
  for (const socket of sockets) {
    await socket.until(() => socket.received.length > 200);
    assert.ok(socket.received.filter(bytes => bytes.includes('Too many messages')).length > 100);
  }
  const [flooding, ...others] = sockets;
  for (let id = 1; id <= 1000; id++) {
    flooding!.say('look', { id });
  }
  assert.equal(await within(HANGS, flooding!.closed), 4002);
  for (const socket of others) {
    socket.drop();
  }
}

/** A client that requests pongs and reads none is disconnected before they fill the memory. */
async function unread({ url, own }: Target): Promise<void> {
  const socket = await RawSocket.join(url, own, HOSTILE);
  socket.stopReading();
  const pings = Buffer.concat(
    Array.from({ length: 2000 }, () => Buffer.concat([Buffer.from('89fd00000000', 'hex'), PING])),
  );
  let isClosed = false;
  socket.closed.then(
    () => {
      isClosed = true;
    },
    () => undefined,
  );
  for (let written = 0; !isClosed && written < MOST_PINGS; written += pings.length) {
    await socket.flush(pings);
  }
  assert.ok(isClosed, 'it is cut off');
}

/** What a ping may carry at most, and bytes of pings after which a server should have had enough. */
const PING = Buffer.alloc(125, 1);
const MOST_PINGS = 40_000_000;

/** Another player's game is neither shown nor changed nor exported, whatever token is sent. */
async function foreignGames({ url, own, other }: Target): Promise<void> {
  const { game, token } = own;
  const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
  const tokens = [token, forged, token.slice(0, -1), `${token}A`, '', '../', "' or 1=1 --"];
  for (const one of tokens) {
    for (const path of [`/api/games/${other}`, `/api/games/${other}/file`]) {
      const headers = { Authorization: `Bearer ${one}` };
      const { status, body } = await hostileRequest(url, path, { headers, from: HOSTILE });
      assert.ok([401, 403].includes(status), `${path}: ${status}`);
      assert.ok(!body.includes('Perchta'), 'the hero is not named');
    }
    const wish = { game: other, token: one };
    const { status } = await hostilePost(url, '/matchmake/joinOrCreate/game', wish);
    assert.ok([400, 403, 429].includes(status), `join: ${status}`);
  }
  for (const [method, path] of [
    ['GET', '/api/games'],
    ['DELETE', `/api/games/${other}`],
    ['PUT', `/api/games/${other}`],
    ['PATCH', `/api/games/${game}`],
    ['POST', `/matchmake/joinById/${other}`],
    ['POST', '/matchmake/create/game'],
    ['GET', `/api/games/..%2f${other}`],
    ['GET', '/api/games/__proto__'],
    ['GET', '/data/roguewright.sqlite'],
    ['GET', '/..%2f..%2fdata%2froguewright.sqlite'],
    ['GET', '/%00'],
    ['GET', `/${'a/'.repeat(4000)}`],
  ] as const) {
    const headers = { Authorization: `Bearer ${token}` };
    const { status } = await hostileRequest(url, path, { method, headers, from: HOSTILE });
    assert.ok(status >= 400 && status < 500, `${method} ${path}: ${status}`);
  }
}

/** A page of another site gets no socket. */
async function foreignPages({ url }: Target): Promise<void> {
  const path = '/guessed/guessed?sessionId=guessed';
  for (const origin of [
    'https://elsewhere.example',
    'null',
    'file://',
    `${url}.elsewhere.example`,
  ]) {
    assert.equal(await RawSocket.open(url, path, { from: HOSTILE, origin }), 403, origin);
  }
  const here = await RawSocket.open(url, path, {
    from: HOSTILE,
    origin: url.replace('localhost', '127.0.0.1'),
  });
  assert.notEqual(typeof here, 'number', 'a page of this server gets one');
  assert.equal(await within(HANGS, (here as RawSocket).closed), 4002);
}

/** Files of games that are none, or too large once they are read. */
async function files({ url, own }: Target): Promise<void> {
  const headers = { Authorization: `Bearer ${own.token}` };
  const path = `/api/games/${own.game}/file`;
  const { body: good } = await hostileRequest(url, path, { headers, from: HOSTILE });
  const middle = good.length >> 1;
  const flipped = Buffer.from(good);
  flipped[middle] = flipped[middle]! ^ 0x10;
  const named = good.slice(0, -1);
  const bad: (string | Buffer)[] = [
    good.slice(0, middle),
    flipped,
    '['.repeat(15_000_000),
    '['.repeat(7_900_000) + ']'.repeat(7_900_000),
    `${named},"more":[${'{},'.repeat(5_000_000)}1]}`,
    `${named},"__proto__":{"polluted":1}}`,
    gzipSync(Buffer.alloc(16_000_000, 0x5b)),
    Buffer.alloc(17_000_000, 0x20),
  ];
  for (const body of bad) {
    const { status } = await hostilePost(url, '/api/files', body);
    assert.ok([0, 201, 400, 413, 429].includes(status), `file: ${status}`);
    assert.ok(status !== 201 || body === flipped, 'only a letter of a name may be flipped');
  }
}

/** Opens a connection from an address of its own and says the beginning of something. */
function connect(url: string, text: string): Socket {
  const socket = createConnection({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    ...(HOSTILE === undefined ? {} : { localAddress: SILENT }),
  });
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(text);
  return socket;
}

/** Silent connections, more than an address may have; other clients are still served. */
const SILENT = '127.0.0.3';

const HEAD = 'POST /api/games HTTP/1.1\r\nHost: here\r\n';

/** What is never said to an end: nothing, half a head, half a body. */
const UNFINISHED = [
  '',
  HEAD,
  `${HEAD}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
];

/** Connections that say nothing, or say it slowly, and seats that nobody takes. */
async function halfOpen({ url, empty }: Target): Promise<void> {
  const slow = Array.from({ length: 150 }, (_, count) => connect(url, UNFINISHED[count % 3]!));
  for (let seat = 0; seat < 12; seat++) {
    const { status } = await hostilePost(url, '/matchmake/joinOrCreate/game', empty);
    assert.ok([200, 429, 503].includes(status), `seat: ${status}`);
  }
  const ends = connect(url, `GET /api/choices HTTP/1.1\r\nHost: ${'h'.repeat(100_000)}\r\n\r\n`);
  await within(HANGS, new Promise(resolve => ends.once('close', resolve)));
  connect(url, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n').destroySoon();
  connect(
    url,
    `${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n`,
  ).destroySoon();
  await pause(200);
  for (const socket of slow) {
    socket.destroy();
  }
}

/** Milliseconds until the server closes a silent connection; 25 s are enough. */
export async function outstay({ url }: Pick<Target, 'url'>): Promise<void> {
  const slow = Array.from({ length: 60 }, (_, count) => connect(url, UNFINISHED[count % 3]!));
  await within(
    25_000,
    Promise.all(slow.map(socket => new Promise(resolve => socket.once('close', resolve)))),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer in ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    void value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
