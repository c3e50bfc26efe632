// Comfort at the page: finding what is remembered, rules and notes, keys of one's own.

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

describe('rules and notes', () => {
  it('are written at the page and kept over a reload', async () => {
    await page.keyboard.press('|');
    const rules = page.getByRole('dialog', { name: 'Your rules' });
    await rules.getByLabel(/^Picked up on the way/).fill('! ?, gold');
    await rules.getByRole('button', { name: 'Keep: picked up on the way' }).click();
    await player.settle();
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'hidden' });
    await page.keyboard.press(':');
    const notes = page.getByRole('dialog', { name: 'Notes' });
    await notes.getByLabel(/^A note/).fill('Rats to the east');
    await page.keyboard.press('Enter');
    await notes.getByText(/^Turn \d+, .*: Rats to the east$/).waitFor();
    await page.reload();
    await player.map.waitFor();
    await player.settle();
    await page.keyboard.press('|');
    expect(await rules.getByLabel(/^Picked up on the way/).inputValue()).toBe('! ?, gold');
    await page.keyboard.press('Escape');
    expect(await player.log()).toContain('You make a note.');
  });
});

describe('the bag', () => {
  it('shows only what has the words', async () => {
    await page.keyboard.press('i');
    const bag = page.getByRole('dialog', { name: 'Bag' });
    const all = await bag.getByRole('listitem').count();
    await bag.getByRole('searchbox').fill('potion');
    await expect.poll(() => bag.getByRole('listitem').count()).toBeLessThan(all);
    await bag.getByRole('searchbox').fill('no such thing');
    await bag.getByText('No item has these words.').waitFor();
    // The first Escape empties a field, as everywhere in the browser.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await bag.waitFor({ state: 'hidden' });
  });
});

describe('keys', () => {
  it('are those of another game, or macros of one’s own', async () => {
    await page.keyboard.press('O');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByLabel('As in Dungeon Crawl').check();
    await settings.getByLabel('Keys of your own').fill('# = : H i Enter\n');
    await settings.getByText('Keys of your own: 1.').waitFor();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
    const { turn } = await player.look();
    await player.press('5');
    await expect.poll(async () => (await player.look()).turn).toBeGreaterThan(turn);
    await page.keyboard.press('x');
    await page.getByRole('region', { name: 'Look', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Explore o' }).first().waitFor();
    await page.keyboard.press('#');
    const notes = page.getByRole('dialog', { name: 'Notes' });
    await notes.waitFor();
    await page.keyboard.press('Escape');
    await notes.waitFor({ state: 'hidden' });
    await page.keyboard.press('~');
    await settings.locator('input[name="command-keys"]').first().check();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.waitFor();
    const all = await help.locator('dl.help > div').count();
    await help.getByRole('searchbox').fill('rune');
    const found = help.getByRole('region', { name: 'Commands found' }).getByRole('listitem');
    await found.first().waitFor();
    expect(await found.count()).toBeLessThan(all);
    expect((await found.allTextContents()).join(' ')).toContain('Disarm');
  });
});
