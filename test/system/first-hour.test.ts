// What annoyed strangers in their first hour: things that were passed by, a list that moved under the mouse, a focus
// that was lost, a map of a telephone that moved under the finger.

import type { RunningServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

async function pageOf(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 500,
    isMobile: width < 500,
    reducedMotion: 'reduce',
  });
  return await context.newPage();
}

/** A hero with what the form proposes. */
async function asProposed(page: Page, role: string): Promise<Player> {
  await page.goto(`${server.url}/#/new?role=${role}&seed=first+hour`);
  await page.getByLabel('Name', { exact: true }).fill('Una');
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.map.waitFor();
  await player.settle();
  return player;
}

describe('a hero with what the form proposes', () => {
  it('picks up potions and scrolls while exploring, and sees what else lies on a square', async () => {
    const page = await pageOf(1440, 900);
    const player = await asProposed(page, 'valkyrie');
    const heard: string[] = [];
    for (let press = 0; press < 40 && !heard.some(line => /^You pick up/.test(line)); press++) {
      await player.press(heard.at(-1)?.includes('enemy in sight') === true ? 'Tab' : 'v');
      heard.push(...(await player.log()).split('\n'));
    }
    expect(heard.join('\n')).toMatch(/You pick up .*(potion|scroll|wand|gold|ring|book|amulet)/);
    await player.press('d');
    await page.getByRole('dialog', { name: 'Drop what?' }).waitFor();
    await player.press('a');
    await player.settle();
    const [first, back] = (await player.look()).rows.some(row => row.includes('.@')) ? 'hl' : 'lh';
    await player.press(first!);
    await player.press(back!);
    expect(await player.log()).toMatch(/You see .* here\./);
    await page.context().close();
  });

  it('takes the focus back to the map with a key of the game', async () => {
    const page = await pageOf(1440, 900);
    const player = await asProposed(page, 'valkyrie');
    await page.getByRole('button', { name: 'Bag' }).focus();
    await player.press('s');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Map');
    await page.context().close();
  });
});

describe('the bag', () => {
  it('keeps its buttons where they are while the mouse is on a name', async () => {
    const page = await pageOf(1440, 900);
    await asProposed(page, 'valkyrie');
    await page.keyboard.press('i');
    const bag = page.getByRole('dialog', { name: 'Bag' });
    const second = bag.getByRole('listitem').nth(1);
    const before = await second.boundingBox();
    const name = bag.getByRole('listitem').first().getByRole('button').first();
    await name.hover();
    await name.locator('.entry-told').waitFor();
    expect(await second.boundingBox()).toEqual(before);
    await page.context().close();
  });
});

describe('a telephone', () => {
  it('groups all actions, those that would do something now first', async () => {
    const page = await pageOf(390, 844);
    await asProposed(page, 'valkyrie');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const more = page.getByRole('dialog', { name: 'More' });
    expect(await more.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Now',
      'Game',
      'Look',
      'Do',
    ]);
    await more
      .getByRole('region', { name: 'Now' })
      .getByRole('button', { name: 'Quaff' })
      .waitFor();
    await page.context().close();
  });

  it('looks at a square by a card that leaves two thirds of the page, and opens with a tap', async () => {
    const page = await pageOf(390, 844);
    const player = await asProposed(page, 'valkyrie');
    await page.keyboard.press(';');
    const look = page.getByRole('region', { name: 'Look', exact: true });
    await look.waitFor();
    await player.settle();
    const heightOf = async () => (await look.boundingBox())!.height;
    const brief = await heightOf();
    expect(brief).toBeGreaterThan(60);
    expect(brief).toBeLessThan(844 / 3);
    await look.getByRole('button', { name: 'More' }).tap();
    await look.getByRole('button', { name: 'Less', expanded: true }).waitFor();
    expect(await heightOf()).toBeGreaterThan(brief);
    expect(await heightOf()).toBeLessThanOrEqual(0.56 * 844 + 1);
    await look.getByRole('button', { name: 'Less' }).tap();
    await expect.poll(heightOf).toBe(brief);
    await page.context().close();
  });

  it('opens the history with a tap on the log', async () => {
    const page = await pageOf(390, 844);
    await asProposed(page, 'valkyrie');
    await page.getByRole('log').tap();
    await page.getByRole('dialog', { name: 'History' }).waitFor();
    await page.context().close();
  });

  it('is not told to go to a town in which he has not been', async () => {
    const page = await pageOf(390, 844);
    await asProposed(page, 'ranger');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'More' });
    const town = /^(Journey|To the town)/;
    await sheet.getByRole('button', { name: /^To the town/ }).waitFor();
    const now = sheet.getByRole('region', { name: 'Now' });
    expect(await now.getByRole('button', { name: town }).count()).toBe(0);
    await page.context().close();
  });
});
