// A spell of Crossfire's on the page: from the menu of spells over its odds to its effect.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
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

/** A seed of a monk whose first whimsy to the east strews petals. */
function seedOfPetals(): string {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  const seeds = Array.from({ length: 200 }, (_, number) => `petals ${number}`);
  const found = seeds.find(seed => {
    const start = { heroName: 'Una', role: 'monk', race: 'human', seed };
    const game = LocalGame.create(content, house, start);
    const spell = game.look().view.spells.find(({ name }) => name === 'whimsy')!;
    const { events } = game.perform({ kind: 'cast', spell: spell.id, direction: 3 });
    const born = events.filter(({ kind }) => kind === 'effect-born');
    return events.some(({ kind }) => kind === 'cast') && born.length >= 3;
  });
  if (found === undefined) {
    throw new Error('no seed strews petals');
  }
  return found;
}

it('casts whimsy from the menu: what it may become is told, and petals fall', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Una', seedOfPetals(), 'monk');
  await page.keyboard.press('Z');
  await page.getByRole('button', { name: /whimsy/i }).click();
  const panel = page.getByRole('region', { name: 'Aim whimsy' });
  await panel.waitFor();
  await page.keyboard.press('l');
  await panel.locator('.figures').waitFor();
  expect(await panel.textContent()).toMatch(/to fail/u);
  await page.keyboard.press('x');
  await page.getByText('Becomes drift of petals').first().waitFor();
  await player.press('Enter');
  await panel.waitFor({ state: 'hidden' });
  await player.settle();
  await expect.poll(() => player.log()).toContain('whimsy');
  await context.close();
});
