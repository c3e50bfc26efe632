// A pack's creature and spell in a real browser: met, learnt and cast, and gone on with after the folder
// is gone.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginPackTale, EMBERFEN, findPackTale } from 'roguewright/testing/pack-tale';
import { expect, it } from 'vitest';
import { playOn } from './follow.ts';
import { newGameOnDevice } from './new-game-on-device.ts';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

it('meets a creature of the pack, learns and casts its spell, and goes on without the folder', async () => {
  const server = await sharedServer();
  const browser = await sharedBrowser();
  const tale = findPackTale();
  const folder = mkdtempSync(join(tmpdir(), 'packs-'));
  const pack = join(folder, 'emberfen');
  cpSync(EMBERFEN, pack, { recursive: true });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  await newGameOnDevice(page, server.url, tale.start.heroName);
  await page.getByLabel('Seed').fill(tale.start.seed);
  const pets = page.getByRole('group', { name: 'Pet' });
  await pets.getByRole('radio', { name: 'none' }).check();
  await page.getByLabel('Add a folder of archetypes').setInputFiles(pack);
  await page.getByRole('checkbox', { name: 'emberfen' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  const player = new Player(page);
  await player.map.waitFor();
  const game = beginPackTale(tale.start);
  const cast = tale.commands.at(-1)!;
  await playOn(player, game, tale.commands.slice(0, -1));
  // The page knows its creature and its spell by name.
  const { near } = await player.look();
  expect(near.map(({ name }) => name).join(', ')).toContain(tale.creature);
  await page.keyboard.press('Z');
  await page.getByRole('dialog').getByText(tale.spell).first().waitFor();
  await page.keyboard.press('Escape');
  rmSync(folder, { recursive: true });
  await page.reload();
  await player.map.waitFor();
  await player.settle();
  await playOn(player, game, [cast, { kind: 'search', count: 2 }]);
  const { hero, turn } = game.look().view;
  expect(await player.look()).toMatchObject({
    hitPoints: hero.hitPoints,
    energy: hero.energy,
    turn,
  });
  expect(complaints).toEqual([]);
  await context.close();
});
