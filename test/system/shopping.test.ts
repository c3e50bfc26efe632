// A purchase and a sale at a real page: prices in the bag, the key that pays, and the keeper's offer.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import type { Browser, BrowserContext } from 'playwright-core';
import { SHOP_TOWN, wayToGoods } from 'roguewright/testing/shop-town';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyOfDirection, Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

const SEED = 'shopping';

let browser: Browser;
let server: RunningServer;
let folder: string;
let context: BrowserContext | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-shop-'));
  const maker = engineGames({ files: SHOP_TOWN });
  server = await startServer({ port: 0, dataFolder: folder, maker });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await context?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The steps into the shop, and on to goods, found in the same game without a page. */
function steps(): readonly number[] {
  const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: SEED };
  const house = createRulesets().resolve('house');
  const game = LocalGame.create(loadContent(SHOP_TOWN), house, start);
  game.perform({ kind: 'ascend' });
  const inside = [3, 3, 3];
  for (const direction of inside) {
    game.perform({ kind: 'move', direction: direction as 3 });
  }
  return [...inside, ...wayToGoods(game.look().view)];
}

it('buys and sells in a shop', async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Una', SEED);
  await player.press('<');
  for (const direction of steps()) {
    await player.press(keyOfDirection(direction));
  }
  await expect.poll(() => player.log()).toMatch(/You see .*apples? \(for sale, \d+ gold\) here\./);
  // The goods stand before the stairs, right after the keeper; most of them are folded.
  const near = page.getByRole('region', { name: 'Nearby' });
  const listed = await near.locator(':scope > ul > li').allTextContents();
  const firstGood = listed.findIndex(line => line.includes('for sale'));
  const stairs = listed.findIndex(line => line.includes('stairs'));
  expect(listed[firstGood - 1]).toContain('peaceful');
  expect(stairs - firstGood).toBe(5);
  await near.getByText(/^\d+ more things$/).click();
  await near
    .getByRole('button', { name: /for sale/ })
    .nth(6)
    .waitFor();
  await player.press(',');
  const you = page.getByRole('region', { name: 'You' });
  await you.getByText(/\d+ gold owed/).waitFor();
  await page.keyboard.press('i');
  const bag = page.getByRole('dialog', { name: 'Bag' });
  await bag.getByText(/apples? \(unpaid, \d+ gold\)/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('$');
  await expect.poll(() => player.log()).toMatch(/You buy .*apple/);
  await you.getByText(/\d+ gold owed/).waitFor({ state: 'detached' });
  await page.keyboard.press('d');
  const things = page.getByRole('dialog');
  await things.getByRole('button', { name: /apple/ }).first().click();
  const offer = page.getByRole('dialog', { name: /^Sell .*apple.* for \d+ gold\?$/ });
  await offer.waitFor();
  await page.keyboard.press('y');
  await offer.waitFor({ state: 'detached' });
  await expect.poll(() => player.log()).toMatch(/You sell .*apple/);
});
