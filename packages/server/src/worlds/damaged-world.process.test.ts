// A world of which no stored state can be believed any more is made again of its orders, with all its heroes.

import { expect, it } from 'vitest';
import { engineGames } from '../games/engine-games.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { inDatabase } from '../testing/keepers.ts';
import { testServer } from '../testing/server.ts';
import { beginWorld, connect, joinWorld, partyOf } from '../testing/world-players.ts';

const REST = { kind: 'rest', count: 1 } as const;

it('is made again when all its snapshots are damaged', async () => {
  const options = { maker: engineGames(), dataFolder: temporaryFolder(), report: () => undefined };
  const first = await testServer(options);
  const world = await beginWorld(first.url);
  const ada = await connect(first.url, world, 'ada');
  const ticket = await joinWorld(first.url, world, 'Bren');
  const bren = await connect(first.url, ticket, 'bren');
  await bren.look();
  await ada.perform(REST);
  const before = await bren.perform(REST);
  expect(before.view.turn).toBe(2);
  await first.close();
  const damaged = inDatabase(options.dataFolder, file =>
    file.prepare(`update snapshots set body = replace(body, '1', '2')`).run(),
  );
  expect(Number(damaged.changes)).toBeGreaterThan(0);

  const second = await testServer(options);
  const again = await connect(second.url, ticket, 'bren', bren.nextId);
  const { view } = await again.look();
  expect(view.hero).toMatchObject({ name: 'Bren', hitPoints: before.view.hero.hitPoints });
  expect(view.turn).toBeGreaterThanOrEqual(2);
  expect(Object.keys(partyOf(again)).sort()).toEqual(['Ada', 'Bren']);
  const notices = again.received.flatMap(one => (one.type === 'problem' ? [one.message] : []));
  expect(notices.join(' ')).toContain('was damaged on the disk');
});
