// The whole level on a telephone: its squares are large enough for a finger, and at first it shows the hero.

import type { RunningServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../player.ts';
import { sharedBrowser, sharedServer } from '../shared.ts';
import { begunOnTelephone } from './hand.ts';

/** A side of a square at least, in pixels. */
const LEAST_SQUARE = 12;

let browser: Browser;
let server: RunningServer;
let player: Player;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  player = await begunOnTelephone(browser, server.url, 'level');
  page = player.page;
});

afterAll(async () => {
  await page?.context().close();
});

/** The hero's place on the map in letters, and the squares of the level. */
async function known() {
  const rows = ((await player.map.locator('pre').textContent()) ?? '').split('\n');
  const y = rows.findIndex(row => row.includes('@'));
  return { x: rows[y]!.indexOf('@'), y, width: Math.max(...rows.map(row => row.length)) };
}

describe('the level in small', () => {
  it('has squares of 12 pixels or more, is scrolled, shows the hero at first, and is gone by', async () => {
    const hero = await known();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page
      .getByRole('dialog', { name: 'More' })
      .getByRole('button', { name: /^Level/ })
      .tap();
    const sheet = page.getByRole('dialog', { name: /^Dungeon level/ });
    const picture = sheet.getByRole('img', { name: 'Map of the level' });
    const room = picture.locator('..');
    // It is scrolled to the hero once the sheet is shown.
    const place = async () => {
      const [all, seen] = [(await picture.boundingBox())!, (await room.boundingBox())!];
      const side = all.width / hero.width;
      return {
        side,
        x: all.x + (hero.x + 0.5) * side,
        y: all.y + (hero.y + 0.5) * side,
        all,
        seen,
      };
    };
    await expect
      .poll(async () => {
        const { x, y, seen } = await place();
        const isAcross = seen.x < x && x < seen.x + seen.width;
        return isAcross && seen.y < y && y < seen.y + seen.height;
      })
      .toBe(true);
    const { side, all, seen, x, y } = await place();
    expect(side).toBeGreaterThanOrEqual(LEAST_SQUARE);
    expect(all.width).toBeGreaterThan(seen.width);
    expect(seen.x).toBeGreaterThanOrEqual(0);
    expect(seen.x + seen.width).toBeLessThanOrEqual(390);
    // Places below it, more than the screen has room for, leave it its height.
    const height = await room.evaluate(one => one.clientHeight);
    const pressed = await room.evaluate(one => {
      const places = one.parentElement!.querySelector<HTMLElement>('.places')!;
      places.style.paddingBottom = '900px';
      const left = one.clientHeight;
      places.style.paddingBottom = '';
      return left;
    });
    expect(pressed).toBe(height);
    const before = await room.evaluate(one => one.scrollLeft);
    await room.evaluate((one, by) => one.scrollBy(by, 0), before > 50 ? -50 : 50);
    expect(await room.evaluate(one => one.scrollLeft)).not.toBe(before);
    await room.evaluate((one, left) => one.scrollTo({ left }), before);
    // A tap on the square beside the hero goes there, or acts on what is there: the sheet is closed.
    await page.touchscreen.tap(x + side, y);
    await sheet.waitFor({ state: 'detached' });
  });
});
