// A Knight at a real page: looks at the pony, mounts it, gallops, gets down, and changes places with it.

import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { keyOfDirection, Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

/** East and south of each direction, clockwise from north. */
const WAYS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('rides a pony that the role begins with', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  // Under this seed the first try to mount succeeds, and so does the first kick.
  await page.goto(`${server.url}/#/new?role=knight&seed=saddle+8`);
  await page.getByLabel('Name', { exact: true }).fill('Una');
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.settle();
  const tells = (text: string) => expect.poll(() => player.log()).toContain(text);
  /** Goes on although a fall may kill her, which is asked. */
  const dares = async () => {
    await page.getByRole('alertdialog', { name: 'Danger' }).waitFor();
    await page.keyboard.press('y');
  };
  // The pony is north of her. The look panel has the odds of mounting.
  await page.keyboard.press(';');
  await page.keyboard.press('k');
  await page.getByText('55 %: You mount the pony.').first().waitFor();
  await page.keyboard.press('Escape');
  // So has the question which way: a fall may kill a new Knight.
  await page.keyboard.press('[');
  const question = page.getByRole('region', { name: 'Ride which way?' });
  await question.getByText('55 %: You mount the pony.').waitFor();
  await question.getByText(/45\s%: You slip and fall: \d+ to \d+ damage\./).waitFor();
  await page.keyboard.press('Enter');
  await dares();
  await tells('You mount the pony.');
  await page.locator('text=riding a pony >> visible=true').first().waitFor();
  await page.keyboard.press('Q');
  await page.keyboard.press('Enter');
  await dares();
  await tells('The pony breaks into a gallop.');
  await page.locator('text=galloping >> visible=true').first().waitFor();
  await page.keyboard.press('[');
  await page.keyboard.press('Enter');
  await tells('You get down from the pony.');
  // A step onto the pony's square changes places with it.
  const before = await player.look();
  const pony = before.near.find(({ name }) => name.includes('pony'))!;
  const direction = WAYS.findIndex(([x, y]) => x === pony.east && y === pony.south);
  await player.press(keyOfDirection(direction + 1));
  const after = await player.look();
  expect(after.hero).toEqual({ x: before.hero.x + pony.east, y: before.hero.y + pony.south });
  await context.close();
});
