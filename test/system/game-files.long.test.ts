// A game saved to a file and loaded from it, by the buttons of the title page in a real browser.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';

let browser: Browser;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));
  server = await startServer({ port: 0, dataFolder: join(folder, 'games') });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser in which a game was begun, at the title page. */
async function withGame(): Promise<Page> {
  const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'filed' };
  const made = await fetch(`${server.url}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(start),
  });
  const ticket = (await made.json()) as { game: string; token: string };
  const savedGames = JSON.stringify([{ ...ticket, hero: 'Una', about: 'Human Wizard' }]);
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  await page.evaluate(games => localStorage.setItem('roguewright.games', games), savedGames);
  await page.reload();
  return page;
}

describe('the title page', () => {
  it('saves a game to a file, and loads it as another game', async () => {
    const page = await withGame();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Una to a file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Una.roguewright');
    const path = join(folder, 'Una.roguewright');
    await download.saveAs(path);
    expect(readFileSync(path, 'utf8')).toContain('"format":"roguewright-game"');

    const loaded = page.getByRole('button', { name: 'Load from a file' });
    const bad = join(folder, 'cut.roguewright');
    writeFileSync(bad, readFileSync(path, 'utf8').slice(0, 300));
    const choosing = page.waitForEvent('filechooser');
    await loaded.click();
    await (await choosing).setFiles(bad);
    await page.getByText('cut.roguewright: file: expected the whole JSON text').waitFor();

    const again = page.waitForEvent('filechooser');
    await loaded.click();
    await (await again).setFiles(path);
    await page.waitForURL(/#\/game\/[\w-]{16}$/);
    await page.goto(server.url);
    await page
      .getByRole('link', { name: /Una.*Human Wizard/ })
      .nth(1)
      .waitFor();
  });
});
