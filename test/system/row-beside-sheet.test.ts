// The row of actions beside an open sheet: a click on a button closes the sheet and begins the action.

import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;
let context: BrowserContext;
let page: Page;
let player: Player;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  const viewport = { width: 1440, height: 900 };
  context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(server.url);
  player = new Player(page);
  await player.begin('Ada', 'row');
  await player.settle();
});

afterAll(async () => {
  await context?.close();
});

/** Clicks on a button of the row where it is seen: the sheet keeps the browser from finding it. */
async function click(name: RegExp): Promise<void> {
  const row = page.locator('.actions');
  const button = row.locator('button').filter({ hasText: name }).first();
  const box = (await button.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

it('opens another sheet, or gives a command, and the sheet is closed', async () => {
  await page.keyboard.press('i');
  await dialog('Bag').waitFor();
  await click(/^Quaff/);
  await dialog('Quaff what?').waitFor();
  await dialog('Bag').waitFor({ state: 'detached' });
  await click(/^Cast/);
  await dialog('Cast which spell?').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(1);
  const { turn } = await player.look();
  await click(/^Wait/);
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await expect.poll(async () => (await player.look()).turn).toBeGreaterThan(turn);
  await player.settle();
});

it('does nothing but close where there is no button', async () => {
  await page.keyboard.press('i');
  await dialog('Bag').waitFor();
  const { turn, hero } = await player.look();
  const box = (await player.map.boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20);
  await dialog('Bag').waitFor({ state: 'detached' });
  await player.settle();
  expect(await player.look()).toMatchObject({ turn, hero });
});
