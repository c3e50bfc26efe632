// What clients may have at a time: each address its share, also behind a proxy, and no socket without
// a seat for long.

import { type ClientRequest, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MOST_OF_CLIENT } from './http/connections.ts';
import { RawSocket } from './testing/hostile/raw-socket.ts';
import { HERO, newGame } from './testing/http.ts';
import { Player } from './testing/player.ts';
import { testServer } from './testing/server.ts';

const REST = { kind: 'rest', count: 1 } as const;

interface Upgrade {
  /** 101 when a socket was opened. */
  readonly status: number;
  readonly closed: Promise<void>;
  readonly end: () => void;
}

/** Asks for a socket, as a proxy would for one of its clients; the seat is none. */
function upgrade(url: string, client?: string): Promise<Upgrade> {
  const { hostname, port } = new URL(url);
  const forwarded = client === undefined ? {} : { 'X-Forwarded-For': client };
  return new Promise((resolve, reject) => {
    const asked = request({
      hostname,
      port,
      path: '/process/room?sessionId=nobody',
      headers: {
        ...forwarded,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      },
    });
    asked.once('error', reject);
    asked.once('response', response => {
      response.resume();
      resolve({ status: response.statusCode!, closed: Promise.resolve(), end: () => undefined });
    });
    asked.once('upgrade', (_, socket) => {
      // A client that doesn't answer the closing of a socket keeps it open as long as the server allows.
      socket.resume();
      const closed = new Promise<void>(done => socket.once('close', () => done()));
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      resolve({ status: 101, closed, end: () => socket.destroy() });
    });
    asked.end();
  });
}

async function upgrades(url: string, count: number, client?: string): Promise<Upgrade[]> {
  return await Promise.all(Array.from({ length: count }, () => upgrade(url, client)));
}

const statusesOf = (asked: readonly Upgrade[]) => asked.map(({ status }) => status);

describe('clients behind a trusted proxy', () => {
  it('have their sockets each, and no more', async () => {
    const { url } = await testServer({ proxies: ['127.0.0.1'] });
    const greedy = await upgrades(url, MOST_OF_CLIENT + 20, '198.51.100.1');
    expect(statusesOf(greedy).filter(status => status === 101)).toHaveLength(MOST_OF_CLIENT);
    expect(statusesOf(greedy).filter(status => status === 429)).toHaveLength(20);
    expect(statusesOf(await upgrades(url, 5, '198.51.100.2'))).toEqual([101, 101, 101, 101, 101]);
    for (const { status, closed, end } of greedy) {
      if (status === 101) {
        end();
        await closed;
      }
    }
    await expect.poll(async () => (await upgrade(url, '198.51.100.1')).status).toBe(101);
  });

  it('have their requests each, and no more', async () => {
    const { url } = await testServer({ proxies: ['127.0.0.1'] });
    const { hostname, port } = new URL(url);
    /** A body that doesn't come to an end. */
    const begin = (client: string): Promise<ClientRequest> =>
      new Promise(resolve => {
        const headers = {
          'X-Forwarded-For': client,
          'Content-Type': 'application/json',
          Expect: '100-continue',
        };
        const asked = request({ hostname, port, path: '/api/games', method: 'POST', headers });
        onTestFinished(() => void asked.destroy());
        asked.on('error', () => undefined);
        asked.once('continue', () => resolve(asked));
        asked.flushHeaders();
      });
    await Promise.all(Array.from({ length: MOST_OF_CLIENT }, () => begin('198.51.100.1')));
    const statusFor = (client: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { 'X-Forwarded-For': client };
        request({ hostname, port, path: '/api/choices', headers }, response => {
          response.resume();
          resolve(response.statusCode!);
        })
          .once('error', reject)
          .end();
      });
    expect(await statusFor('198.51.100.1')).toBe(429);
    expect(await statusFor('198.51.100.2')).toBe(200);
  });
});

describe('a socket without a seat', () => {
  it('is ended, and one that has a seat stays', async () => {
    const { url } = await testServer({ seatTimeout: 200 });
    const player = await Player.join(url, await newGame(url, HERO));
    const idle = await upgrade(url);
    expect(idle.status).toBe(101);
    await idle.closed;
    // Nor is a seat that was reserved and never taken up.
    const silent = await RawSocket.seated(url, await newGame(url, HERO), undefined);
    await silent.closed;
    expect((await player.perform(REST)).sequence).toBe(1);
    await player.leave();
  });
});
