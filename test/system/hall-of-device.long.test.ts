// The hall of a browser's own games: a game that ends there enters it.

import { it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

it('knows a game of this device when it is over', async () => {
  const server = await sharedServer();
  const browser = await sharedBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Gundula', 'ember-1', 'wizard', 'On this device');
  for (let rested = 0; rested < 100 && (await player.ending()) === undefined; rested++) {
    await page.keyboard.press('2');
    await page.keyboard.press('0');
    await page.keyboard.press('s');
    await page.locator('[role=application][aria-busy=false]').waitFor();
  }
  await page.evaluate(() => {
    location.hash = '#/hall';
  });
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByRole('link', { name: 'Play this seed ember-1' }).waitFor();
  await context.close();
});
