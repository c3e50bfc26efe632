// The server is killed while a player plays at the page: the page says so, finds it again by itself, and
// nothing that was shown is lost, nor anything done twice.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { Player } from './player.ts';
import { freePort, killServer, spawnServer } from './server-process.ts';

/** Milliseconds that the server stays away the second time: the page waits longer and longer. */
const AWAY = 5000;

let browser: Browser;
let server: ChildProcess;
let port: number;
const folder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));

beforeAll(async () => {
  port = await freePort();
  server = await spawnServer(port, folder);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await killServer(server);
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that is killed', () => {
  it('is found again by the page when it comes back, and the game goes on where it was', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('pageerror', error => complaints.push(error.message));
    await page.goto(`http://localhost:${port}`);
    const player = new Player(page);
    const isLost = page.getByText('Connection lost. Your progress is safe. Reconnecting');
    await player.begin('Perchta', 'ember-1');
    await player.press('s');
    const { turn } = await player.look();
    const log = await player.log();

    // Killed at the very moment of a key, whether it was stored or not; a key pressed meanwhile is
    // carried out too when the server is back.
    await Promise.all([page.keyboard.press('s'), killServer(server)]);
    await isLost.waitFor();
    await page.keyboard.press('s');
    server = await spawnServer(port, folder);
    await player.settle();
    expect((await player.look()).turn).toBe(turn + 2);
    expect(await player.log()).toContain(log);
    await isLost.waitFor({ state: 'hidden' });

    // Killed with a command on its way, which it never read, and away for long: neither reloading nor
    // a click is needed.
    server.kill('SIGSTOP');
    await page.keyboard.press('s');
    await page.locator('[role=application][aria-busy=true]').waitFor();
    // A person who waits is told so before the connection counts as lost.
    await page.getByText('Waiting for an answer…').waitFor();
    await killServer(server);
    await isLost.waitFor();
    await page.waitForTimeout(AWAY);
    expect(await isLost.isVisible()).toBe(true);
    server = await spawnServer(port, folder);
    await player.settle();
    await isLost.waitFor({ state: 'hidden' });
    expect((await player.look()).turn).toBe(turn + 3);

    // The page shows what is stored: after a reload it shows the same.
    const { near: _, ...shown } = await player.look();
    await page.reload();
    await player.map.waitFor();
    await player.settle();
    expect(await player.look()).toMatchObject(shown);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
