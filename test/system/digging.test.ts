// An Archeologist at a real page: asks how long a wall takes, digs through it, and then down to the next level.

import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('digs through a wall, and through the floor', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  // Under this seed the west wall is three squares away.
  await page.goto(`${server.url}/#/new?role=archeologist&race=human&seed=diga`);
  await page.getByLabel('Name', { exact: true }).fill('Una');
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.settle();
  const tells = (text: string) => expect.poll(() => player.log()).toContain(text);
  for (let step = 0; step < 3; step++) {
    await player.press('h');
  }
  // Looking at the wall tells how long it takes as well.
  await page.keyboard.press(';');
  await page.keyboard.press('h');
  await page
    .getByText(/You are through after (\d+|\d+ to \d+) moves\./)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press(')');
  const question = page.getByRole('region', { name: 'Dig which way?' });
  await question
    .getByText(/You are through after (\d+|\d+ to \d+) moves\./)
    .first()
    .waitFor();
  await question
    .getByText(/the wall, west/)
    .first()
    .waitFor();
  await page.keyboard.press('h');
  await tells('You have made an opening in the wall.');
  // The first act in the floor makes a pit, the next a hole.
  await page.keyboard.press('l');
  await page.keyboard.press(')');
  await question.getByRole('button', { name: 'down' }).click();
  await tells('You have dug a pit, and stand in it.');
  await page.keyboard.press(')');
  await question.getByRole('button', { name: 'down' }).click();
  await tells('You have dug a hole through the floor.');
  await tells('on dungeon level 2');
  await context.close();
});
