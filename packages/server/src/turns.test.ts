// A client that sends many commands at once delays itself and no other client.

import { expect, it } from 'vitest';
import type { GameMaker } from './games/game-maker.ts';
import { fakeGames } from './testing/fake-games.ts';
import { RawSocket } from './testing/hostile/raw-socket.ts';
import { newGame } from './testing/http.ts';
import { testServer } from './testing/server.ts';
import { Turns } from './turns.ts';

it('gives clients turns, one each time the loop comes round', async () => {
  const turns = new Turns();
  const order: string[] = [];
  let rounds = 0;
  const count = () => {
    rounds += 1;
    if (order.length < 12) {
      setImmediate(count);
    }
  };
  setImmediate(count);
  const take = async (client: string) => {
    await turns.take(client);
    order.push(client);
  };
  const all = ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'c', 'a', 'c', 'b'].map(take);
  await Promise.all(all);
  expect(order.join('')).toBe('aabcabcabaaa');
  expect(rounds).toBeGreaterThanOrEqual(11);
});

it('has no two commands done before the loop comes round, however many came at once', async () => {
  let round = 0;
  let isOver = false;
  const count = () => {
    round += 1;
    if (!isOver) {
      setImmediate(count);
    }
  };
  setImmediate(count);
  const rounds: number[] = [];
  const games = fakeGames();
  const restore: GameMaker['restore'] = saved => {
    const running = games.restore(saved);
    const perform = running.perform.bind(running);
    running.perform = command => {
      rounds.push(round);
      return perform(command);
    };
    return running;
  };
  const { url } = await testServer({ maker: { ...games, restore } });
  const join = async () => {
    const ticket = await newGame(url);
    return await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => RawSocket.join(url, ticket)));
  };
  const sockets = (await Promise.all([join(), join(), join(), join()])).flat();
  for (const socket of sockets) {
    socket.say('command', { id: 1, command: { kind: 'rest', count: 1 } });
  }
  await expect.poll(() => rounds.length).toBe(sockets.length);
  isOver = true;
  for (const socket of sockets) {
    socket.drop();
  }
  expect(new Set(rounds).size).toBe(sockets.length);
});
