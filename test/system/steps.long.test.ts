// One spell of each step of Crossfire's kinds at a real page: from its book to its effect.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import {
  findStepTale,
  STEP_SEARCHES,
  STEP_SPELLS,
  STEP_SQUARES,
  stepFiles,
} from 'roguewright/testing/step-tale';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

let browser: Browser;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-steps-'));
  const maker = engineGames({ files: stepFiles() });
  server = await startServer({ port: 0, dataFolder: folder, maker });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('learns and casts a map, a door, fire, a rune, a wall and a force', async () => {
  const { start, books, scroll } = findStepTale();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin(start.heroName, start.seed);
  const tells = (text: string) => expect.poll(() => player.log()).toContain(text);
  for (const [place, letter] of books.entries()) {
    await page.keyboard.press('r');
    await player.press(letter);
    await tells(`You learn ${STEP_SPELLS[place]!.replaceAll('_', ' ')}`);
  }
  const aims = async (name: string, foretold: string, way?: string) => {
    await page.keyboard.press('Z');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(name, 'i') })
      .click();
    const panel = page.getByRole('region', { name: `Aim ${name}` });
    await panel.waitFor();
    if (way !== undefined) {
      await page.keyboard.press(way);
    }
    await panel.locator('.figures').first().waitFor();
    await expect.poll(() => panel.textContent()).toContain(foretold);
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    await player.settle();
  };
  await aims('lay of the land', 'It maps the ground');
  await tells('lay of the land');
  const before = (await player.look()).hero.x;
  await aims('long step', 'You arrive', 'l');
  const question = page.getByRole('dialog', { name: /^How many squares/ });
  await question.getByRole('textbox').or(question.getByRole('spinbutton')).fill(`${STEP_SQUARES}`);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await tells('a door that wasn’t there');
  expect((await player.look()).hero.x).toBe(before + STEP_SQUARES);
  await page.keyboard.press('d');
  await player.press(scroll);
  await tells('You drop');
  await player.press('h');
  await aims('burning fan', 'to fail', 'l');
  await tells('blank scroll is destroyed');
  await aims('rune of kindling', 'It sets up a rune of kindling', 'h');
  await tells('You draw a rune of kindling');
  await aims('bank of earth', 'It sets up', 'k');
  await tells('You raise a bank of earth');
  await aims('tortoise back', 'tortoise back');
  await tells('Tortoise back takes hold of you');
  const you = page.getByRole('region', { name: 'You', exact: true });
  await you.getByText('tortoise back').first().waitFor();
  const search = async () => {
    await page.keyboard.type(`${STEP_SEARCHES}`);
    await player.press('s');
  };
  await search();
  await search();
  await tells('Tortoise back is wearing thin');
  await tells('Tortoise back leaves you');
  await you.getByText('tortoise back').first().waitFor({ state: 'detached' });
  await context.close();
});
