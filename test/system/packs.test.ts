// A pack in a real browser: a folder is chosen, a game is begun with it, and goes on without the folder.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEEPWOOD } from '../packs/read-pack.ts';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('mounts a folder that the player chooses, and plays on when the folder is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packs-'));
  const pack = join(folder, 'deepwood');
  cpSync(DEEPWOOD, pack, { recursive: true });
  const page = await browser.newPage();
  await page.goto(`${server.url}/#/new`);
  await page.getByLabel('Name', { exact: true }).fill('Una');
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByText('Packs', { exact: true }).click();
  await page.getByLabel('Add a folder of archetypes').setInputFiles(pack);
  const box = page.getByRole('checkbox', { name: 'deepwood' });
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  await page
    .getByText(/It adds 9 creatures, 11 spells, .*2 of its spells can’t be cast yet/)
    .waitFor();
  rmSync(folder, { recursive: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.map.waitFor();
  await page.reload();
  await player.map.waitFor();
  await player.settle();
  await page.close();
});
