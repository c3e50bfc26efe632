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

  it('goes on with an Enter that came before the answer', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.type('stairs up');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Find' }).waitFor({ state: 'detached' });
    await player.settle();
    await page.getByRole('region', { name: 'Nearby' }).getByText('stairs up here').waitFor();
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

describe('walks', () => {
  it('end at messages that the player names, and lead to what has a sign', async () => {
    await page.goto(server.url);
    await player.begin('Ada', 'messages', 'valkyrie');
    await player.settle();
    await page.keyboard.press('|');
    const rules = page.getByRole('dialog', { name: 'Your rules' });
    await rules.getByLabel(/^Messages that stop you/).fill('door');
    await rules.getByRole('button', { name: 'Keep: messages that stop you' }).click();
    await player.settle();
    await page.keyboard.press('Escape');
    for (let times = 0; times < 12; times++) {
      await player.press('v');
      if ((await player.log()).includes('You stop, as your rules for messages say.')) {
        break;
      }
    }
    expect(await player.log()).toContain('You stop, as your rules for messages say.');
    // The key of stairs away from them leads there, as does their sign while a destination is chosen.
    const { hero } = await player.look();
    await page.keyboard.press('_');
    await page.keyboard.press('<');
    await page.keyboard.press('Enter');
    await player.settle();
    expect((await player.look()).hero).not.toEqual(hero);
  });
});

describe('an enemy in sight', () => {
  it('is named by what it stops, and shows what would help against it', async () => {
    await page.goto(server.url);
    await player.begin('Una', 'demo');
    await player.settle();
    for (let times = 0; times < 12; times++) {
      await player.press('v');
      if ((await player.log()).includes('comes into view')) {
        break;
      }
    }
    await player.press('v');
    expect(await player.log()).toContain('Give the command again to go on all the same.');
    await page.keyboard.press(';');
    const look = page.getByRole('region', { name: 'Look', exact: true });
    await look.getByText('What would help').click();
    await look.getByText(/^It is dead after [\d.]+ tries on average\.$/).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('=');
    const compare = page.getByRole('dialog', { name: 'Compare weapons' });
    await compare.getByRole('button', { name: 'bare hands' }).click();
    await compare.getByText(/ better: (it kills|they kill) sooner in /).waitFor();
    await compare.getByRole('button', { name: 'Empty your hands' }).waitFor();
    await page.keyboard.press('Escape');
    await compare.waitFor({ state: 'hidden' });
    // Doors are folded away below what is near.
    await page
      .getByRole('region', { name: 'Nearby' })
      .getByText(/^\d+ doors?$/)
      .click();
    await page
      .getByRole('region', { name: 'Nearby' })
      .getByText(/door \d/)
      .first()
      .waitFor();
  });

  it('goes on when the player says the same again, and asks nothing below his threshold', async () => {
    await player.press('v');
    const { turn } = await player.look();
    await page.keyboard.press('v');
    await expect.poll(async () => (await player.look()).turn).toBeGreaterThan(turn);
    await player.settle();
    await page.keyboard.press('Control+p');
    const history = page.getByRole('dialog', { name: 'History' });
    await history
      .getByText(/stops you no more until it is beside you\.$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'hidden' });
  });
});

describe('what the player writes down', () => {
  it('is found by its words, and stands on the page of its level', async () => {
    await page.keyboard.press(':');
    const notes = page.getByRole('dialog', { name: 'Notes' });
    await notes.getByLabel(/^A note/).fill('Kobolds to the west');
    await page.keyboard.press('Enter');
    await notes.getByText(/: Kobolds to the west$/).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await notes.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+f');
    const find = page.getByRole('dialog', { name: 'Find' });
    await find.getByRole('searchbox').fill('kobolds note');
    await find.getByText(/^1 of \d+ that you remember/).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await find.waitFor({ state: 'hidden' });
    await page.keyboard.press('-');
    const overview = page.getByRole('dialog', { name: /^Dungeon level/ });
    await overview
      .getByRole('region', { name: 'Notes on this level' })
      .getByText(/Kobolds to the west$/)
      .waitFor();
  });
});
