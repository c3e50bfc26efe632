// Games in PostgreSQL: servers share one database behind one name, and clients join through any of them.

import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunningServer } from '../server.ts';
import { type Balancer, startBalancer } from '../testing/balancer.ts';
import { jsonOf, newGame, send } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { findServices, freshDatabase, inDatabaseAt, redisUrl } from '../testing/services.ts';

const services = await findServices('postgres', 'redis');

const REST = { kind: 'rest', count: 1 } as const;

/** The close code of a connection whose game has moved. */
const MAY_TRY_RECONNECT = 4010;

interface Together {
  readonly database: string;
  readonly balancer: Balancer;
  readonly servers: readonly RunningServer[];
  readonly reports: readonly string[];
}

/** Servers called a, b, … behind one name. */
async function together(count: number, { lease = 60_000 } = {}): Promise<Together> {
  const database = await freshDatabase(onTestFinished);
  const balancer = await startBalancer(onTestFinished);
  const reports: string[] = [];
  const names = ['a', 'b', 'c'].slice(0, count);
  // All at once: each of them finds no tables.
  const servers = await Promise.all(
    names.map(process =>
      testServer({
        shared: { database, redis: redisUrl(), process, lease },
        proxies: ['127.0.0.1'],
        report: error => reports.push(String(error)),
      }),
    ),
  );
  for (const [place, server] of servers.entries()) {
    balancer.place(names[place]!, server.url);
  }
  return { database, balancer, servers, reports };
}

/** The numbers of all commands of a game, and the process that has it. */
async function stored(database: string, game: string) {
  return await inDatabaseAt(database, async client => {
    const commands = await client.query(
      'select sequence from commands where game_id = $1 order by sequence',
      [game],
    );
    const lease = await client.query('select owner, epoch from leases where game_id = $1', [game]);
    return {
      sequences: commands.rows.map(({ sequence }) => sequence as number),
      owner: lease.rows[0]?.owner as string,
      epoch: Number(lease.rows[0]?.epoch),
    };
  });
}

describe.skipIf(services.areMissing)(`games in PostgreSQL${services.why}`, () => {
  it('are played by one process, and go on at another after it was stopped', async () => {
    const { database, balancer, servers } = await together(1);
    const ticket = await newGame(balancer.url);
    const player = await Player.join(balancer.url, ticket, 'window');
    await player.look();
    for (let turn = 0; turn < 60; turn++) {
      await player.perform(REST);
    }
    const stood = await player.look();
    expect(stood.sequence).toBe(60);
    await servers[0]!.close();
    expect((await stored(database, ticket.game)).owner).toBe('');

    const shared = { database, redis: redisUrl(), process: 'z', lease: 60_000 };
    const second = await testServer({ shared, proxies: ['127.0.0.1'] });
    balancer.place('a', undefined);
    balancer.place('z', second.url);
    const again = await Player.join(balancer.url, ticket, 'window', player.nextId);
    expect((await again.look()).view).toEqual(stood.view);
    expect((await again.perform(REST)).sequence).toBe(61);
    const headers = { Authorization: `Bearer ${ticket.token}` };
    const standing = await send(second.url, `/api/games/${ticket.game}`, { headers });
    expect(jsonOf(standing)).toMatchObject({ hero: 'Perchta', status: 'playing' });
  });

  it('are joined at the process that has them, whichever is asked', async () => {
    const { database, balancer } = await together(3);
    const ticket = await newGame(balancer.url);
    const players: Player[] = [];
    // The proxy asks another process each time.
    for (const name of ['one', 'two', 'three', 'four']) {
      players.push(await Player.join(balancer.url, ticket, name));
    }
    for (const player of players) {
      await player.perform(REST);
    }
    expect((await players[0]!.look()).sequence).toBe(4);
    // Each window was told of the last command, whichever window it came from.
    for (const player of players) {
      const sequences = () =>
        player.received.map(reply => (reply.type === 'performed' ? reply.performed.sequence : 0));
      await expect.poll(sequences).toContain(4);
    }
    const { sequences, epoch } = await stored(database, ticket.game);
    expect(sequences).toEqual([1, 2, 3, 4]);
    expect(epoch).toBe(1);
    // Any process knows of all games.
    const status = await send(balancer.url, '/status');
    expect(jsonOf(status)).toMatchObject({ processes: 3, games: 1 });
  });

  it('refuse a path that names another process', async () => {
    const { servers } = await together(1);
    const answer = await send(servers[0]!.url, '/p/b/api/choices');
    expect([answer.status, jsonOf(answer)]).toMatchObject([421, { error: { field: 'path' } }]);
    expect((await send(servers[0]!.url, '/p/a/api/choices')).status).toBe(200);
  });
});

describe.skipIf(services.areMissing)(`games that another process takes${services.why}`, () => {
  it('are written by nobody who slept while another process took them', async () => {
    const { database, balancer } = await together(2);
    const ticket = await newGame(balancer.url);
    const early = await Player.join(balancer.url, ticket, 'early');
    await early.perform(REST);
    const { owner } = await stored(database, ticket.game);
    // As if its process had slept for longer than its lease.
    await inDatabaseAt(database, client =>
      client.query('update hosts set until = 0 where id = $1', [owner]),
    );
    const late = await Player.join(balancer.url, ticket, 'late');
    expect((await late.perform(REST)).sequence).toBe(2);
    expect(await stored(database, ticket.game)).toMatchObject({ epoch: 2 });

    // The sleeper's client is sent away unanswered, and repeats its command where the game is now.
    const id = early.nextId;
    early.room.send('command', { id, command: REST });
    expect(await early.left).toBe(MAY_TRY_RECONNECT);
    expect(early.received.at(-1)).toMatchObject({
      type: 'problem',
      id: 0,
      message: 'This game goes on at another process of the server. Connecting again.',
    });
    const back = await Player.join(balancer.url, ticket, 'early', id - 1);
    const repeated = await back.ask('command', { command: REST }, id);
    expect(repeated).toMatchObject({ type: 'performed', performed: { sequence: 3 } });
    expect((await stored(database, ticket.game)).sequences).toEqual([1, 2, 3]);
  });

  it('are left by a process that only looked while it lost them', async () => {
    const { database, balancer, servers } = await together(2, { lease: 1000 });
    const ticket = await newGame(balancer.url);
    const early = await Player.join(balancer.url, ticket, 'early');
    await early.perform(REST);
    const { owner } = await stored(database, ticket.game);
    // Another process has taken it, as the database has it.
    const other = owner === 'a' ? 'b' : 'a';
    await inDatabaseAt(database, client =>
      client.query('update leases set owner = $1, epoch = epoch + 1', [other]),
    );
    expect(await early.left).toBe(MAY_TRY_RECONNECT);
    const metrics = await send(servers[owner === 'a' ? 0 : 1]!.url, '/metrics');
    expect(metrics.body.toString()).toContain('roguewright_games_lost_total 1\n');
  });

  it('give the games of a process to a later start of the same name', async () => {
    const { database, balancer, reports } = await together(1, { lease: 1000 });
    const ticket = await newGame(balancer.url);
    const early = await Player.join(balancer.url, ticket, 'early');
    await early.perform(REST);
    const shared = { database, redis: redisUrl(), process: 'a', lease: 60_000 };
    const second = await testServer({ shared, proxies: ['127.0.0.1'] });
    balancer.place('a', second.url);
    await expect
      .poll(() => reports.join('\n'))
      .toContain('Give each process a name of its own in ROGUEWRIGHT_PROCESS.');
    const late = await Player.join(balancer.url, ticket, 'late');
    expect((await late.perform(REST)).sequence).toBe(2);
    expect(await early.left).toBe(MAY_TRY_RECONNECT);
  });
});
