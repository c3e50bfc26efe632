// The page of one item: each press of Escape is one step back, to the sheet that it was opened from, else to the map.

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const { url } = await sharedServer();
  const viewport = { width: 1440, height: 900 };
  context = await (await sharedBrowser()).newContext({ viewport, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(url);
  const player = new Player(page);
  await player.begin('Ada', 'item page');
  await player.settle();
});

afterAll(async () => {
  await context?.close();
});

/** Waits until these sheets are open, and no other. */
async function opened(...titles: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(() => page.locator('dialog[open] > header h2').allTextContents())
    .toEqual(titles.map(title => expect.stringMatching(title)));
}

const CARD = /: what now\?$/;

it.each([
  ['the bag', 'i', 'Bag'],
  ['what is worn and held', '*', 'Worn and held'],
])('goes back to %s, and then to the map', async (_, key, list) => {
  await page.keyboard.press(key);
  await opened(list);
  await page.locator('dialog[open] [data-letter]').first().click();
  await opened(CARD);
  await page.keyboard.press('Escape');
  await opened(list);
  await page.locator('dialog[open] [data-letter]').first().click();
  await opened(CARD);
  await page.getByRole('button', { name: /^Close/ }).click();
  await opened(list);
  await page.keyboard.press('Escape');
  await opened();
});

it('goes back to the hero’s page, and then to the map', async () => {
  await page.keyboard.press('@');
  await opened('You');
  await page.locator('dialog[open] .outfit-thing').first().click();
  await opened(CARD);
  await page.keyboard.press('Escape');
  await opened('You');
  await page.keyboard.press('Escape');
  await opened();
});

it('goes back to the map at once from the row of things beside it', async () => {
  const outfit = page.getByRole('list', { name: 'Held and worn' });
  await outfit.getByRole('button').first().click();
  await opened(CARD);
  await page.keyboard.press('Escape');
  await opened();
});

it('is gone back to from two weapons side by side', async () => {
  await page.keyboard.press('w');
  await page.keyboard.press('-');
  await opened();
  await page.keyboard.press('i');
  await opened('Bag');
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /staff|dagger|sword|mace/ })
    .first()
    .click();
  await opened(CARD);
  await page.keyboard.press('=');
  await opened('Compare weapons');
  await page.keyboard.press('Escape');
  await opened(CARD);
  await page.keyboard.press('=');
  await page.getByRole('button', { name: /^Close/ }).click();
  await opened(CARD);
  await page.keyboard.press('Escape');
  await opened('Bag');
  await page.keyboard.press('Escape');
  await opened();
});
