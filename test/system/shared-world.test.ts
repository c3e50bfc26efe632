// Two players at two pages in one world: begun, joined by the invitation, played in turns, left and come back to.

import { expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from './shared.ts';

/** Where pictures are written when the test is run to be looked at. */
const PICTURES = process.env.ROGUEWRIGHT_PICTURES;

it('is played by invitation at two pages', async () => {
  const server = await sharedServer();
  const browser = await sharedBrowser();
  // Each player has a storage of his own; the second one plays at a telephone.
  const first = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const ada = await first.newPage();
  const bren = await second.newPage();

  await ada.goto(`${server.url}/#/new?role=wizard&seed=two-pages`);
  await ada.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await ada.getByRole('radio', { name: 'With others, in turns' }).check();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await ada.getByText('World', { exact: true }).click();
  const invitation = await ada.getByRole('textbox', { name: 'Invitation for others' }).inputValue();
  expect(invitation).toMatch(/#\/join\/[\w-]{16}\/[\w-]{43}$/);
  await ada.getByText('World', { exact: true }).click();

  await bren.goto(invitation);
  await bren.getByText('Ada', { exact: true }).waitFor();
  await expect
    .poll(() => bren.getByRole('textbox', { name: 'Name' }).inputValue())
    .toMatch(/^[A-Z]/);
  await bren.getByRole('textbox', { name: 'Name' }).fill('ada');
  await bren.getByRole('radio', { name: 'Valkyrie' }).check();
  await bren.getByRole('button', { name: 'Join' }).click();
  await bren.getByText('has a hero called ada already').waitFor();
  await bren.getByRole('textbox', { name: 'Name' }).fill('Bren');
  await bren.getByRole('button', { name: 'Join' }).click();
  await bren.getByText('World', { exact: true }).waitFor();

  const party = ada.getByRole('region', { name: 'Party' });
  await party.getByText('Bren', { exact: true }).waitFor();
  await ada.getByText('Bren, human Valkyrie, joins the world.').first().waitFor();
  await ada.keyboard.press('.');
  await ada.getByText('Waiting for Bren.').waitFor();
  if (PICTURES !== undefined) {
    await ada.screenshot({ path: `${PICTURES}/world-wide.png` });
    await bren.screenshot({ path: `${PICTURES}/world-narrow.png` });
  }
  await bren.keyboard.press('.');
  await ada.getByText('Waiting for Bren.').waitFor({ state: 'hidden' });

  await bren.getByText('World', { exact: true }).click();
  await bren.getByRole('button', { name: 'Leave the world for a while' }).click();
  await bren.getByText('Your hero waits outside the world.').waitFor();
  await ada.getByText('Bren leaves the world for a while.').first().waitFor();
  expect(await party.textContent()).toContain('away');
  if (PICTURES !== undefined) {
    await bren.screenshot({ path: `${PICTURES}/world-away.png` });
  }
  await bren.getByRole('button', { name: 'Come back' }).click();
  await ada.getByText('Bren is back in the world.').first().waitFor();
  await bren.reload();
  await bren.getByText('World', { exact: true }).waitFor();

  await ada.getByText('World', { exact: true }).click();
  await ada.getByRole('button', { name: 'Invite by a new link' }).click();
  const links = ada.getByRole('textbox', { name: 'Invitation for others' });
  await expect.poll(() => links.inputValue()).not.toBe(invitation);
  await ada.getByRole('button', { name: 'Shut Bren out' }).click();
  await bren.getByText('Your key doesn’t open that game').waitFor();
  await Promise.all([first.close(), second.close()]);
});
