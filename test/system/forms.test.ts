// A hero at a real page drinks a potion of polymorph, chooses a form by its name, and looks at what it can do.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import type { Browser, BrowserContext } from 'playwright-core';
import { SHAPE_CHANGERS } from 'roguewright/testing/shape-changer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

let browser: Browser;
let server: RunningServer;
let folder: string;
let context: BrowserContext | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-forms-'));
  const maker = engineGames({ files: SHAPE_CHANGERS });
  server = await startServer({ port: 0, dataFolder: folder, maker });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await context?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('takes a form of the player’s choice', async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Una', 'forms');
  const tells = (text: string) => expect.poll(() => player.log()).toContain(text);
  // The potion has the letter b.
  await page.keyboard.press('q');
  await page.keyboard.press('b');
  await page.getByText('What do you turn into?').first().waitFor();
  await page.keyboard.type('cinder drake');
  await page.keyboard.press('Enter');
  await tells('You turn into a cinder drake.');
  await tells('travelling cloak bursts');
  const card = page.getByLabel('You', { exact: true });
  await expect.poll(() => card.textContent()).toContain('You have the form of a cinder drake');
  await expect.poll(() => card.textContent()).toMatch(/You keep it for \d+ to \d+ more turns/);
  await expect.poll(() => card.textContent()).toContain('fire breath (15 energy)');
  // A form without hands opens no doors.
  await page.keyboard.press('o');
  await page.keyboard.press('k');
  await tells('You have no hands for that.');
});
