// Accounts and watching at the page, against a real server: a password on two devices, a passkey of a virtual
// authenticator, the lobby, the delay, the chat, and the player's rule over it.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from './shared.ts';

/** Where pictures are written when the test is run to be looked at. */
const PICTURES = process.env.ROGUEWRIGHT_PICTURES;

const PASSWORD = 'four words for tests';

async function device(width = 1440, height = 900) {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: { width, height } });
  return { context, page: await context.newPage() };
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) {
    await page.screenshot({ path: `${PICTURES}/${name}.png` });
  }
}

async function makeAccount(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/#/account`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make an account', exact: true }).click();
  await page.getByText(`You are signed in as ${name}.`).waitFor();
}

it('finds the games of an account on another device', async () => {
  const { url } = await sharedServer();
  const home = await device();
  await makeAccount(home.page, url, 'Ortrud');
  await home.page.goto(`${url}/#/new?role=wizard&seed=on-two-devices`);
  await home.page.getByRole('textbox', { name: 'Name' }).fill('Orla');
  await home.page.getByRole('button', { name: 'Begin' }).click();
  await home.page.getByRole('application', { name: 'Map' }).waitFor();
  await home.page.keyboard.press('.');

  const away = await device(390, 844);
  await away.page.goto(`${url}/#/account`);
  await away.page.getByRole('textbox', { name: 'Name' }).fill('ortrud');
  await away.page.getByLabel('Password').fill('not this one');
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await away.page.getByText('There is no account of this name and password.').waitFor();
  await away.page.getByLabel('Password').fill(PASSWORD);
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const games = away.page.getByRole('region', { name: 'Games of this account' });
  await games.getByRole('link', { name: 'Orla' }).click();
  await away.page.getByRole('application', { name: 'Map' }).waitFor();
  expect(await away.page.title()).toContain('Orla');
  await away.page.goto(`${url}/#/`);
  const listed = away.page.getByRole('region', { name: 'Your games' });
  await listed.getByRole('link', { name: 'Orla Human Wizard' }).waitFor();
  await picture(away.page, 'title-signed-in');

  await away.page.getByRole('link', { name: 'Signed in as Ortrud' }).click();
  await picture(away.page, 'account');
  await away.page.getByRole('button', { name: 'Sign out' }).click();
  await away.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await away.page.goto(`${url}/#/`);
  await away.page.getByText('You have no games in this browser yet.').waitFor();
  await Promise.all([home.context.close(), away.context.close()]);
});

it('makes an account with a passkey, signs out, and signs in by it', async () => {
  const { url } = await sharedServer();
  const { context, page } = await device();
  const protocol = await context.newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}/#/account`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Pascha');
  await page.getByRole('button', { name: 'Make an account with a passkey' }).click();
  await page.getByText('You are signed in as Pascha.').waitFor();
  await page.getByText('No password, 1 passkey.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('You are signed in as Pascha.').waitFor();
  await page.getByText('Set a password').click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('A password, 1 passkey.').waitFor();
  await context.close();
});

it('shows a game to others, who talk with its player', async () => {
  const { url } = await sharedServer();
  const player = await device();
  const watcher = await device(390, 844);
  await player.page.goto(`${url}/#/new?role=wizard&seed=watched-page`);
  await player.page.getByRole('textbox', { name: 'Name' }).fill('Wanda');
  await player.page.getByRole('button', { name: 'Begin' }).click();
  await player.page.getByText('Watchers', { exact: true }).click();
  await player.page.getByLabel('Others see it later by').selectOption('0');
  await player.page.getByText('Nobody watches at present.').waitFor();

  await makeAccount(watcher.page, url, 'Wilma');
  await watcher.page.goto(`${url}/#/`);
  await watcher.page.getByRole('link', { name: 'Watch others' }).click();
  await picture(watcher.page, 'lobby');
  await watcher.page.getByRole('link', { name: 'Wanda' }).click();
  await watcher.page.getByText('You see it at once.').waitFor();
  await watcher.page.getByRole('textbox', { name: 'Say' }).fill('well met');
  await watcher.page.getByRole('button', { name: 'Say it' }).click();

  const chat = player.page.getByRole('region', { name: 'Chat' });
  await chat.getByText('well met').waitFor();
  await chat.getByRole('textbox', { name: 'Say' }).fill('hello Wilma');
  await chat.getByRole('textbox', { name: 'Say' }).press('Enter');
  await watcher.page.getByText('hello Wilma').waitFor();
  await picture(player.page, 'watched-player');
  await picture(watcher.page, 'watched-stranger');

  const turns = () => watcher.page.locator('.watching .margin-cards').textContent();
  const before = await turns();
  await player.page.getByText('1 watches').click();
  await player.page.locator('.map-pane').focus();
  await player.page.keyboard.press('s');
  await expect.poll(turns).not.toBe(before);

  await player.page.getByText('1 watches').click();
  await player.page.getByRole('button', { name: 'Block Wilma' }).click();
  await watcher.page.getByText('You can’t talk here.').waitFor();
  await player.page.getByRole('button', { name: 'Listen again Wilma' }).click();
  await watcher.page.getByRole('textbox', { name: 'Say' }).waitFor();
  await player.page.getByRole('button', { name: 'Send away Wilma' }).click();
  await watcher.page.getByText('The player has sent you away for ten minutes.').waitFor();
  await player.page.getByText('Nobody watches at present.').waitFor();
  await Promise.all([player.context.close(), watcher.context.close()]);
});
