// A long game that comes as a file is stored in pieces: players are answered in between, and what a
// killed process leaves of it is nobody's game.

import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { copyFolder } from '../testing/interruptions.ts';
import { inDatabase, keeperOn } from '../testing/keepers.ts';
import type { ImportedGame } from './brought-games.ts';
import { GameStore } from './game-store.ts';

const PAGES = 20;
const ROWS = 1000;

function longGame(): ImportedGame {
  const rows = JSON.stringify(Array.from({ length: ROWS }, () => ['{"kind":"look"}', '6-0']));
  return {
    game: {
      id: 'long',
      token_hash: '',
      hero_name: 'Una',
      role: 'wizard',
      race: 'elf',
      seed: 'long',
      ruleset: 'house',
      content_hash: 'c',
      status: 'playing',
      turn: 1,
      created_at: Date.now(),
      updated_at: Date.now(),
    },
    content: { hash: 'c', files: '[]' },
    snapshots: [{ sequence: 0, body: '{}' }],
    commands: Array.from({ length: PAGES }, (_, page) => ({ first: page * ROWS + 1, rows })),
    setAside: [],
    reason: '',
  };
}

async function storeOn(folder: string): Promise<GameStore> {
  const store = await GameStore.open(folder, { report: () => undefined });
  onTestFinished(() => store.close());
  return store;
}

it('is stored in pieces, and others are served in between', async () => {
  const store = await storeOn(temporaryFolder());
  let isDone = false;
  const storing = store.addImported(longGame()).then(() => {
    isDone = true;
  });
  let [turns, games] = [0, 0];
  while (!isDone) {
    await new Promise(resolve => setImmediate(resolve));
    turns += 1;
    games = isDone ? games : (await store.allGames()).length;
  }
  await storing;
  expect(turns).toBeGreaterThanOrEqual(PAGES);
  // As long as it is not whole, it is on no list.
  expect(games).toBe(0);
  expect((await store.allGames()).map(({ id }) => id)).toEqual(['long']);
  let commands = 0;
  for await (const page of store.commandPages('long')) {
    commands += page.length;
  }
  expect(commands).toBe(PAGES * ROWS);
});

it('is removed when its process was killed before all of it was stored', async () => {
  const folder = temporaryFolder();
  const store = await storeOn(folder);
  const storing = store.addImported(longGame());
  const killed = temporaryFolder();
  const count = () =>
    inDatabase(killed, file => file.prepare('select count(*) as count from commands').get()!.count);
  for (let commands: unknown = 0; commands === 0; ) {
    await new Promise(resolve => setImmediate(resolve));
    copyFolder(folder, killed);
    commands = count();
  }
  expect(count()).toBeLessThan(PAGES * ROWS);
  await storing;
  // At first it may still be coming, to a process beside this one.
  await (await keeperOn(killed)).close();
  expect(count()).toBeGreaterThan(0);
  inDatabase(killed, file => file.exec('update games set created_at = created_at - 7200000'));
  const later = await keeperOn(killed);
  expect(await later.all()).toEqual([]);
  expect(count()).toBe(0);
});
