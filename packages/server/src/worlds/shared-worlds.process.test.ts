// Shared worlds over the net: begun, joined, left and come back to by players with sockets of their own.

import { describe, expect, it, onTestFinished } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { startBalancer } from '../testing/balancer.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { jsonOf, send } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { freePort } from '../testing/ports.ts';
import { testServer } from '../testing/server.ts';
import { launchProcess } from '../testing/server-process.ts';
import { findServices, freshDatabase, redisUrl } from '../testing/services.ts';
import {
  askToJoin,
  beginWorld,
  connect,
  joinWorld,
  partyOf,
  untilParty,
} from '../testing/world-players.ts';

const REST = { kind: 'rest', count: 1 } as const;
const maker = engineGames();

function worldServer(options: Parameters<typeof testServer>[0] = {}) {
  return testServer({ maker, ...options });
}

/** Ada and Bren in one world. */
async function two(url: string, wish: object = {}) {
  const world = await beginWorld(url, wish);
  const ada = await connect(url, world, 'ada');
  const ticket = await joinWorld(url, world, 'Bren');
  const bren = await connect(url, ticket, 'bren');
  await Promise.all([ada.look(), bren.look()]);
  return { world, ticket, ada, bren };
}

describe('a world with a waiting clock', () => {
  it('is begun, shown to the invited, and joined by them', async () => {
    const { url } = await worldServer();
    const { world, ada, bren } = await two(url, { revives: true });
    const headers = { Authorization: `Bearer ${world.invite}` };
    const about = await send(url, `/api/worlds/${world.game}`, { headers });
    expect(jsonOf(about)).toMatchObject({
      ...{ clock: 'waiting', ticksPerSecond: 0, ruleset: 'house', free: 14 },
      heroes: [
        { name: 'Ada', role: 'wizard', race: 'human' },
        { name: 'Bren', role: 'valkyrie', race: 'human' },
      ],
    });
    expect((await ada.look()).view).toMatchObject({ revives: true, hero: { name: 'Ada' } });
    expect((await bren.look()).view.hero.name).toBe('Bren');
    const taken = await askToJoin(url, world.game, world.invite, { heroName: 'BREN' });
    expect([taken.status, taken.body.toString()]).toEqual([
      409,
      expect.stringContaining('heroName'),
    ]);
    const wrong = await askToJoin(url, world.game, world.token, { heroName: 'Cuno' });
    expect([wrong.status, wrong.body.toString()]).toEqual([403, expect.stringContaining('invite')]);
    const witch = await askToJoin(url, world.game, world.invite, { heroName: 'C', role: 'witch' });
    expect([witch.status, witch.body.toString()]).toEqual([400, expect.stringContaining('role')]);
  });

  it('waits for all who are awake, says for whom, and tells each only his own view', async () => {
    const { url } = await worldServer();
    const { ada, bren } = await two(url);
    expect([partyOf(ada).Ada!.isAwaited, partyOf(ada).Bren!.isAwaited]).toEqual([true, true]);
    await ada.perform(REST);
    await untilParty(bren, ({ Ada }) => Ada?.isAwaited === false);
    expect((await ada.perform(REST)).refusal?.reason).toBe('others-first');
    const { view } = await bren.perform(REST);
    expect(view.turn).toBe(2);
    await untilParty(ada, ({ Ada }) => Ada?.isAwaited === true);
    for (const { received } of [ada, bren]) {
      const own = received === ada.received ? 'Ada' : 'Bren';
      const names = received.flatMap(one =>
        one.type === 'performed' ? [one.performed.view.hero.name] : [],
      );
      expect(new Set(names)).toEqual(new Set([own]));
    }
  });

  it('is ruled by its founder: a new invitation, and players who are shut out', async () => {
    const { url } = await worldServer();
    const { world, ticket, ada, bren } = await two(url);
    expect(await bren.ask('world', { kick: 'Ada' })).toMatchObject({
      type: 'problem',
      message: 'Only the player who began a shared world may do this.',
    });
    const renewed = await ada.ask('world', { renew: true });
    const { invite } = renewed as { invite?: string };
    expect(invite).toMatch(/^[\w-]{43}$/);
    const old = await askToJoin(url, world.game, world.invite, { heroName: 'Cuno' });
    expect(old.status).toBe(403);
    expect((await askToJoin(url, world.game, invite!, { heroName: 'Cuno' })).status).toBe(201);

    expect(await ada.ask('world', { kick: 'ada' })).toMatchObject({
      message: 'kick: expected another hero (Bren, Cuno)',
    });
    await ada.ask('world', { kick: 'bren' });
    await bren.left;
    await untilParty(ada, ({ Bren }) => Bren?.standing === 'away');
    await expect(connect(url, ticket, 'bren')).rejects.toThrow('This token admits to no such game');
    expect((await ada.perform(REST)).view.turn).toBe(2);
  });

  it('lets a hero drop something that another takes', async () => {
    const { url } = await worldServer();
    const { ada, bren } = await two(url);
    const staff = (await ada.look()).view.inventory[0]!;
    const dropped = await ada.perform({ kind: 'drop', item: staff.id, count: 1 });
    const { x, y } = dropped.view.hero;
    await bren.perform(REST);
    const lies = (await bren.look()).view.things.find(({ id }) => id === staff.id);
    expect(lies).toMatchObject({ kind: 'item', x, y });
    // Ada makes room by changing places with Bren.
    await ada.perform(REST);
    for (let tries = 0; tries < 8; tries++) {
      const { hero, underfoot } = (await bren.look()).view;
      if (underfoot.length > 0) {
        break;
      }
      expect(Math.max(Math.abs(hero.x - x), Math.abs(hero.y - y))).toBeGreaterThan(0);
      await bren.perform({ kind: 'travel', x, y });
      await ada.perform(REST);
    }
    const taken = await bren.perform({ kind: 'pick-up', item: staff.id });
    expect(taken.view.inventory.map(({ id }) => id)).toContain(staff.id);
  });

  it('goes on without those who leave, are cut off or do nothing, until they come back', async () => {
    const { url } = await worldServer({ absences: { gone: 50, idle: 600_000 } });
    const { ticket, ada, bren } = await two(url);
    await bren.ask('presence', { kind: 'leave' });
    await untilParty(ada, ({ Bren }) => Bren?.standing === 'away');
    expect((await ada.perform(REST)).view.turn).toBe(2);
    expect((await bren.perform(REST)).refusal?.reason).toBe('away');
    await bren.ask('presence', { kind: 'return' });
    await untilParty(ada, ({ Bren }) => Bren?.standing === 'here');
    await bren.leave();
    await untilParty(ada, ({ Bren }) => Bren?.standing === 'away');
    const again = await connect(url, ticket, 'bren', bren.nextId);
    await untilParty(ada, ({ Bren }) => Bren?.standing === 'here');
    expect((await again.look()).view.hero.name).toBe('Bren');
  });

  it('sends a hero away whose player is connected and does nothing', async () => {
    const { url } = await worldServer({ absences: { gone: 600_000, idle: 1000 } });
    const { ada, bren } = await two(url);
    const standings = () => [partyOf(ada).Ada?.standing, partyOf(ada).Bren?.standing];
    await untilParty(ada, party => Object.values(party).some(one => one.standing === 'away'));
    expect(standings()).toContain('here');
    // The other one is alone now: nobody waits for him.
    const [left, stays] = partyOf(ada).Ada?.standing === 'away' ? [ada, bren] : [bren, ada];
    await new Promise(resolve => setTimeout(resolve, 1500));
    expect(standings()).toContain('here');
    expect((await left.ask('presence', { kind: 'return' })).type).toBe('performed');
    expect((await stays.perform(REST)).refusal).toBeUndefined();
  });
});

describe('a world with a running clock', () => {
  it('goes on by itself, and carries out commands in their order', async () => {
    const { url } = await worldServer();
    const { ada, bren } = await two(url, { clock: 'running', ticksPerSecond: 40 });
    const [staff] = (await ada.look()).view.inventory;
    const answers = await Promise.all([
      ada.perform({ kind: 'drop', item: staff!.id, count: 1 }),
      ada.perform({ kind: 'pick-up', item: staff!.id }),
      ada.perform(REST),
    ]);
    const turns = answers.map(({ view }) => view.turn);
    expect(turns).toEqual([...turns].sort((one, other) => one - other));
    expect(turns[2]).toBeGreaterThan(turns[0]!);
    const before = (await bren.look()).view.turn;
    while ((await bren.look()).view.turn < before + 3) {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    const orders = Array.from({ length: 12 }, () => bren.ask('command', { command: REST }));
    const refused = (await Promise.all(orders)).filter(({ type }) => type === 'problem');
    expect(refused[0]).toMatchObject({ message: expect.stringContaining('commands wait') });
  });
});

describe('a hostile player of a shared world', () => {
  it('plays nobody else’s hero, gets nobody else’s answer, and no file of the world', async () => {
    const { url } = await worldServer();
    const { world, ticket, ada } = await two(url);
    const [staff] = (await ada.look()).view.inventory;
    await ada.perform({ kind: 'drop', item: staff!.id, count: 1 });
    // Under Ada's name of a client and the id of her command, which isn't told to anybody else.
    const bren = await connect(url, ticket, 'ada', ada.nextId - 2);
    const repeated = await bren.ask('command', { command: REST }, ada.nextId - 1);
    expect(JSON.stringify(repeated)).not.toContain(
      '"name":"Ada","role":"Wizard","race":"human","x"',
    );
    expect(repeated.type === 'performed' && repeated.performed.view.hero.name).toBe('Bren');
    for (const fields of [
      { command: { ...REST, seat: 0 } },
      { command: { kind: 'join', heroName: 'X', role: 'wizard', race: 'human' } },
      { command: { kind: 'leave' } },
    ]) {
      expect((await bren.ask('command', fields)).type).toBe('problem');
    }
    expect(await bren.ask('presence', { kind: 'join' })).toMatchObject({ type: 'problem' });
    const headers = { Authorization: `Bearer ${ticket.token}` };
    const file = await send(url, `/api/games/${world.game}/file?running=true`, { headers });
    expect([file.status, file.body.toString()]).toEqual([
      409,
      expect.stringContaining('shared world'),
    ]);
    const other = await beginWorld(url, { heroName: 'Else' });
    await expect(Player.join(url, { game: other.game, token: ticket.token })).rejects.toThrow();
    // Long secrets of a hero are in no message to another.
    const spells = (await ada.look()).view.spells.map(({ name }) => name);
    const heard = JSON.stringify(bren.received);
    expect(spells.filter(name => heard.includes(`"name":"${name}"`))).toEqual([]);
  });
});

describe('a world on a killed server', () => {
  it('is as it was for both players', async () => {
    const data = temporaryFolder();
    const port = String(await freePort());
    const start = () => launchProcess({ PORT: port, ROGUEWRIGHT_DATA: data }, onTestFinished);
    const first = await start();
    const { world, ticket, ada, bren } = await two(first.url);
    for (let round = 0; round < 5; round++) {
      await ada.perform(REST);
      await bren.perform(REST);
    }
    await ada.perform(REST);
    const stood = [(await ada.look()).view, (await bren.look()).view];
    await first.end('SIGKILL');
    const second = await start();
    const back = [
      await connect(second.url, world, 'ada', ada.nextId),
      await connect(second.url, ticket, 'bren', bren.nextId),
    ];
    expect([(await back[0]!.look()).view, (await back[1]!.look()).view]).toEqual(stood);
    expect((await back[0]!.perform(REST)).refusal?.reason).toBe('others-first');
    expect((await back[1]!.perform(REST)).view.turn).toBe(stood[0]!.turn + 1);
    await second.end('SIGTERM');
  });
});

const services = await findServices('postgres', 'redis');

describe.skipIf(services.areMissing)(`a world in PostgreSQL${services.why}`, () => {
  it('goes on at another process, with all its heroes', async () => {
    const database = await freshDatabase(onTestFinished);
    const at = (process: string) =>
      worldServer({
        proxies: ['127.0.0.1'],
        shared: { database, redis: redisUrl(), process, lease: 60_000 },
      });
    const balancer = await startBalancer(onTestFinished);
    const first = await at('a');
    balancer.place('a', first.url);
    const { world, ticket, ada, bren } = await two(balancer.url);
    await ada.perform(REST);
    const stood = [(await ada.look()).view, (await bren.look()).view];
    await first.close();
    balancer.place('a', undefined);
    balancer.place('z', (await at('z')).url);
    const back = [
      await connect(balancer.url, world, 'ada', ada.nextId),
      await connect(balancer.url, ticket, 'bren', bren.nextId),
    ];
    expect([(await back[0]!.look()).view, (await back[1]!.look()).view]).toEqual(stood);
    // A place that was taken at the one process is filled at the other.
    const cuno = await connect(balancer.url, await joinWorld(balancer.url, world, 'Cuno'));
    expect(Object.keys((await cuno.look()).view.party ?? [])).toHaveLength(3);
  });
});
