// A game under Crossfire's rules in a real browser: chosen in the form, a spell cast in it, and gone on
// with. The shelf `long` plays it on the device too.

import type { RunningServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

async function newGame(page: Page, place: string): Promise<void> {
  await page.goto(`${server.url}/#/new`);
  await page.getByLabel('Name', { exact: true }).fill('Una');
  await page.getByLabel('Seed').fill('demo');
  await page.getByRole('radio', { name: 'Wizard' }).check();
  await page.getByRole('radio', { name: 'Elf', exact: true }).check();
  await page.getByRole('radio', { name: place }).check();
  await page.getByText('Rules', { exact: true }).click();
}

describe('a game under crossfire', () => {
  it.each(['On the server', 'On this device'])(
    'is begun, cast in and gone on with %s',
    async place => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', error => complaints.push(error.message));
      await newGame(page, place);
      await page.getByLabel('All rules').selectOption('crossfire');
      expect(await page.getByLabel('Casting').inputValue()).toBe('crossfire');
      expect(await page.getByLabel('Spell objects').inputValue()).toBe('crossfire');
      expect(await page.getByLabel('Combat').inputValue()).toBe('house');
      await page.getByRole('button', { name: 'Begin' }).click();
      const player = new Player(page);
      await player.map.waitFor();
      await player.settle();
      const before = await player.look();
      await page.keyboard.press('Z');
      const spells = page.getByRole('dialog');
      await spells.getByText('force bolt').first().waitFor();
      // Crossfire's casters don't forget.
      expect(await spells.textContent()).not.toContain('Retention');
      await player.press('a');
      await player.press('l');
      await player.press('Enter');
      await player.press('Enter');
      const after = await player.look();
      expect(after.turn).toBeGreaterThan(before.turn);
      expect(after.energy).toBeLessThan(before.energy);
      await page.reload();
      await player.map.waitFor();
      await player.settle();
      expect((await player.look()).turn).toBe(after.turn);
      await player.press('s');
      expect((await player.look()).turn).toBeGreaterThan(after.turn);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('can have rules by a name, whose sentences tell what differs', async () => {
    const page = await browser.newPage();
    await newGame(page, 'On this device');
    await page.getByLabel('All rules').selectOption('angbands-blades');
    const differs = page.getByRole('list', { name: 'What differs' });
    await differs.getByText('A blow with bare hands does 1 point and the damage bonus').waitFor();
    expect(await page.getByLabel('Combat').inputValue()).toBe('angband-3.0.5');
    // What the house is stands once, and not under each slot that it fills.
    await page.getByLabel('All rules').selectOption('house');
    expect(await differs.count()).toBe(0);
    expect(await page.getByText('Bridges convert levels').count()).toBe(1);
    await page.getByLabel('All rules').selectOption('angbands-blades');
    await page.getByRole('button', { name: 'Begin' }).click();
    await new Player(page).map.waitFor();
    await page.close();
  });

  it('can be a mixture, chosen slot by slot, with a sentence for each', async () => {
    const page = await browser.newPage();
    await newGame(page, 'On this device');
    await page.getByLabel('Combat').selectOption('attack-spo');
    await page.getByLabel('Casting').selectOption('crossfire');
    expect(await page.getByLabel('Spell objects').inputValue()).toBe('crossfire');
    await page.getByText('A ruleset for each slot, as chosen below.').waitFor();
    await page.getByText('Blows, hits, criticals and damage.').waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await new Player(page).map.waitFor();
    await page.close();
  });
});
