// A pack in a real browser: a folder is chosen, a game is begun with it, and goes on without the folder.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@roguewright/server';
import { strToU8, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { EMBERFEN } from 'roguewright/testing/pack-tale';
import { beforeAll, expect, it } from 'vitest';
import { DEEPWOOD } from '../packs/read-pack.ts';
import { newGameOnDevice } from './new-game-on-device.ts';
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
  await newGameOnDevice(page, server.url, 'Una');
  await page.getByLabel('Add a folder of archetypes').setInputFiles(pack);
  const box = page.getByRole('checkbox', { name: 'deepwood' });
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  await page.getByText(/It adds 9 creatures, 11 spells/).waitFor();
  rmSync(folder, { recursive: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.map.waitFor();
  await page.reload();
  await player.map.waitFor();
  await player.settle();
  await page.close();
});

it('takes a zip, names the pack in the list of games, and asks before it is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packs-'));
  const zip = join(folder, 'fens.zip');
  const names = readdirSync(EMBERFEN);
  writeFileSync(
    zip,
    zipSync(
      Object.fromEntries(
        names.map(name => [`emberfen/${name}`, readFileSync(join(EMBERFEN, name))]),
      ),
    ),
  );
  const bad = join(folder, 'bad.zip');
  writeFileSync(bad, zipSync({ '../out.arc': strToU8('Object a\nend\n') }));
  const context = await browser.newContext();
  const page = await context.newPage();
  await newGameOnDevice(page, server.url, 'Una');
  await page.getByLabel('Add a zip of archetypes').setInputFiles(bad);
  await page.getByText('bad.zip: expected paths within the zip, got "../out.arc"').waitFor();
  await page.getByLabel('Add a zip of archetypes').setInputFiles(zip);
  await page
    .getByText(/It adds 3 creatures, 2 spells, 1 item, 2 effects, 2 treasure lists/)
    .waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.map.waitFor();
  await page.goto(`${server.url}/#/`);
  const games = page.getByRole('region', { name: 'Your games' });
  await games.getByText(/with emberfen/).waitFor();
  await games.getByRole('button', { name: 'Forget Una' }).click();
  await page
    .getByRole('dialog')
    .getByText(/with emberfen/)
    .waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await newGameOnDevice(page, server.url, 'Una');
  await page.getByRole('button', { name: 'Remove emberfen' }).click();
  await page.getByRole('dialog', { name: 'Remove emberfen?' }).waitFor();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('checkbox', { name: 'emberfen' }).waitFor({ state: 'detached' });
  // The game goes on without its pack.
  await page.goto(`${server.url}/#/`);
  await games.getByRole('link', { name: /Una/ }).click();
  await player.map.waitFor();
  await player.settle();
  await context.close();
  rmSync(folder, { recursive: true });
});
