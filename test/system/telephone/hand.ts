// A hand at a telephone: real touches, as the browser hears them from a screen.

import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Place, Player } from '../player.ts';

/** A telephone that is held upright. */
const TELEPHONE = { width: 390, height: 844 } as const;

/** Longer than a press must be to count as long, in milliseconds. */
const LONG_PRESS = 700;

/** Milliseconds for which fingers rest before they are lifted. */
const REST = 120;

/** Movements of a finger between two places. */
const STEPS = 8;

/** A page on a telephone, at an address, with these settings. */
export async function onTelephone(
  browser: Browser,
  address: string,
  settings: object = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: TELEPHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(
    text => localStorage.setItem('roguewright.settings', text),
    JSON.stringify(settings),
  );
  await page.goto(address);
  return page;
}

/** A game that has just begun on a telephone. */
export async function begunOnTelephone(
  browser: Browser,
  address: string,
  seed: string,
): Promise<Player> {
  const player = new Player(await onTelephone(browser, address, { zoom: 1, hints: 'off' }));
  await player.begin('Ada', seed);
  await player.settle();
  return player;
}

/** Fingers that move from their places to others, all at once. */
export async function moveFingers(
  page: Page,
  fingers: readonly (readonly [from: Place, to: Place])[],
): Promise<void> {
  const devices: CDPSession = await page.context().newCDPSession(page);
  const points = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= STEPS; step++) {
    await devices.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: points(step / STEPS),
    });
  }
  // Lifted from rest: after a throw the browser would take the next tap for the end of it.
  await page.waitForTimeout(REST);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devices.detach();
}

/** A finger that rests on a place. */
export async function longPress(page: Page, place: Place): Promise<void> {
  const devices: CDPSession = await page.context().newCDPSession(page);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(LONG_PRESS);
  await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devices.detach();
}
