// A game in the browser alone: begun, played, reloaded and continued after the server is gone.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { hostFiles } from './file-host.ts';
import { Player } from './player.ts';
import { sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer | undefined;
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

/** Waits until the browser has kept the whole page and answers for it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Loads the page of a game again. */
async function reload(player: Player): Promise<void> {
  await player.page.reload();
  await player.map.waitFor();
  await player.settle();
}

/** Begins a game on the server, plays one move of it and leaves. */
async function playOnServer(guest: Player, url: string): Promise<void> {
  await guest.page.goto(url);
  await guest.begin('Gundula', 'ember-2', 'valkyrie', 'On the server');
  await guest.press('s');
  expect((await guest.look()).turn).toBe(2);
  await guest.page.close();
}

/** Deletes `games` games of a hero, confirming each. */
async function forgetEach(page: Page, hero: string, games: number): Promise<void> {
  const forget = page.getByRole('button', { name: `Forget ${hero}` });
  for (let left = games; left > 0; left--) {
    await forget.first().click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await forget.count()).toBe(left);
    await forget.first().click();
    await page.getByRole('button', { name: 'Forget it' }).click();
  }
}

describe('a game on this device', () => {
  it('is played without a server, goes on after a reload, and from its file', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { asked, complaints } = watch(page);
    await page.goto(server!.url);
    const player = new Player(page);
    await player.begin('Una', 'ember-1', 'wizard', 'On this device');
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

    await reload(player);
    expect((await player.look()).turn).toBe(turn + 3);

    // The browser keeps the page as well: a game of the server is played over the network as before.
    await kept(page);
    await playOnServer(new Player(await context.newPage()), server!.url);

    // What came with the page plays on when nobody answers any more, and so it does after a reload.
    await server!.close();
    server = undefined;
    await player.press('s');
    expect((await player.look()).turn).toBe(turn + 4);
    await reload(player);
    expect((await player.look()).turn).toBe(turn + 4);
    await player.press('s');
    expect((await player.look()).turn).toBe(turn + 5);
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
    expect((await player.look()).turn).toBe(turn + 5);
    await player.press('s');
    expect((await player.look()).turn).toBe(turn + 6);

    await page.evaluate(() => {
      location.hash = '#/';
    });
    await forgetEach(page, 'Gundula', 1);
    await forgetEach(page, 'Una', 2);
    await page.getByText('You have no games').waitFor();
    await context.close();
  });
});

/** Another version of the page, as a build would make it. */
function nextVersion(path: string, bytes: Buffer): Buffer {
  if (path === 'index.html') {
    return Buffer.from(bytes.toString().replace('<html', '<html data-version="next"'));
  }
  return path === 'service-worker.js'
    ? Buffer.from(bytes.toString().replace(/"version":"\w+"/, '"version":"next"'))
    : bytes;
}

/** In the browser: whether the next version is kept whole and answers for the page. */
async function hasNext(): Promise<boolean> {
  const found = await navigator.serviceWorker.getRegistration();
  const page = await caches.match('./', { cacheName: 'roguewright-page-next' });
  return page !== undefined && found?.installing === null && found.waiting === null;
}

describe('the page on a host of files alone', () => {
  it('plays on this device, and asks for no choice of place', async () => {
    const files = await hostFiles();
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      const player = new Player(await context.newPage());
      await player.page.goto(files.url);
      await player.page.getByText('No server answers at this address.').waitFor();
      expect(await player.page.getByRole('radio', { name: 'On the server' }).count()).toBe(0);
      await player.begin('Una', 'ember-1');
      await player.press('s');
      const { turn } = await player.look();
      await player.page.reload();
      await player.map.waitFor();
      expect((await player.look()).turn).toBe(turn);
      expect(files.loaded.some(path => /worker-/.test(path))).toBe(true);
    } finally {
      await context.close();
      await files.close();
    }
  });

  it('shows a new version at the next load, and keeps that one', async () => {
    const files = await hostFiles();
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await page.goto(files.url);
      await kept(page);
      files.change(nextVersion);
      await page.goto(files.url);
      const isNext = () => document.documentElement.dataset.version === 'next';
      expect(await page.evaluate(isNext)).toBe(true);
      await expect.poll(() => page.evaluate(hasNext), { timeout: 60_000 }).toBe(true);
      await files.close();
      await page.reload();
      expect(await page.evaluate(isNext)).toBe(true);
      await new Player(page).begin('Una', 'ember-1');
    } finally {
      await context.close();
      await files.close();
    }
  });

  it('carries the licences of all that is in it', async () => {
    const files = await hostFiles();
    const page = await browser.newPage();
    try {
      await page.goto(files.url);
      await page.getByRole('link', { name: 'Credits and licences' }).click();
      await page.waitForURL(/licences\.txt$/);
      const text = (await page.locator('body').textContent()) ?? '';
      for (const part of [
        'preact',
        '@preact/signals',
        '@colyseus/sdk',
        'msgpackr',
        'The above copyright notice and this permission notice shall be included',
        '@fontsource-variable/inter',
        'SIL OPEN FONT LICENSE',
        'creativecommons.org/licenses/by/3.0',
      ]) {
        expect(text).toContain(part);
      }
    } finally {
      await page.close();
      await files.close();
    }
  });
});

/** Compressed bytes of the documents, programs and styles that a page loads until a heading is there, by path. */
async function firstLoad(address: string, heading: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const sizes: Promise<readonly [string, number]>[] = [];
    page.on('response', response => {
      const { pathname } = new URL(response.url());
      if (/\/$|\.(?:js|css)$/.test(pathname)) {
        sizes.push(response.body().then(body => [pathname, gzipSync(body).length] as const));
      }
    });
    await page.goto(address);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    return new Map(await Promise.all(sizes));
  } finally {
    await context.close();
  }
}

/** The sum of what isn't the worker's. */
function ofPage(sizes: ReadonlyMap<string, number>): number {
  const own = [...sizes].filter(([path]) => !/worker|content/.test(path));
  return own.reduce((sum, [, size]) => sum + size, 0);
}

describe('what a page loads first', () => {
  it('is less than 200 kB for the title, without worker and content', async () => {
    const sizes = await firstLoad(`${(await sharedServer()).url}/`, 'Roguewright');
    expect(sizes.size).toBeGreaterThan(2);
    expect([...sizes.keys()].filter(path => /worker|content/.test(path))).toEqual([]);
    expect(ofPage(sizes)).toBeLessThan(200_000);
  });

  it('has the icons of the title page, and those of the game only with a game', async () => {
    const page = await browser.newPage();
    try {
      const icons: string[] = [];
      page.on('request', request => {
        icons.push(...(/[\w-]*-icons(?=-)/.exec(request.url()) ?? []));
      });
      await page.goto(`${(await sharedServer()).url}/`);
      await page.locator('.circle path').first().waitFor({ state: 'attached' });
      expect(await page.locator('.circle path').count()).toBe(9);
      await page.waitForLoadState('networkidle');
      expect(icons.map(name => name.replace(/^_virtual_/, ''))).toEqual(['title-icons']);
      await page.goto(`${(await sharedServer()).url}/#/new`);
      await expect.poll(() => icons.some(name => name.endsWith('game-icons'))).toBe(true);
    } finally {
      await page.close();
    }
  });

  it('is less than 150 kB for the lab, without the game', async () => {
    const sizes = await firstLoad(`${(await sharedServer()).url}/#/lab`, 'Lab');
    expect([...sizes.keys()].some(path => /lab-screen/.test(path))).toBe(true);
    expect(ofPage(sizes)).toBeLessThan(150_000);
  });
});
