// The map under fingers: one draws it, two pinch it, and the hero's next act brings it back to him.

import type { RunningServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Place, Player } from '../player.ts';
import { sharedBrowser, sharedServer } from '../shared.ts';
import { begunOnTelephone, longPress, moveFingers } from './hand.ts';

let browser: Browser;
let server: RunningServer;
let player: Player;
let page: Page;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(async () => {
  await page?.context().close();
});

async function begin(): Promise<void> {
  player = await begunOnTelephone(browser, server.url, 'pointer');
  page = player.page;
}

/** The middle of the map on the screen. */
async function middle(): Promise<Place> {
  const box = (await player.map.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Pixels of a square: the second of the sizes. */
const SIZE = 32;

/** The hero's square on the screen, as long as he is in the middle of the window. */
async function heroSpot(): Promise<Place> {
  const box = (await player.map.locator('canvas').last().boundingBox())!;
  const at = (pixels: number) => (Math.floor(pixels / SIZE / 2) + 0.5) * SIZE;
  return { x: box.x + at(box.width), y: box.y + at(box.height) };
}

/** Where the hero is on the map in letters, and the letters. */
async function known(): Promise<{ rows: readonly string[]; hero: Place }> {
  const rows = ((await player.map.locator('pre').textContent()) ?? '').split('\n');
  const y = rows.findIndex(row => row.includes('@'));
  return { rows, hero: { x: rows[y]!.indexOf('@'), y } };
}

/** Two free squares to the west or to the east of the hero: how far that is. */
async function freeAcross(): Promise<number> {
  const { rows, hero } = await known();
  const free = [-1, 1].find(
    side => rows[hero.y]![hero.x + side] === '.' && rows[hero.y]![hero.x + 2 * side] === '.',
  );
  if (free === undefined) {
    throw new Error('the hero stands nowhere near free ground');
  }
  return 2 * free;
}

/** The turn, and the map in letters: neither changes when only the window moves. */
async function state(): Promise<readonly [turn: string | undefined, letters: string | null]> {
  const short = await page.getByRole('region', { name: 'You, in short' }).textContent();
  return [/turn (\d+)/.exec(short ?? '')?.[1], await player.map.locator('pre').textContent()];
}

/** What is painted on the map, as a digest of its pixels. */
function picture(): Promise<string> {
  return player.map
    .locator('canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Which of the sizes of a square is in use. */
async function size(): Promise<number> {
  const kept = await page.evaluate(() => localStorage.getItem('roguewright.settings'));
  return JSON.parse(kept ?? '{}').zoom;
}

const centre = () => page.getByRole('button', { name: 'Centre' });

/** Draws the map three squares to the left and two up. */
async function drag(): Promise<void> {
  const { x, y } = await middle();
  await moveFingers(page, [
    [
      { x, y },
      { x: x - 96, y: y - 64 },
    ],
  ]);
}

describe('one finger that moves', () => {
  it('draws the map, and the hero neither walks nor looks', async () => {
    await begin();
    const [before, shown] = [await state(), await picture()];
    await drag();
    await centre().waitFor();
    await expect.poll(picture).not.toBe(shown);
    expect(await state()).toEqual(before);
    expect(await page.getByRole('region', { name: 'Look', exact: true }).count()).toBe(0);
    await centre().tap();
    await centre().waitFor({ state: 'detached' });
    await expect.poll(picture).toBe(shown);
    expect(await state()).toEqual(before);
  });

  it('leaves a window whose squares are those under the finger', async () => {
    await begin();
    const spot = await heroSpot();
    await drag();
    await centre().waitFor();
    // The hero is where the finger left him: a long press there looks at him.
    const drawn = { x: spot.x - 3 * SIZE, y: spot.y - 2 * SIZE };
    await longPress(page, drawn);
    const look = page.getByRole('region', { name: 'Look', exact: true });
    await look.getByText(/ · here$/).waitFor();
    await page.getByRole('button', { name: 'Leave' }).tap();
    await look.waitFor({ state: 'hidden' });
    // A tap walks to the square under it, and the window goes with the hero.
    const { hero } = await known();
    const across = await freeAcross();
    await page.touchscreen.tap(drawn.x + across * SIZE, drawn.y);
    await expect.poll(async () => (await known()).hero).toEqual({ x: hero.x + across, y: hero.y });
    await centre().waitFor({ state: 'detached' });
  });

  it('gives way to a cursor that leaves the window', async () => {
    await begin();
    await page.keyboard.press(';');
    await page.getByRole('region', { name: 'Look', exact: true }).waitFor();
    const { x, y } = await middle();
    // Now the hero and the cursor on him are beyond the right edge.
    await moveFingers(page, [
      [
        { x: x - 150, y },
        { x: x + 150, y },
      ],
    ]);
    await centre().waitFor();
    await page.keyboard.press('ArrowRight');
    await centre().waitFor({ state: 'detached' });
  });

  it('gives way to the hero’s next act', async () => {
    await begin();
    const [before] = await state();
    await drag();
    await centre().waitFor();
    await page.keyboard.press('s');
    await player.settle();
    await centre().waitFor({ state: 'detached' });
    expect(Number((await state())[0])).toBeGreaterThan(Number(before));
  });
});

describe('two fingers', () => {
  it('change the size of the squares within its bounds', async () => {
    await begin();
    const before = await state();
    const { x, y } = await middle();
    const apart = async (from: number, to: number) =>
      await moveFingers(page, [
        [
          { x: x - from, y },
          { x: x - to, y },
        ],
        [
          { x: x + from, y },
          { x: x + to, y },
        ],
      ]);
    await apart(40, 170);
    await expect.poll(size).toBe(4);
    await apart(170, 10);
    await expect.poll(size).toBe(0);
    await apart(40, 55);
    await expect.poll(size).toBe(1);
    expect(await state()).toEqual(before);
    expect(await centre().count()).toBe(0);
  });
});
