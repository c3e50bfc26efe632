// A hostile player in a shared world, and a hostile watcher: nobody is held up, nobody acts for another, and nobody
// is told what his hero doesn't know.

import type { Command } from '@roguewright/engine/game';
import { describe, expect, it, vi } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { HOSTILE } from '../testing/hostile/hostile-http.ts';
import { badBytes, badMessages } from '../testing/hostile/hostile-messages.ts';
import { RawSocket, roomMessage } from '../testing/hostile/raw-socket.ts';
import { Onlooker } from '../testing/onlooker.ts';
import type { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { askToJoin, beginWorld, connect, joinWorld, partyOf } from '../testing/world-players.ts';

const REST = { kind: 'rest', count: 1 } as const;
const maker = engineGames();

/** Ada, who is honest, and the ticket of Bren, who isn't. */
async function honestAndHostile(wish: object) {
  const { url } = await testServer({ maker });
  const world = await beginWorld(url, wish);
  const ada = await connect(url, world, 'ada');
  const ticket = await joinWorld(url, world, 'Bren');
  await ada.look();
  return { url, world, ada, ticket };
}

async function showOf(player: Player) {
  const reply = await player.ask('audience', {});
  if (reply.type !== 'audience') {
    throw new Error(JSON.stringify(reply));
  }
  return reply.audience;
}

/** What only Bren and those who invite know. */
interface Secret {
  readonly note: string;
  readonly pickup: string;
  /** A hero who was taken in, and whose player has never connected. */
  readonly invited: string;
}

const SECRETS: readonly Secret[] = [
  { note: 'the stairs are east', pickup: '! ?', invited: 'Cuno' },
  {
    note: 'Ada will die here, and I know where the treasure is',
    pickup: 'gold',
    invited: 'Dorothea',
  },
];

/** Messages about the game; others hold secrets that are drawn anew for every world. */
const ABOUT_THE_GAME = ['performed', 'party', 'odds', 'problem', 'said'];

/** Whatever Ada's client and one who watches her are sent while Bren does something in secret. */
async function sentUnder({ note, pickup, invited }: Secret) {
  const { url } = await testServer({ maker });
  const world = await beginWorld(url);
  const ada = await RawSocket.join(url, { ...world, client: 'ada' });
  const bren = await connect(url, await joinWorld(url, world, 'Bren'), `bren-of-${invited}`);
  const told = () => ABOUT_THE_GAME.reduce((sum, type) => sum + ada.count(type), 0);
  let id = 0;
  const asAda = async (type: string, fields: object) => {
    const before = told();
    ada.say(type, { id: ++id, ...fields });
    await ada.until(() => told() > before);
  };
  const asBren = async (command: Command) => {
    const before = told();
    const { refusal } = await bren.perform(command);
    expect(refusal).toBeUndefined();
    await ada.until(() => told() > before);
  };
  await asAda('look', {});
  const watched = await connect(url, world, 'beside');
  const { watch, friend } = await showOf(watched);
  const onlooker = await Onlooker.join(url, { watch, friend });
  await vi.waitFor(() => expect(onlooker.seen).toHaveLength(1));
  await watched.ask('audience', { change: { delay: 1 } });
  const stranger = await Onlooker.join(url, { watch });

  await joinWorld(url, world, invited);
  await asBren({ kind: 'note', text: note });
  await asBren({ kind: 'prefer', about: 'pickup', rules: pickup });
  await asBren(REST);
  await asAda('command', { command: REST });
  const { things } = (await watched.look()).view;
  const target = things.find(({ name }) => name === 'Bren')!.id;
  await asAda('odds', { question: { ask: 'attack', target } });
  await asAda('odds', { question: { ask: 'danger', target } });
  await asAda('look', {});
  await vi.waitFor(() => expect(onlooker.seen.at(-1)!.view.turn).toBe(2));
  // A second later.
  const all = onlooker.seen.length;
  await vi.waitFor(() => expect(stranger.seen).toHaveLength(all), { timeout: 60_000 });
  expect(stranger.seen.at(-1)).toEqual(onlooker.seen.at(-1));
  return {
    client: ada.received.filter(bytes =>
      ABOUT_THE_GAME.some(type =>
        bytes.subarray(1, 2 + type.length).equals(roomMessage(type, Buffer.alloc(0)).subarray(1)),
      ),
    ),
    watcher: JSON.stringify([onlooker.seen, onlooker.lines, onlooker.problems]),
    later: stranger.bytes.map(bytes => bytes.toString('latin1')),
  };
}

describe('what a hero doesn’t know', () => {
  it('changes no byte of what his player and those who watch him are sent', async () => {
    const [one, other] = [await sentUnder(SECRETS[0]!), await sentUnder(SECRETS[1]!)];
    expect(one.client.length).toBeGreaterThan(8);
    expect(one.client.map(bytes => bytes.toString('latin1'))).toEqual(
      other.client.map(bytes => bytes.toString('latin1')),
    );
    expect(one.watcher).toBe(other.watcher);
    expect(one.later.length).toBeGreaterThan(1);
    expect(one.later).toEqual(other.later);
    for (const { note, invited } of SECRETS) {
      const all = `${Buffer.concat(one.client)}${one.watcher}${one.later.join('')}`;
      expect(all).not.toContain(note);
      expect(all).not.toContain(invited);
    }
  });
});

describe('a hostile player of a world', () => {
  it('acts for no other hero, and gets no other’s answers', async () => {
    const { url, world, ada, ticket } = await honestAndHostile({});
    // A client of the same name as Ada's, and the id of a command of hers.
    const bren = await connect(url, ticket, 'ada');
    await bren.look();
    const rested = await ada.ask('command', { command: REST }, 50);
    expect(rested).toMatchObject({ performed: { view: { hero: { name: 'Ada' } } } });
    const own = await bren.ask('command', { command: REST }, 50);
    expect(own).toMatchObject({ performed: { view: { hero: { name: 'Bren' } } } });
    const { sequence } = await ada.look();
    for (const fields of [
      { command: REST, seat: 0 },
      { command: { ...REST, seat: 0 } },
      { command: { kind: 'leave', seat: 0 } },
      { command: { kind: 'return' } },
      { command: { kind: 'join', heroName: 'Eve', role: 'wizard', race: 'human' } },
    ]) {
      expect((await bren.ask('command', fields)).type, JSON.stringify(fields)).toBe('problem');
    }
    for (const [type, fields] of [
      ['presence', { kind: 'leave', seat: 0 }],
      ['presence', { kind: 'join' }],
      ['world', { kick: 'Ada' }],
      ['world', { renew: true }],
      ['look', { seat: 0 }],
      ['odds', { question: { ask: 'sheet' }, seat: 0 }],
    ] as const) {
      expect((await bren.ask(type, fields)).type, type).toBe('problem');
    }
    expect((await ada.look()).sequence).toBe(sequence);
    const heroes = bren.received.flatMap(one =>
      one.type === 'performed' ? [one.performed.view.hero.name] : [],
    );
    expect(new Set(heroes)).toEqual(new Set(['Bren']));

    // Tokens and invitations of one world are worth nothing in another.
    const foreign = await beginWorld(url, { heroName: 'Eve' });
    for (const wish of [
      { game: foreign.game, token: ticket.token },
      { game: world.game, token: foreign.token },
      { game: world.game, token: world.invite },
    ]) {
      await expect(connect(url, wish)).rejects.toThrow('This token admits to no such game');
    }
    const stolen = await askToJoin(url, world.game, foreign.invite, { heroName: 'Mallory' });
    expect(stolen.status).toBe(403);
    expect(Object.keys(partyOf(ada)).toSorted()).toEqual(['Ada', 'Bren']);
  });

  it('holds nobody up by floods, oversized messages and nonsense', async () => {
    const { url, ada, ticket } = await honestAndHostile({ clock: 'running', ticksPerSecond: 40 });
    let isOver = false;
    const honest = (async () => {
      let commands = 0;
      while (!isOver || commands < 5) {
        expect((await ada.perform(REST)).refusal).toBeUndefined();
        commands += 1;
      }
    })();
    const attack = async (work: (socket: RawSocket) => Promise<void>) => {
      const socket = await RawSocket.join(url, { ...ticket, client: 'hostile' }, HOSTILE);
      await work(socket);
      socket.drop();
    };
    await attack(async socket => {
      const bad = badMessages();
      for (const message of bad) {
        socket.send(roomMessage('presence', message));
        socket.send(roomMessage('world', message));
      }
      await socket.until(() => socket.count('problem') >= 2 * bad.length);
    });
    for (const bytes of badBytes().slice(0, 6)) {
      await attack(async socket => {
        socket.send(bytes);
        socket.say('look', { id: 1 });
        const answered = socket.until(() => socket.count('performed') > 0);
        await Promise.race([answered, socket.closed]).catch(() => undefined);
      });
    }
    await attack(async socket => {
      socket.send(roomMessage('command', Buffer.alloc(5000, 0xc0)));
      expect(await socket.closed).toBe(1009);
    });
    // More than may wait for the clock, and comings and goings without an end.
    await attack(async socket => {
      for (let id = 1; id <= 40; id++) {
        socket.say('command', { id, command: REST });
      }
      await socket.until(() => socket.count('problem') > 0);
    });
    await attack(async socket => {
      for (let id = 1; id <= 20; id++) {
        socket.say('presence', { id, kind: id % 2 === 0 ? 'return' : 'leave' });
      }
      await socket.until(() => socket.count('performed') + socket.count('problem') >= 20);
    });
    await attack(async socket => {
      for (let id = 1; id <= 1000; id++) {
        socket.say('look', { id });
      }
      expect(await socket.closed).toBe(4002);
    });
    isOver = true;
    await honest;
    const { turn } = (await ada.look()).view;
    while ((await ada.look()).view.turn === turn) {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    expect(ada.received.filter(({ type }) => type === 'problem')).toEqual([]);
  });
});

describe('a hostile watcher', () => {
  it('does nothing but talk, and not too much of that', async () => {
    const { url, ada } = await honestAndHostile({});
    const { watch } = await showOf(ada);
    const { sequence } = await ada.look();
    const onlooker = await Onlooker.join(url, { watch });
    for (const type of ['command', 'look', 'odds', 'presence', 'world', 'audience', '__proto__']) {
      onlooker.room.send(type, { id: 1, command: REST, kind: 'leave', kick: 'Ada', renew: true });
    }
    await vi.waitFor(() => expect(onlooker.problems.length).toBeGreaterThanOrEqual(7));
    for (let line = 0; line < 100; line++) {
      onlooker.say('spam');
    }
    // He is told so, and then his connection ends.
    await onlooker.left;
    expect(onlooker.problems).toContain('You talk too much at once. Wait a moment.');
    expect((await ada.look()).sequence).toBe(sequence);
    // A stranger sees nothing before the delay is over, and by no wrong key.
    expect(onlooker.seen).toEqual([]);
    const guessing = await Onlooker.join(url, { watch, friend: 'g'.repeat(16) });
    expect(guessing.seen).toEqual([]);
    guessing.room.send('say', { id: 2, text: 'x'.repeat(9000) });
    await guessing.left;
    expect((await ada.perform(REST)).refusal).toBeUndefined();
  });
});
