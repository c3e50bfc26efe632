// Comfort at the page: finding what is remembered.

import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;
let context: BrowserContext;
let page: Page;
let player: Player;
const complaints: string[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(server.url);
  player = new Player(page);
  await player.begin('Ada', 'comfort');
  await player.settle();
});

afterAll(async () => {
  await context.close();
  expect(complaints).toEqual([]);
});

describe('find', () => {
  it('filters what is remembered by words, and goes there', async () => {
    await player.press('v');
    await page.keyboard.press('Control+f');
    const sheet = page.getByRole('dialog', { name: 'Find' });
    await sheet.getByText(/\d+ of \d+ that you remember/).waitFor();
    const field = sheet.getByRole('searchbox');
    await field.fill('no such thing');
    await sheet.getByText(/^0 of \d+ that you remember/).waitFor();
    await field.fill('');
    const entries = sheet.getByRole('listitem');
    await entries.first().waitFor();
    const far = entries.filter({ hasText: /[2-9] (squares|east|west|north|south)/ }).first();
    const before = await player.look();
    await far.getByRole('button').click();
    await player.settle();
    expect((await player.look()).hero).not.toEqual(before.hero);
  });
});
