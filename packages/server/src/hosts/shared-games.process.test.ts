// Games in PostgreSQL: servers of this process share one database, and clients join through any of them.

import { describe, expect, it, onTestFinished } from 'vitest';
import { jsonOf, newGame, send } from '../testing/http.ts';
import { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { findServices, freshDatabase, redisUrl } from '../testing/services.ts';

const services = await findServices('postgres', 'redis');

const REST = { kind: 'rest', count: 1 } as const;

async function sharedServer(database: string, process: string, lease = 2000) {
  return await testServer({ shared: { database, redis: redisUrl(), process, lease } });
}

describe.skipIf(services.areMissing)(`games in PostgreSQL${services.why}`, () => {
  it('are played by one process, and go on after a restart', async () => {
    const database = await freshDatabase(onTestFinished);
    const first = await sharedServer(database, 'a');
    const ticket = await newGame(first.url);
    const player = await Player.join(first.url, ticket, 'window');
    await player.look();
    for (let turn = 0; turn < 60; turn++) {
      await player.perform(REST);
    }
    const stood = await player.look();
    expect(stood.sequence).toBe(60);
    await first.close();

    const second = await sharedServer(database, 'b');
    const again = await Player.join(second.url, ticket, 'window', player.nextId);
    expect((await again.look()).view).toEqual(stood.view);
    expect((await again.perform(REST)).sequence).toBe(61);
    const standing = await send(second.url, `/api/games/${ticket.game}`, {
      headers: { Authorization: `Bearer ${ticket.token}` },
    });
    expect(jsonOf(standing)).toMatchObject({ hero: 'Perchta', status: 'playing' });
  });
});
