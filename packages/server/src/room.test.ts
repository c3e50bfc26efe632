import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { MESSAGE_RATE } from './protocol.ts';
import { type Faults, fakeGames } from './testing/fake-games.ts';
import { temporaryFolder } from './testing/folders.ts';
import { RawSocket } from './testing/hostile/raw-socket.ts';
import { HERO, jsonOf, newGame, post } from './testing/http.ts';
import { keeperOn } from './testing/keepers.ts';
import { Player } from './testing/player.ts';
import { testServer } from './testing/server.ts';

const east = { kind: 'move', direction: 3 } as const;

describe('a room', () => {
  it('answers looks, commands and questions about odds', async () => {
    const { url } = await testServer();
    const player = await Player.join(url, await newGame(url));
    expect(await player.look()).toMatchObject({ sequence: 0, view: { hero: { name: 'Perchta' } } });
    expect(await player.perform(east)).toMatchObject({ sequence: 1, view: { hero: { x: 1 } } });
    expect(await player.odds({ ask: 'attack', target: 7 })).toMatchObject({ ask: 'attack' });
    expect(await player.look()).toMatchObject({ sequence: 1, view: { hero: { x: 1 } } });
  });

  it('lets in nobody with another token', async () => {
    const { url } = await testServer();
    const [mine, theirs] = [await newGame(url), await newGame(url)];
    const message = 'This token admits to no such game.';
    const wrong = { game: theirs.game, token: mine.token };
    await expect(Player.join(url, wrong)).rejects.toThrow(message);
    await expect(Player.join(url, { ...mine, game: 'AAAAAAAAAAAAAAAA' })).rejects.toThrow(message);
    await expect(Player.join(url, { ...mine, token: '' })).rejects.toThrow(
      'expected the token of a game',
    );
    const seated = await Player.join(url, theirs);
    expect((await seated.look()).sequence).toBe(0);
  });

  it('gives seats that are good for one connection', async () => {
    const { url } = await testServer();
    const seat = jsonOf(await post(url, '/matchmake/joinOrCreate/game', await newGame(url))) as {
      processId: string;
      roomId: string;
      sessionId: string;
    };
    const address = `${url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}`;
    const first = new WebSocket(`${address}?sessionId=${seat.sessionId}`);
    await new Promise(resolve => first.addEventListener('message', resolve, { once: true }));
    const closed = async (query: string) =>
      await new Promise<number>(resolve => {
        new WebSocket(`${address}${query}`).addEventListener('close', event => resolve(event.code));
      });
    expect(await closed(`?sessionId=${seat.sessionId}`)).toBe(4002);
    expect(await closed('?sessionId=guessed')).toBe(4002);
    expect(await closed('')).toBe(1006);
    first.close();
  });

  it('gives a socket to programs and to pages of its own, to no other site’s', async () => {
    const { url } = await testServer();
    const path = '/guessed/guessed?sessionId=guessed';
    const opened = async (origin?: string) => {
      const socket = await RawSocket.open(url, path, { origin });
      return typeof socket === 'number' ? socket : await socket.closed;
    };
    const here = new URL(url).port;
    expect(await opened()).toBe(4002);
    expect(await opened(`http://127.0.0.1:${here}`)).toBe(4002);
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1', '//']) {
      expect(await opened(origin), origin).toBe(403);
    }
  });

  it('has room for eight windows, and for another when one is closed', async () => {
    const { url } = await testServer({ report: () => undefined });
    const ticket = await newGame(url);
    const windows: Player[] = [];
    for (let count = 0; count < 8; count++) {
      windows.push(await Player.join(url, ticket));
    }
    const message = 'Eight windows are open on this game. Close one of them.';
    await expect(Player.join(url, ticket)).rejects.toThrow(message);
    const seen = windows.slice(1).map(one => one.replyTo(0));
    const performed = await windows[0]!.perform(east);
    expect(await Promise.all(seen)).toEqual(
      seen.map(() => ({ type: 'performed', id: 0, performed })),
    );
    await windows[0]!.leave();
    expect((await (await Player.join(url, ticket)).look()).sequence).toBe(1);
  });

  it('hears no more of all connections from one address than of some quick players', async () => {
    const { url } = await testServer();
    const tickets = await Promise.all([1, 2].map(() => newGame(url)));
    const players = await Promise.all(
      tickets.flatMap(ticket => Array.from({ length: 8 }, () => Player.join(url, ticket))),
    );
    const replies = await Promise.all(
      players.flatMap(player => Array.from({ length: 60 }, () => player.ask('look', {}))),
    );
    // Each alone may send sixty at once; all together four hundred and what is added meanwhile.
    const refused = replies.filter(({ type }) => type === 'problem');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.length).toBeLessThanOrEqual(560);
  });

  it('answers a repeated command again and carries it out once', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    const player = await Player.join(url, ticket, 'window');
    const first = await player.ask('command', { command: east }, 5);
    expect(await player.ask('command', { command: east }, 5)).toEqual(first);
    expect(await player.ask('command', { command: east }, 4)).toEqual({
      type: 'problem',
      id: 4,
      message: 'expected an id above 5, the last one answered, got 4',
    });
    await player.leave();
    const reloaded = await Player.join(url, ticket, 'window');
    expect(await reloaded.ask('command', { command: east }, 5)).toEqual(first);
    expect((await reloaded.perform(east)).sequence).toBe(2);
  });

  it('counts the ids of each connection from 1 again when it gives no name', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    const first = await Player.join(url, ticket);
    await first.perform(east);
    await first.leave();
    expect((await (await Player.join(url, ticket)).perform(east)).sequence).toBe(2);
  });

  it('says what is wrong with a message, and goes on', async () => {
    const { url } = await testServer();
    const player = await Player.join(url, await newGame(url));
    const said = async (type: string, fields: object) => await player.ask(type, fields);
    const wrong = (message: unknown) => ({ type: 'problem', id: player.nextId - 1, message });
    expect(await said('command', {})).toEqual(wrong(expect.stringMatching(/^command: /)));
    expect(await said('command', { command: { kind: 'move', direction: 9 } })).toEqual(
      wrong(expect.stringMatching(/^command\.direction: /)),
    );
    expect(await said('command', { command: east, cheat: true })).toEqual(
      wrong(expect.stringContaining('cheat')),
    );
    expect(await said('odds', { question: { ask: 'win' } })).toEqual(
      wrong(expect.stringMatching(/^question\.ask: /)),
    );
    expect(await said('state', {})).toEqual(
      wrong('expected a message of type look, command, odds, presence, world, say or audience'),
    );
    const noId = player.replyTo(0);
    player.room.send('look', { id: 'first' });
    expect(await noId).toMatchObject({ type: 'problem', message: expect.stringMatching(/^id: /) });
    expect((await player.look()).sequence).toBe(0);
  });

  it('ends a connection that sends too much at once', async () => {
    const { url } = await testServer({ report: () => undefined });
    const ticket = await newGame(url);
    const [player, other] = [await Player.join(url, ticket), await Player.join(url, ticket)];
    player.room.send('command', { id: 1, command: { ...east, padding: 'x'.repeat(5000) } });
    expect(await player.left).toBe(1009);
    expect((await other.perform(east)).sequence).toBe(1);
  });

  it('carries out no more than a person could ask', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    const [hasty, patient] = [await Player.join(url, ticket), await Player.join(url, ticket)];
    const begun = performance.now();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => hasty.ask('command', { command: east })),
    );
    const seconds = (performance.now() - begun) / 1000;
    const refused = replies.filter(({ type }) => type === 'problem');
    // The commands allowed at once, and those that the elapsed time allows besides.
    const allowed = MESSAGE_RATE.burst + Math.ceil(MESSAGE_RATE.perSecond * seconds);
    expect(100 - refused.length).toBeGreaterThanOrEqual(MESSAGE_RATE.burst);
    expect(100 - refused.length).toBeLessThanOrEqual(allowed);
    for (const problem of refused) {
      expect(problem).toMatchObject({ message: 'Too many messages at once. Wait a moment.' });
    }
    expect((await patient.look()).sequence).toBe(100 - refused.length);
  });

  it('drops a connection that floods it', async () => {
    const { url } = await testServer();
    const player = await Player.join(url, await newGame(url));
    for (let id = 1; id <= 1000; id++) {
      player.room.send('look', { id });
    }
    expect(await player.left).toBe(4002);
  });

  it('shows every window on a game what the others do', async () => {
    const { url } = await testServer();
    const ticket = await newGame(url);
    const [one, other] = [await Player.join(url, ticket), await Player.join(url, ticket)];
    const seen = other.replyTo(0);
    const performed = await one.perform(east);
    expect(await seen).toEqual({ type: 'performed', id: 0, performed });
    expect((await other.perform(east)).sequence).toBe(2);
    await expect.poll(() => one.received.at(-1)).toMatchObject({ id: 0 });
  });

  it('tells the player what could not be carried out again', async () => {
    const dataFolder = temporaryFolder();
    const keeper = await keeperOn(dataFolder);
    const ticket = await keeper.create(HERO);
    await (await keeper.open(ticket.game)).perform(east);
    const faults: Faults = { throwing: new Set(['move']), drift: 0 };
    // The keeper still holds the game, as a server does that was killed.
    const report = vi.fn();
    const second = await testServer({ dataFolder, maker: fakeGames(faults), report });
    const again = await Player.join(second.url, ticket);
    const told = again.replyTo(0);
    expect((await again.look()).sequence).toBe(0);
    expect(await told).toMatchObject({
      type: 'problem',
      message: expect.stringContaining('Your last command could not be carried out again'),
    });
    expect(report).toHaveBeenCalledOnce();
  });

  it('survives the failure of a rule', async () => {
    const report = vi.fn();
    const faults: Faults = { throwing: new Set(['quaff']), drift: 0 };
    const { url } = await testServer({ maker: fakeGames(faults), report });
    const player = await Player.join(url, await newGame(url));
    await player.perform(east);
    expect(await player.ask('command', { command: { kind: 'quaff', item: 1 } })).toMatchObject({
      type: 'problem',
      message: expect.stringContaining('The rules failed on this command'),
    });
    expect(report).toHaveBeenCalledOnce();
    expect(await player.perform(east)).toMatchObject({ sequence: 2, view: { hero: { x: 2 } } });
  });

  it('minds no garbage', async () => {
    const { url } = await testServer({ report: () => undefined });
    const ticket = await newGame(url);
    const witness = await Player.join(url, ticket);
    let state = 1;
    const below = (n: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % n;
    };
    for (let round = 0; round < 40; round++) {
      const hostile = await Player.join(url, ticket);
      for (let count = 0; count < 5; count++) {
        const bytes = Uint8Array.from({ length: below(60) }, () => below(256));
        // Frames of every kind of the protocol, most of them of messages.
        bytes[0] = below(3) === 0 ? below(256) : 10 + below(12);
        hostile.room.connection.send(bytes);
      }
      hostile.room.connection.close();
    }
    expect((await witness.perform(east)).sequence).toBe(1);
  });
});

describe('a server', () => {
  it('closes its games when what a player who left had asked is done', async () => {
    const [dataFolder, report] = [temporaryFolder(), vi.fn()];
    const server = await testServer({ dataFolder, report });
    const ticket = await newGame(server.url);
    const player = await Player.join(server.url, ticket);
    for (let id = 1; id <= MESSAGE_RATE.burst; id += 2) {
      player.room.send('look', { id });
      player.room.send('command', { id: id + 1, command: east });
    }
    await player.leave();
    await server.close();
    // What asks too late is refused by then.
    await setImmediate();
    expect(report).not.toHaveBeenCalled();
    const again = await testServer({ dataFolder });
    const { sequence } = await (await Player.join(again.url, ticket)).look();
    expect(sequence).toBe(MESSAGE_RATE.burst / 2);
  });

  it('says which port is in use', async () => {
    const { url } = await testServer();
    const port = Number(new URL(url).port);
    await expect(testServer({ port })).rejects.toThrow(`Port ${port} is in use`);
  });

  it('closes in good order, and another goes on with its games', async () => {
    const dataFolder = temporaryFolder();
    const first = await testServer({ dataFolder });
    const ticket = await newGame(first.url);
    const player = await Player.join(first.url, ticket);
    await player.perform(east);
    await first.close();
    expect(await player.left).toBe(4001);
    await expect(post(first.url, '/api/games', {})).rejects.toThrow();
    const second = await testServer({ dataFolder });
    const again = await Player.join(second.url, ticket);
    expect(await again.look()).toMatchObject({ sequence: 1, view: { hero: { x: 1 } } });
  });
});
