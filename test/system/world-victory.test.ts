// A victory in a shared world, at two pages: one hero carries the Amulet out, the other plays on, and the hall lists the
// victory. The Amulet lies in the pack of every Priest of this server, so that few commands win.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@roguewright/content';
import { engineGames, type RunningServer, startServer } from '@roguewright/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser } from './shared.ts';

let server: RunningServer;
let folder: string;

/** The content with the Amulet among the first things of a Priest. */
function withAmulet() {
  return readContent().map(file =>
    file.text.includes('\nObject role_priest\n')
      ? {
          ...file,
          text: file.text.replace('arch mace\n', 'arch amulet_of_the_deep\nend\narch mace\n'),
        }
      : file,
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-victory-'));
  server = await startServer({
    port: 0,
    dataFolder: folder,
    maker: engineGames({ files: withAmulet() }),
  });
});

afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('ends the game of the one who got out, and stands in the hall', async () => {
  const browser = await sharedBrowser();
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ada, bren] = await Promise.all([first.newPage(), second.newPage()]);
  await ada.goto(`${server.url}/#/new?role=priest&seed=victory`);
  await ada.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await ada.getByRole('radio', { name: 'With others, in turns' }).check();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await ada.getByText('World', { exact: true }).click();
  const invitation = await ada.getByRole('textbox', { name: 'Invitation for others' }).inputValue();
  await ada.getByText('World', { exact: true }).click();
  await bren.goto(invitation);
  await bren.getByRole('textbox', { name: 'Name' }).fill('Bren');
  await bren.getByRole('button', { name: 'Join' }).click();
  await bren.getByText('World', { exact: true }).click();
  await bren.getByRole('button', { name: 'Leave the world for a while' }).click();
  await ada.getByText('Bren leaves the world for a while.').first().waitFor();

  const player = new Player(ada);
  const ended = ada.getByText(/Ada the .* climbed out of the dungeon on turn \d+, alive\./);
  // The first one may lead to the stairs.
  for (let press = 0; press < 4 && (await ended.count()) === 0; press++) {
    await player.press('<');
  }
  await ended.first().waitFor();

  await bren.getByRole('button', { name: 'Come back' }).click();
  const other = new Player(bren);
  await bren.getByText('Your hero waits outside the world.').waitFor({ state: 'hidden' });
  await other.press('.');
  const party = bren.getByRole('region', { name: 'Party' });
  await expect.poll(() => party.textContent()).toMatch(/Ada.*(won|out)/i);

  await ada.goto(`${server.url}/#/hall`);
  const lines = ada.locator('table.hall tbody tr');
  await expect
    .poll(
      async () => {
        await ada.reload();
        await ada.getByRole('button', { name: 'Marked' }).click();
        await ada
          .getByText(/\d of \d|No game has ended here yet/)
          .first()
          .waitFor();
        return await lines.count();
      },
      { interval: 1000, timeout: 120_000 },
    )
    .toBe(1);
  const line = await lines.first().textContent();
  expect(line).toContain('Ada');
  expect(line).toContain('Got out alive, with the Amulet');
  expect(line).toContain('Of a shared world of 2 heroes');
  await Promise.all([first.close(), second.close()]);
});
