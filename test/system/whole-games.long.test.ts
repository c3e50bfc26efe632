// Whole games, to victory and to death, as a person plays them: in a real browser, over the socket, by
// visible controls and keys only.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@roguewright/engine/game';
import { writeGameFile } from '@roguewright/engine/host';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { dive } from './adventure.ts';
import { playOn } from './follow.ts';
import { Player } from './player.ts';
import { findVictory, resumeVictory, victoryFile } from './prepared-victory.ts';

/** Games among which a victory is looked for. */
const MOST_GAMES = 40;

/** How many of its last commands are played at the page: the whole takes minutes. */
const LAST_COMMANDS = 120;

let browser: Browser;
let server: RunningServer;
let dataFolder: string;
const complaints: string[] = [];

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));
  server = await startServer({ port: 0, dataFolder });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dataFolder, { recursive: true, force: true });
  // Whatever a page complains of, in its console or by throwing, is a defect.
  expect(complaints).toEqual([]);
});

/** A fresh browser at the title page. */
async function open(): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  await page.goto(server.url);
  return page;
}

describe('a whole game', () => {
  it('is won at the page by the keys of the last commands of a victory', async () => {
    const victory = findVictory('valkyrie', MOST_GAMES, LAST_COMMANDS);
    const player = new Player(await open());
    await player.load(writeGameFile(victoryFile(victory)));
    await playOn(player, resumeVictory(victory), victory.commands as readonly Command[]);
    const ending = await player.ending();
    expect(ending).toMatch(/^You made it out/);
    expect(ending).toMatch(/Perchta the Human Valkyrie climbed out/);
    expect(await player.page.title()).toBe('Perchta is out · Roguewright');
  });

  it('is lost by who dives by what the page shows, and says why', async () => {
    const page = await open();
    const player = new Player(page);
    let ending: string | undefined;
    for (let game = 1; game <= 4 && ending === undefined; game++) {
      await page.goto(server.url);
      // Who dives isn't asked about dangers.
      await page.evaluate(() =>
        localStorage.setItem('roguewright.settings', JSON.stringify({ danger: 0 })),
      );
      await page.reload();
      await player.begin('Ilse', `dive ${game}`);
      ending = await dive(player, 700);
    }
    expect(ending).toMatch(/^Dead/);
    expect(ending).toMatch(/Ilse the Human Wizard was killed by .* on turn \d+/);
    expect(await page.title()).toBe('Ilse is dead · Roguewright');
    // From the new hero's page back to the title, where all games are listed.
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('link', { name: 'Title page' }).click();
    await page.getByRole('link', { name: /Ilse.*dead, turn \d+/ }).click();
    await page.getByRole('dialog', { name: 'Dead' }).waitFor();
  });
});
