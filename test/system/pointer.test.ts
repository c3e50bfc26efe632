// Mouse and finger on the map: to rest on a square shows what is there, a click or a tap goes there, a
// long press looks at it, the wheel zooms.

import type { RunningServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Place, Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

/** Pixels of a square, and the setting for them: the second of the sizes. */
const SIZE = 32;
const SETTINGS = JSON.stringify({ zoom: 1 });

/** Longer than a press must be to count as long, in milliseconds. */
const LONG_PRESS = 700;

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** A game that has just begun, on a page of that size. */
async function begun(width: number, height: number): Promise<Player> {
  const viewport = { width, height };
  const hasTouch = width < 500;
  const context = await browser.newContext({ viewport, hasTouch, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(
    settings => localStorage.setItem('roguewright.settings', settings),
    SETTINGS,
  );
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Ada', 'pointer');
  await player.settle();
  return player;
}

function card(page: Page) {
  return page.locator('.card.hover');
}

/** Middles of the squares of a box, in pixels: the one nearest to the middle of the box first. */
function squaresOf(box: Place & { readonly width: number; readonly height: number }): Place[] {
  const squares: Place[] = [];
  for (let y = box.y + SIZE / 2; y < box.y + box.height; y += SIZE) {
    for (let x = box.x + SIZE / 2; x < box.x + box.width; x += SIZE) {
      squares.push({ x, y });
    }
  }
  const distance = ({ x, y }: Place) =>
    Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
  return squares.sort((one, other) => distance(one) - distance(other));
}

/** The hero's place on the screen: the mouse rests on squares until a card tells its distance. */
async function heroOnScreen({ page, map }: Player): Promise<Place> {
  for (const { x, y } of squaresOf((await map.locator('canvas').last().boundingBox())!)) {
    await page.mouse.move(x, y);
    const told = (await card(page).count()) > 0 ? await card(page).textContent() : '';
    if (told !== null && / · (here|\d)/.test(told)) {
      const figure = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(told)?.[1] ?? 0);
      return {
        x: x - SIZE * (figure('east') - figure('west')),
        y: y - SIZE * (figure('south') - figure('north')),
      };
    }
  }
  throw new Error('the mouse found nothing on the map');
}

/** The map in letters, and where the hero is on it; read on screens of every width. */
async function known({ map }: Player): Promise<{ rows: readonly string[]; hero: Place }> {
  const rows = ((await map.locator('pre').textContent()) ?? '').split('\n');
  const y = rows.findIndex(row => row.includes('@'));
  return { rows, hero: { x: rows[y]?.indexOf('@') ?? -1, y } };
}

/** A square that is free to walk to, two steps or more away in the same row or column. */
async function freeSquare(player: Player): Promise<Place> {
  const { rows, hero } = await known(player);
  const isFree = (x: number, y: number) => rows[y]?.[x] === '.';
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    if (isFree(hero.x + dx, hero.y + dy) && isFree(hero.x + 2 * dx, hero.y + 2 * dy)) {
      return { x: 2 * dx, y: 2 * dy };
    }
  }
  throw new Error('the hero stands nowhere near free ground');
}

async function longPress(page: Page, { x, y }: Place): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(LONG_PRESS);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the mouse', () => {
  it('shows what it rests on, goes where it clicks, and zooms with its wheel', async () => {
    const player = await begun(1440, 900);
    const { page, map } = player;
    const hero = await heroOnScreen(player);
    await card(page).waitFor();
    const goal = await freeSquare(player);
    const before = await known(player);
    await page.mouse.click(hero.x + SIZE * goal.x, hero.y + SIZE * goal.y);
    await player.settle();
    const after = await known(player);
    expect(after.hero).toEqual({ x: before.hero.x + goal.x, y: before.hero.y + goal.y });
    const width = () => map.locator('canvas').last().getAttribute('width');
    const [least, most] = [Number(await width()), 40];
    await page.mouse.wheel(0, -200);
    await page.waitForFunction(
      ([size]) => document.querySelectorAll('canvas')[1]!.width % size! === 0,
      [most],
    );
    expect(least % SIZE).toBe(0);
    await page.context().close();
  });
});

describe('a finger', () => {
  it('goes where it taps, and looks where it rests', async () => {
    const player = await begun(390, 844);
    const { page } = player;
    const hero = await heroOnScreen(player);
    const goal = await freeSquare(player);
    const spot = { x: hero.x + SIZE * goal.x, y: hero.y + SIZE * goal.y };
    const before = await known(player);
    await page.touchscreen.tap(spot.x, spot.y);
    await player.settle();
    const after = await known(player);
    expect(after.hero).toEqual({ x: before.hero.x + goal.x, y: before.hero.y + goal.y });
    await longPress(page, hero);
    const panel = page.getByRole('region', { name: 'Look', exact: true });
    await panel.waitFor();
    expect(await known(player)).toEqual(after);
    await page.getByRole('button', { name: 'Leave' }).click();
    await panel.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});
