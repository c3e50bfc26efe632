// The hall at the command line, with games that ended in its folder.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedsOf } from '@roguewright/engine/host';
import { engineGames, GameKeeper } from '@roguewright/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../program.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

let folder: string;

async function hall(...parameters: string[]) {
  const terminal = fakeTerminal();
  await run(['hall', '--data', folder, '--ranking', 'marked', ...parameters], terminal);
  return terminal;
}

/** Ends a game by hunger. */
async function starve(
  keeper: GameKeeper,
  heroName: string,
  seed = `of ${heroName}`,
): Promise<void> {
  const start = { heroName, role: 'wizard', race: 'elf', seed };
  const game = await keeper.open((await keeper.create(start)).game);
  let { view } = await game.look();
  while (view.ending === undefined) {
    ({ view } = await game.perform({ kind: 'rest', count: 20 }));
  }
  await game.close();
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-hall-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('roguewright hall', () => {
  it('says that the hall is empty, and refuses unknown orders and counts', async () => {
    expect((await hall()).written).toBe('No game has ended here yet.\n');
    expect((await hall('--order', 'luck')).complaints).toContain('--order: expected one of points');
    expect((await hall('--count', '0')).complaints).toContain(
      '--count: expected an integer from 1',
    );
  });

  it('lists games in their order with their seeds, or as JSON', async () => {
    const keeper = await GameKeeper.open({ dataFolder: folder, maker: engineGames() });
    await starve(keeper, 'Una');
    await starve(keeper, 'Ada');
    await keeper.close();
    const lines = (await hall('--order', 'hero')).written.split('\n');
    expect(lines[0]).toMatch(/^ +Points +Hero +Level +Depth +Turns +End +Seed$/);
    expect(lines[1]).toMatch(/^1\. +0 +Ada, Elf Wizard +1 +1 +\d+ +Killed by hunger.* of Ada$/);
    expect(lines[2]).toMatch(/^2\. .*Una/);
    const short = (await hall('--order', 'hero', '--reverse', '--count', '1')).written;
    expect(short).toMatch(/^1\. .*Una/m);
    expect(short).toMatch(/\n1 more: --from 1\n$/);
    const { lines: rows, total } = JSON.parse((await hall('--json', '--from', '1')).written);
    expect([rows.length, total]).toEqual([1, 2]);
    expect(rows[0].start).toEqual({ role: 'wizard', race: 'elf', seed: `of ${rows[0].hero}` });
  });

  it('lists the games of one seed that came out the same when they were replayed', async () => {
    const { daily } = seedsOf(Date.now());
    const keeper = await GameKeeper.open({ dataFolder: folder, maker: engineGames() });
    await starve(keeper, 'Ida', daily);
    await keeper.close();
    const ofUna = (await hall('--seed', 'of Una')).written;
    expect(ofUna).toMatch(/^1\. .*Una/m);
    expect(ofUna).not.toContain('Ada');
    // Whose day ends between the two lines has another seed of the day.
    const told = (await hall('--daily')).written;
    expect(daily === seedsOf(Date.now()).daily ? told : `1. Ida ${daily}`).toMatch(/^1\. .*Ida/m);
    expect((await hall('--weekly')).written).toMatch(/^No game of the seed weekly-/);
    expect((await hall('--weekly', '--daily')).complaints).toContain('cannot be used with');
  });
});
