// The hero's page and the page of an item, at a real page: a knight whose kit has a branded blade, heavy mail and a
// bow that fits some of his missiles.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
import { Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

const KIT = [
  'arch winterwink\nend\n',
  'arch mace\nto_hit_bonus 2\nto_dam_bonus 1\nend\n',
  'arch long_bow\nto_hit_bonus 3\nto_dam_bonus 2\nend\n',
  'arch arrow\nnrof 20\nend\narch iron_shot\nnrof 9\nend\n',
  'arch plate_mail\nto_armour 6\nend\narch iron_helm\nend\narch gauntlets\nend\n',
].join('');

/** The content that ships, in which a wizard has such a kit. */
const files = readContent().map(({ path, text }) => ({
  path,
  text: path === 'role/wizard.arc' ? text.replace(/^arch /m, `${KIT}arch `) : text,
}));

let browser: Browser;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-e2e-'));
  server = await startServer({ port: 0, dataFolder: folder, maker: engineGames({ files }) });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('say what weapons, mail and missiles are worth, on wide screens and on a phone', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await prepareChecks(page);
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Una', 'numbers');
  const { turn } = await player.look();
  const hero = page.getByRole('dialog', { name: 'You' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.keyboard.press('@');
    const melee = hero.getByRole('region', { name: 'Melee' });
    await melee.getByText(/^\([+-]\d+,[+-]\d+\)$/).waitFor();
    await melee.getByText('Blows', { exact: true }).waitFor();
    await hero.getByRole('region', { name: 'Missiles' }).getByText('1 a turn').waitFor();
    const hampers = hero.getByRole('region', { name: 'What hampers you' });
    await hampers.getByText(/plate mail .*: -3 to hit/).waitFor();
    await hampers
      .getByText(/hampers? casting: with (it|them)/)
      .first()
      .waitFor();
    expect(await checkPage(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    const bag = page.getByRole('dialog', { name: 'Bag' });
    await bag
      .getByRole('button', { name: /Winterwink/ })
      .first()
      .click();
    const item = page.getByRole('dialog', { name: /what now\?$/ });
    await item.getByRole('region', { name: 'In hand' }).getByText('Not immune to cold').waitFor();
    await item.getByText('branded with cold').waitFor();
    await item.getByRole('region', { name: 'Thrown' }).getByText('Breaks').waitFor();
    expect(await checkPage(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await bag.getByText('[42,+6]').waitFor();
    await bag
      .getByRole('button', { name: /iron shots/ })
      .first()
      .click();
    await item.getByText('It takes a sling to fire it; what you hold fires arrows.').waitFor();
    expect(await item.getByRole('button', { name: /^Fire/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await player.look()).turn).toBe(turn);
  await context.close();
});
