// The hall of heroes in a browser: read, put in order, and played from again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, GameKeeper, type RunningServer, startServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { checkPage, prepareChecks } from './page-check.ts';

let browser: Browser;
let server: RunningServer;
let folder: string;
/** What opens the games that were ended before. */
let savedGames: readonly object[];

/** Ends games by hunger, one for each name. */
async function starve(names: readonly string[]): Promise<object[]> {
  const keeper = await GameKeeper.open({ dataFolder: folder, maker: engineGames() });
  const tickets: object[] = [];
  for (const heroName of names) {
    const start = { heroName, role: 'priest', race: 'elf', seed: `of ${heroName}` };
    const ticket = await keeper.create(start);
    const game = await keeper.open(ticket.game);
    let { view } = await game.look();
    while (view.ending === undefined) {
      ({ view } = await game.perform({ kind: 'rest', count: 20 }));
    }
    tickets.push({ ...ticket, hero: heroName, about: 'Elf Priest' });
  }
  await keeper.close();
  return tickets;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));
  savedGames = await starve(['Una', 'Ada', 'Ilse']);
  server = await startServer({ port: 0, dataFolder: folder });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('shows how games ended, in any order, and lets one’s own be played again', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  const own = JSON.stringify(savedGames.slice(0, 1));
  await page.evaluate(games => localStorage.setItem('roguewright.games', games), own);
  await page.getByRole('link', { name: 'Hall of heroes' }).click();
  await page.getByText('No game has ended here yet').waitFor();
  // Their seeds were chosen.
  await page.getByRole('button', { name: 'Marked' }).click();
  const lines = page.locator('table.hall tbody tr');
  await expect.poll(() => lines.count()).toBe(3);
  const column = page.getByRole('columnheader', { name: 'Hero and end' });
  await column.getByRole('button').click();
  await page.waitForFunction(() => document.querySelector('th.hero')?.ariaSort === 'ascending');
  const heroes = async () => (await lines.allTextContents()).map(text => text.split(' ')[0]);
  expect(await heroes()).toEqual(['Ada', 'Ilse', 'Una']);
  await column.getByRole('button').click();
  await page.waitForFunction(() => document.querySelector('th.hero')?.ariaSort === 'descending');
  expect(await heroes()).toEqual(['Una', 'Ilse', 'Ada']);
  expect(await lines.first().textContent()).toContain('Killed by hunger');
  expect(await lines.first().textContent()).toContain('The seed was chosen');
  const record = await page.request.get(
    `${server.url}${await page.getByRole('link', { name: 'Replay file of Una' }).getAttribute('href')}`,
  );
  expect(await record.json()).toMatchObject({ start: { heroName: 'Una', seed: 'of Una' } });
  // Only the game whose key is here tells its seed.
  expect(await page.getByRole('link', { name: /Play this seed/ }).count()).toBe(1);
  await page.getByRole('link', { name: 'Play this seed of Una' }).click();
  expect(await page.getByLabel('Seed').inputValue()).toBe('of Una');
  expect(await page.getByRole('radio', { name: 'Priest' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Elf', exact: true }).isChecked()).toBe(true);
});

it('keeps a gap between the numbers of a line and between their titles on a telephone', async () => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await prepareChecks(page);
  await page.goto(`${server.url}#/hall`);
  await page.getByRole('button', { name: 'Marked' }).click();
  await page.locator('table.hall tbody tr').first().waitFor();
  // Where the text of each cell of a row begins and ends, in pixels.
  const spans = await page.locator('table.hall tr').evaluateAll(rows =>
    rows.map(row =>
      // The words of a hero have a line of their own above his numbers.
      [...row.querySelectorAll('thead th, td')].map(cell => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        return [
          Math.min(...boxes.map(({ left }) => left)),
          Math.max(...boxes.map(({ right }) => right)),
        ] as const;
      }),
    ),
  );
  for (const row of spans) {
    const gaps = row.slice(1).map(([left], at) => left - row[at]![1]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  }
  expect(await checkPage(page, 'main')).toEqual([]);
});
