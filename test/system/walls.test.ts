// A wall in a real browser: foreseen where it is aimed, cast from the book, seen on the map, and gone at its end.

import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('a priest raises a wall of dark, which ends by itself', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Ottla', 'veil', 'priest');
  await page.keyboard.press('Z');
  await page.getByRole('button', { name: /fold of dark/i }).click();
  const panel = page.getByRole('region', { name: 'Aim fold of dark' });
  await panel.waitFor();
  await page.keyboard.press('l');
  await panel.getByText('It sets up 2 folds of dark, which stop sight.').waitFor();
  await player.press('Enter');
  await panel.waitFor({ state: 'hidden' });
  await player.settle();
  expect(await player.log()).toContain('You raise a fold of dark.');
  for (let turn = 0; turn < 7; turn++) {
    await player.press('s');
    await player.settle();
  }
  expect(await player.log()).toContain('The fold of dark is gone.');
  await context.close();
});
