// Questions that wait, at a real page: a name in a field, one of several items, and odds before an answer.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

const KIT =
  'arch wand\narch spell_frost_bolt\nend\ncharges 3\nend\narch scroll_of_charging\nend\narch ';

/** The content that ships, in which a wizard has a wand and a scroll that charges it. */
const files = readContent().map(({ path, text }) => ({
  path,
  text: path === 'role/wizard.arc' ? text.replace(/^arch /m, KIT) : text,
}));

let browser: Browser;
let server: RunningServer;
let folder: string;
let context: BrowserContext;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-e2e-'));
  server = await startServer({ port: 0, dataFolder: folder, maker: engineGames({ files }) });
  browser = await sharedBrowser();
});

afterEach(async () => {
  await context?.close();
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A wizard at the page. */
async function wizard(seed: string): Promise<{ player: Player; page: Page }> {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(server.url);
  const player = new Player(page);
  await player.begin('Una', seed);
  return { player, page };
}

describe('a question that waits', () => {
  it('for a name is asked again after the page was reloaded, and answered in its field', async () => {
    const { player, page } = await wizard('names');
    const { turn } = await player.look();
    await page.keyboard.press('i');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: /^Name…/ }).click();
    const sheet = page.getByRole('dialog', { name: /^A name for the .*staff\?$/ });
    await sheet.waitFor();
    await page.reload();
    await sheet.waitFor();
    const field = sheet.getByRole('textbox');
    // What is typed is text, whatever keys the sheet has.
    await expect.poll(() => field.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.type('Night-cap');
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => player.log()).toContain('quarterstaff named Night-cap.');
    await page.keyboard.press('i');
    await page.getByRole('dialog', { name: 'Bag' }).getByText('named Night-cap').waitFor();
    await page.keyboard.press('Escape');
    expect((await player.look()).turn).toBe(turn);
  });

  it('is left by Escape, shown as waiting, and asked again by its key', async () => {
    const { page } = await wizard('waits');
    await page.keyboard.press('m');
    const sheet = page.getByRole('dialog', { name: 'Name what?' });
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('You are asked: Name what?').waitFor();
    await page.keyboard.press('p');
    await sheet.waitFor();
    await page.keyboard.press('-');
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('You are asked').waitFor({ state: 'detached' });
  });

  it('shows the odds of an answer before it is given, and fits a phone', async () => {
    const { player, page } = await wizard('charges');
    const { turn } = await player.look();
    await page.keyboard.press('r');
    await page.keyboard.press('b');
    const sheet = page.getByRole('dialog', { name: 'Charge what?' });
    await sheet.getByText('Doing anything else keeps it').waitFor();
    await sheet
      .getByRole('region', { name: /wand of frost/ })
      .getByText('to explode')
      .waitFor();
    expect((await player.look()).turn).toBe(turn);
    await page.setViewportSize({ width: 390, height: 844 });
    const widths = await sheet.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
    await page.setViewportSize({ width: 1280, height: 800 });
    // The button says Enter, and the odds beside it are those of the first wand: no letter is needed.
    await sheet.getByRole('button', { name: 'This one Enter' }).waitFor();
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(async () => (await player.look()).turn).toBe(turn + 1);
  });
});
