// The last page of a game: keys that were meant for the fight don't leave it, it can be put aside to
// look at the map, the log and the bag, and the hall leads back to that view.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, GameKeeper, type RunningServer, startServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';

let browser: Browser;
let server: RunningServer;
let folder: string;
let savedGames: object;

/** A game that is one rest away from the end by hunger. */
async function starving(): Promise<object> {
  const keeper = await GameKeeper.open({ dataFolder: folder, maker: engineGames() });
  const start = { heroName: 'Ilse', role: 'priest', race: 'elf', seed: 'no supper' };
  const ticket = await keeper.create(start);
  const game = await keeper.open(ticket.game);
  const other = await keeper.open((await keeper.create(start)).game);
  // The same game once more goes ahead to see which rest is the last.
  let { view } = await game.look();
  for (;;) {
    const ahead = await other.perform({ kind: 'rest', count: 20 });
    if (ahead.view.ending !== undefined) {
      break;
    }
    ({ view } = await game.perform({ kind: 'rest', count: 20 }));
  }
  expect(view.ending).toBeUndefined();
  await keeper.close();
  return { ...ticket, hero: 'Ilse', about: 'Elf Priest' };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));
  savedGames = await starving();
  server = await startServer({ port: 0, dataFolder: folder });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function lastPage(page: Page) {
  return page.getByRole('dialog', { name: 'Dead' });
}

/** Whether a hero is in the hall, whose seed was chosen: the server enters games a little later. */
async function isInHall(page: Page, hero: string): Promise<boolean> {
  await page.reload();
  await page.getByRole('button', { name: 'Marked' }).click();
  await page.getByRole('button', { name: 'Marked', pressed: true }).waitFor();
  return (await page.getByRole('link', { name: `Last map of ${hero}` }).count()) > 0;
}

it('stays until it is put aside, comes back, and is left only on purpose', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url);
  const games = JSON.stringify([savedGames]);
  await page.evaluate(text => localStorage.setItem('roguewright.games', text), games);
  const { game } = savedGames as { game: string };
  await page.goto(`${server.url}/#/game/${game}`);
  await page.getByRole('application', { name: 'Map' }).waitFor();
  await page.keyboard.type('20.');
  await lastPage(page).waitFor();

  // The focus is on the heading: Enter and Space that were meant for the fight press nothing.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Dead');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(page.url()).toContain(game);
  // Nor does a key that is held down, wherever the focus is.
  await page.getByRole('link', { name: 'New game' }).focus();
  const isHeldEnterIgnored = await page.evaluate(() => {
    const held = { key: 'Enter', bubbles: true, cancelable: true, repeat: true };
    return !document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', held));
  });
  expect(isHeldEnterIgnored).toBe(true);

  // The seed of a game on the server is told now, and copied.
  await lastPage(page).getByText('no supper', { exact: true }).waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the seed' }).click();
  await lastPage(page).getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('no supper');
  // A browser that doesn't let the page copy has the seed selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the seed' }).click();
  await lastPage(page).getByText('Press Ctrl-C to copy it.').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe('no supper');

  // Put aside, the map, the history and the bag can be looked at; nothing can be done.
  await page.keyboard.press('Escape');
  await lastPage(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('i');
  const bag = page.getByRole('dialog', { name: 'Bag' });
  await bag.waitFor();
  expect(await bag.getByRole('button', { name: 'Drop' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+p');
  await page.getByRole('dialog', { name: 'History' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press(';');
  await page.getByRole('region', { name: 'Look', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Go there/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: /^Cast/ }).count()).toBe(0);
  await page.getByRole('button', { name: /^The end/ }).click();
  await lastPage(page).waitFor();
  await page.getByRole('button', { name: /^Look at the map/ }).click();
  await lastPage(page).waitFor({ state: 'hidden' });

  // The hall leads back to the last view, with the page put aside.
  await page.goto(`${server.url}/#/hall`);
  await expect.poll(() => isInHall(page, 'Ilse'), { timeout: 120_000 }).toBe(true);
  await page.getByRole('link', { name: 'Last map of Ilse' }).click();
  await page.getByRole('application', { name: 'Map' }).waitFor();
  await page.getByRole('button', { name: /^The end/ }).waitFor();
  expect(await lastPage(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await lastPage(page).waitFor();

  await lookBack(page);
  await challenge(page);
  await context.close();
});

/** The table of a day's seed leads to a new game of it, and the form to a link for others. */
async function challenge(page: Page): Promise<void> {
  await page.goto(`${server.url}/#/hall`);
  await page.getByRole('button', { name: 'Daily seed' }).click();
  await page.getByText('No game has ended here yet.').waitFor();
  await page.getByRole('link', { name: 'Play this seed' }).click();
  const seed = page.getByLabel('Seed');
  await seed.waitFor();
  expect(await seed.inputValue()).toMatch(/^daily-\d{4}-\d\d-\d\d$/);
  await page.goto(`${server.url}/#/new?seed=duel&role=priest&rules=casting%3Dfiqhack`);
  const link = page.getByRole('link', { name: 'Challenge link' });
  await expect.poll(() => link.getAttribute('href')).toContain('seed=duel');
  const address = new URLSearchParams((await link.getAttribute('href'))!.split('?')[1]);
  expect(address.get('role')).toBe('priest');
  expect(address.get('rules')).toContain('casting=fiqhack');
}

/** The record of the game: a slider, luck, the last turns, the morgue as a file, and a game that goes on from a point. */
async function lookBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Look back' }).click();
  const slider = page.getByRole('slider', { name: 'Command' });
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  const shown = page.getByRole('region', { name: 'Turns' }).getByRole('status');
  const end = await shown.textContent();
  expect(end).toMatch(new RegExp(`^Turn \\d+, ${last} of ${last}$`));
  await page
    .getByRole('log')
    .getByText(/hunger|starv/i)
    .first()
    .waitFor();
  // Keys move the slider, and the map and the log with it.
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(`, ${last - 1} of ${last}`).waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByText(`Turn 1, 0 of ${last}`).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'One command back' }).click();
  await page.getByRole('button', { name: 'Luck', exact: true }).click();
  await page.getByRole('region', { name: 'Luck' }).waitFor();
  await page.getByRole('button', { name: 'Last turns', exact: true }).click();
  const moves = page.getByRole('region', { name: 'Last turns' });
  await moves.getByText('Left unused').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Morgue as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Ilse-\d+\.txt$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Ilse, Elf Priest of level 1');

  // A game that goes on from here is one of the browser's games.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByRole('button', { name: 'More', exact: true })
    .or(page.getByLabel('Actions'))
    .first()
    .waitFor();
  expect(page.url()).toMatch(/#\/game\/[\w-]+$/);
  expect(await lastPage(page).count()).toBe(0);
  const listed = await page.evaluate(() => localStorage.getItem('roguewright.games') ?? '');
  expect(listed).toContain('forked');
}
