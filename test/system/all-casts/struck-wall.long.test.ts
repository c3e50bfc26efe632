// A wall that a spell raised, in the program by lines: its odds are read, and then it is struck until it falls.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GameKeeper } from '@roguewright/server';
import { programOf } from 'roguewright/testing/program';
import { afterAll, expect, it } from 'vitest';
import { CASTER, castGames } from './cast-stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'struck-wall-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More blows than any wall of the game takes. */
const BLOWS = 30;

it('tells the odds of blows at a wall, which then falls as they say', async () => {
  const maker = castGames(['spell_bank_of_earth'], 'house');
  const keeper = await GameKeeper.open({ dataFolder: folder, maker });
  await keeper.create({ heroName: CASTER, role: 'wizard', race: 'human', seed: 'every cast' });
  await keeper.close();
  const lines = [
    'cast bank of earth northwest',
    'odds bank of earth',
    'odds why bank of earth',
    ...Array.from({ length: BLOWS }, () => 'attack northwest'),
  ];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    programOf('play', '--plain', '--continue'),
    {
      input: lines.map(line => `${line}\n`).join(''),
      encoding: 'utf8',
      env: { ...process.env, ROGUEWRIGHT_DATA: folder },
    },
  );
  expect([stderr, status]).toEqual(['', 0]);
  const [raised, odds, why, ...blows] = stdout.split(/^\d+\/\d+ > /m).slice(1);
  expect(raised).toContain('You raise a bank of earth.');
  const told =
    /^The bank of earth is hit [\d.]+ %, torn down [\d.]+ %; damage 0 to (\d+), mean [\d.]+; it has (\d+) hit points/m;
  const [, most = '', points = ''] = told.exec(odds!) ?? [];
  expect(Number(points)).toBeGreaterThan(0);
  expect(why).toContain('Its armour counts');
  const last = blows.findIndex(text => text.includes('The bank of earth falls down.'));
  const damage = blows
    .slice(0, last)
    .map(text => Number(/You hit the bank of earth \((\d+)\)/.exec(text)?.[1] ?? 0));
  // Its points last until the blow that fells it, and no blow does more than the odds hold possible.
  expect(last).toBeGreaterThanOrEqual(Math.ceil(Number(points) / Number(most)) - 1);
  expect(Math.max(...damage)).toBeLessThanOrEqual(Number(most));
  const before = damage.reduce((sum, each) => sum + each, 0);
  expect(before).toBeLessThanOrEqual(Number(points));
  expect(before + Number(most)).toBeGreaterThan(Number(points));
  expect(blows[last + 1]).toContain('You strike at thin air.');
});
