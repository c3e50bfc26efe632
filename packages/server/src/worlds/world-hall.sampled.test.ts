// Heroes of shared worlds in the hall: when one dies his line is verified and listed, while the others play on.

import type { HallLine, HallPage } from '@roguewright/engine/game';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { jsonOf, send } from '../testing/http.ts';
import type { Player } from '../testing/player.ts';
import { testServer } from '../testing/server.ts';
import { findServices, freshDatabase } from '../testing/services.ts';
import { beginWorld, connect, joinWorld, partyOf, untilParty } from '../testing/world-players.ts';

const REST = { kind: 'rest', count: 20 } as const;
const WAIT = { kind: 'rest', count: 1 } as const;
const maker = engineGames();
const services = await findServices('postgres');

/** More frequent requests would reach the rate limit. */
const PATIENCE = { interval: 500, timeout: 60_000 };

const PLACES = [
  { place: 'SQLite', isSkipped: false, options: async () => ({}) },
  {
    place: `PostgreSQL${services.why}`,
    isSkipped: services.areMissing,
    options: async () => ({
      shared: { database: await freshDatabase(onTestFinished), process: 'one', lease: 10_000 },
    }),
  },
];

/** Rests until the hero has starved. */
async function starve(player: Player): Promise<void> {
  let performed = await player.look();
  while (performed.view.ending === undefined) {
    // Beside an enemy that only looks on no rest is begun, but he may wait for single moves.
    performed = await player.perform(performed.refusal === undefined ? REST : WAIT);
  }
}

async function account(url: string, name: string): Promise<{ readonly token: string }> {
  const body = JSON.stringify({ name, password: 'four words for tests' });
  const headers = { 'Content-Type': 'application/json' };
  return jsonOf(await send(url, '/api/accounts', { method: 'POST', headers, body })) as never;
}

/** On the shelf `long` both databases. */
const TRIED = process.env.ROGUEWRIGHT_SHELF === 'long' ? PLACES : PLACES.slice(0, 1);

describe.each(TRIED)('a hero of a shared world on $place', ({ isSkipped, options }) => {
  it.skipIf(isSkipped)('enters the hall when he dies, and the others play on', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const server = await testServer({ maker, report, ...(await options()) });
    const { url } = server;
    const world = await beginWorld(url, { role: 'priest', race: 'elf' });
    const ticket = await joinWorld(url, world, 'Bren');
    const { token } = await account(url, 'Arden');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const { game } = world;
    const body = JSON.stringify({ game, token: world.token });
    await send(url, '/api/account/games', { method: 'POST', headers, body });
    const ada = await connect(url, world, 'ada');
    const bren = await connect(url, ticket, 'bren');
    await bren.ask('presence', { kind: 'leave' });
    await untilParty(ada, ({ Bren }) => Bren?.standing === 'away');
    await starve(ada);
    expect(partyOf(ada).Ada?.standing).toBe('died');

    const read = async (path: string) => (await send(url, path)).body.toString();
    const followed = () => read('/hall.jsonl?since=0');
    await vi.waitFor(async () => expect(await followed()).not.toBe(''), PATIENCE);
    const line = JSON.parse(await followed()) as HallLine;
    const { view } = await ada.look();
    expect(line).toMatchObject({
      ...{ ranking: 'marked', marks: ['shared-world', 'seed-chosen'], heroes: 2 },
      ...{ hero: 'Ada', end: 'died', turns: view.ending!.turn, points: view.points },
    });
    const page = JSON.parse(await read('/api/hall?ranking=marked')) as HallPage;
    expect(page).toMatchObject({ total: 1, lines: [{ hero: 'Ada', heroes: 2 }] });
    const player = JSON.parse(await read('/api/players/Arden'));
    expect(player).toMatchObject({
      lines: [{ hero: 'Ada', marks: ['shared-world', 'seed-chosen'] }],
    });
    // What Bren doesn't know stands in the record.
    expect((await send(url, `/api/hall/${line.entry}/file`)).status).toBe(404);

    await bren.ask('presence', { kind: 'return' });
    expect((await bren.perform(WAIT)).view.ending).toBeUndefined();
    await server.close();
    expect(reported).toEqual([]);
  });
});
