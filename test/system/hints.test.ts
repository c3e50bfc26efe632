// First-time hints at the page: a card over the map that comes once, takes no keys, and can be switched off.

import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

/** Commands of exploring after which a new hero has met something. */
const MOST_EXPLORED = 30;

let browser: Browser;
let server: RunningServer;
let context: BrowserContext;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(() => context.close());

/** A new game in a browser that has stored nothing. */
async function begun(width: number, height: number): Promise<{ page: Page; player: Player }> {
  context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Ada', 'first hints');
  await player.settle();
  return { page, player };
}

/** Explores until a hint is on the card. @returns its text; empty if none came */
async function explored(page: Page, player: Player): Promise<string> {
  for (let times = 0; times < MOST_EXPLORED; times++) {
    const text = (await page.locator('.hint-card').textContent()) ?? '';
    // The second refusal would ask whether the enemy is let be.
    const isRefused = await page
      .getByText('Give the command again to go on all the same')
      .isVisible();
    if (text !== '' || isRefused) {
      return text;
    }
    await player.press('v');
  }
  return '';
}

describe('the card of hints', () => {
  it.each([
    [1440, 900],
    [390, 844],
  ])('lies on the map at %i × %i, takes no keys, and goes when it is read', async (...size) => {
    const { page, player } = await begun(...size);
    const text = await explored(page, player);
    expect(text).toMatch(/\.\s*Got it$/);
    const card = (await page.locator('.hint-card p').boundingBox())!;
    const map = (await player.map.boundingBox())!;
    expect(card.x).toBeGreaterThanOrEqual(map.x);
    expect(card.x + card.width).toBeLessThanOrEqual(map.x + map.width);
    expect(card.y + card.height).toBeLessThanOrEqual(map.y + map.height);
    // The window's title tells the turn on narrow pages, too.
    const before = await page.title();
    await player.press('s');
    await expect.poll(() => page.title()).not.toBe(before);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.locator('.hint-card p').waitFor({ state: 'detached' });
  });

  it('stays away once the setting is off', async () => {
    const { page, player } = await begun(1440, 900);
    await page.keyboard.press('O');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('group', { name: 'Hints' }).getByLabel('Off').check();
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
    expect(await explored(page, player)).toBe('');
  });
});
