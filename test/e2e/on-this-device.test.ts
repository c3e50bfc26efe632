// A game in the browser alone: begun, played, loaded anew and gone on with, after the server is gone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { Player } from './player.ts';

let browser: Browser;
let server: RunningServer | undefined;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-e2e-'));
  server = await startServer({ port: 0, dataFolder: join(folder, 'games') });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is asked of the server's games, and what was complained of. */
function watch(page: Page): { readonly asked: string[]; readonly complaints: string[] } {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/games') || path.startsWith('/matchmake')) {
      asked.push(path);
    }
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  return { asked, complaints };
}

describe('a game on this device', () => {
  it('is played without a server, goes on after a reload, and from its file', {
    timeout: 60_000,
  }, async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { asked, complaints } = watch(page);
    await page.goto(server!.url);
    const player = new Player(page);
    await page.getByRole('radio', { name: 'On this device' }).check();
    await player.begin('Una', 'ember-1');
    const { turn } = await player.look();
    await player.press('s');
    expect((await player.look()).turn).toBe(turn + 1);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await page.keyboard.press('Escape');

    // Another window on the same game sees what is done in this one, and may go on with it.
    const other = new Player(await context.newPage());
    await other.page.goto(page.url());
    await other.map.waitFor();
    await player.press('s');
    await other.page.waitForFunction(
      now => document.title.endsWith(`turn ${now} · Roguewright`),
      turn + 2,
    );
    await other.press('s');
    await page.waitForFunction(
      now => document.title.endsWith(`turn ${now} · Roguewright`),
      turn + 3,
    );
    await other.page.close();

    await page.reload();
    await player.map.waitFor();
    await player.settle();
    const again = await player.look();
    expect(again.turn).toBe(turn + 3);

    // What came with the page plays on when nobody answers any more.
    await server!.close();
    server = undefined;
    await player.press('s');
    expect((await player.look()).turn).toBe(turn + 4);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);

    await page.getByRole('button', { name: /^More\b/ }).click();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page
      .getByRole('link', { name: /Una.*Human Wizard · playing, turn \d+ · on this device/ })
      .waitFor();
    await page.getByText('No server answers at this address.').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Una to a file' }).click();
    const path = join(folder, 'Una.roguewright');
    await (await downloading).saveAs(path);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Load from a file' }).click();
    await (await choosing).setFiles(path);
    await player.map.waitFor();
    await player.settle();
    expect((await player.look()).turn).toBe(turn + 4);
    await player.press('s');
    expect((await player.look()).turn).toBe(turn + 5);

    await page.evaluate(() => {
      location.hash = '#/';
    });
    const forget = page.getByRole('button', { name: 'Forget Una' });
    await forget.first().click();
    await forget.first().click();
    await page.getByText('No game has been begun in this browser.').waitFor();
    await context.close();
  });
});
