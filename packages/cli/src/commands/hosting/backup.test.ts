// All games of a folder in one file, and back.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, GameKeeper } from '@roguewright/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../program.ts';
import { fakeTerminal } from '../../testing/fake-terminal.ts';

let folder: string;

async function roguewright(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run([...parameters], terminal);
  return terminal;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-backup-'));
  const maker = engineGames({ ruleset: 'house' });
  const keeper = await GameKeeper.open({ dataFolder: join(folder, 'games'), maker });
  const start = { heroName: 'Una', role: 'wizard', race: 'elf', seed: 'copied' };
  const game = await keeper.open((await keeper.create(start)).game);
  await game.perform({ kind: 'rest', count: 2 });
  await game.close();
  await keeper.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('copies all games to a file, and puts them into another folder', async () => {
  const [games, other] = [join(folder, 'games'), join(folder, 'other')];
  const file = join(folder, 'games.backup');
  const made = await roguewright('backup', 'make', file, '--data', games);
  expect(made.complaints).toBe('');
  expect(made.written).toMatch(/^1 game with 1 command copied to .*games\.backup, \d+ bytes\.\n$/);
  const twice = await roguewright('backup', 'make', file, '--data', games);
  expect([twice.exitCode, twice.complaints]).toEqual([1, expect.stringContaining('already')]);

  const restored = await roguewright('backup', 'restore', file, '--data', other);
  expect(restored.written).toBe(`1 game with 1 command restored from ${file} to ${other}.\n`);
  const list = await roguewright('save', 'list', '--data', other);
  expect(list.written).toMatch(/ Una, elf wizard, turn \d+, playing\n$/);
  const again = await roguewright('backup', 'restore', file, '--data', other);
  expect(again.written).toContain('The games that were there before are kept in');
});
