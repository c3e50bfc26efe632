// The panel that aims under load: however fast one aims, it ends with the answer to its latest aim.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@roguewright/server';
import { expect, it } from 'vitest';
import { CASTER, castGames } from './all-casts/cast-stage.ts';
import { SPELL_OF } from './all-casts/casts.ts';
import { Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

/** Keys of directions in which nothing stands, and how the panel calls them. */
const EMPTY = [
  ['k', 'north'],
  ['u', 'north-east'],
  ['n', 'south-east'],
  ['y', 'north-west'],
  ['b', 'south-west'],
] as const;

it('shows the answer to the latest aim on a slow machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aim-answers-'));
  const maker = castGames(Object.values(SPELL_OF), 'house');
  const server = await startServer({ port: 0, dataFolder: folder, maker });
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  try {
    await page.goto(server.url);
    await new Player(page).begin(CASTER, 'every cast');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const panel = page.getByRole('region', { name: 'Aim force bolt' });
    for (let round = 0; round < 6; round++) {
      await page.keyboard.press('Z');
      const menu = page.getByRole('dialog', { name: 'Cast which spell?' });
      await menu.getByRole('button', { name: /force bolt/i }).click();
      for (const [place, [key, name]] of EMPTY.entries()) {
        const [other] = EMPTY[(place + 1 + round) % EMPTY.length]!;
        for (const each of [other, 'l', other, key].slice(round % 3)) {
          await page.keyboard.press(each);
        }
        await panel.getByText(`It hits no creature that you can see to the ${name}.`).waitFor();
        expect(await panel.locator('.aim-doubt').textContent()).toBe('');
      }
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    }
  } finally {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
