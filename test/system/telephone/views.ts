// The views of a game on a telephone, one after the other, for what is to be checked on each.

import type { Locator, Page } from 'playwright-core';
import { busyMoment, lostGame } from '../audit-games.ts';
import { Player } from '../player.ts';

/** Is told the name of a view and the selector of what is on top. */
export type Check = (name: string, root: string) => Promise<void>;

/** Sheets by the key that opens them. */
const SHEETS = [
  ['bag', 'i'],
  ['worn and held', '*'],
  ['quaff what', 'q'],
  ['take what', ','],
  ['spells', '+'],
  ['skills', 'E'],
  ['known kinds', '\\'],
  ['what is known', '/'],
  ['compare', '='],
  ['you', '@'],
  ['help', '?'],
  ['history', 'Control+P'],
  ['options', 'O'],
  ['rules', '|'],
  ['notes', ':'],
  ['find', 'Control+F'],
  ['level', '-'],
  ['leave', 'S'],
] as const;

const DIALOG = 'dialog[open]';

/** Leaves a sheet or a panel by its button. */
async function closed(what: Locator): Promise<void> {
  await what
    .getByRole('button', { name: /^(Close|Leave)/ })
    .first()
    .click();
  await what.waitFor({ state: 'hidden' });
}

/** The pages outside of a game. */
export async function visitPages(page: Page, server: string, check: Check): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).waitFor();
  await check('title', 'body');
  await page.getByRole('link', { name: 'Hall of heroes' }).click();
  await page.getByText('No game has ended here yet').waitFor();
  await check('empty hall', 'body');
  await page.goto(`${server}/#/new?role=priest&seed=ember-1`);
  await page.getByRole('table', { name: /^Attributes/ }).waitFor();
  await check('new game', 'body');
}

/** The board, its sheets and its panels. */
export async function visitGame(page: Page, server: string, check: Check): Promise<void> {
  await page.goto(server);
  const player = new Player(page);
  await player.load(busyMoment());
  await player.settle();
  await check('game', 'body');
  await visitSheets(page, check);
  await visitPanels(page, check);
}

async function visitSheets(page: Page, check: Check): Promise<void> {
  const dialog = page.locator(DIALOG);
  for (const [name, key] of SHEETS) {
    await page.keyboard.press(key);
    await dialog.waitFor();
    await check(name, DIALOG);
    if (name === 'bag') {
      await dialog.locator('button.entry').first().click();
      await dialog.getByRole('heading', { name: 'Bag', exact: true }).waitFor({ state: 'hidden' });
      await check('item', DIALOG);
      // An item's sheet leads back to the bag.
      await dialog.getByRole('button', { name: /^Close/ }).click();
      await dialog.getByRole('heading', { name: 'Bag', exact: true }).waitFor();
    }
    await closed(dialog);
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await dialog.waitFor();
  await check('more', DIALOG);
  await closed(dialog);
}

/** Panels of odds, "which way?", and a question of the game. */
async function visitPanels(page: Page, check: Check): Promise<void> {
  const panel = page.locator('.panel');
  const dialog = page.locator(DIALOG);
  await page.keyboard.press(';');
  await panel.locator('.target').first().waitFor();
  await check('look, in short', 'body');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await panel.locator('.chart').first().waitFor();
  await check('look', 'body');
  await closed(panel);
  await page.keyboard.press('+');
  await dialog.locator('.entry').first().click();
  await panel.locator('.target .chart').first().waitFor();
  await page.keyboard.press('x');
  await page.locator('.explanations').waitFor();
  await check('aim', 'body');
  await page.keyboard.press('x');
  await closed(panel);
  await page.keyboard.press('o');
  await panel.locator('.compass').waitFor();
  await check('which way', 'body');
  await closed(panel);
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Name what?' }).waitFor();
  await check('question', DIALOG);
  await closed(dialog);
  await page.getByText('You are asked: Name what?').waitFor();
  await check('a question that waits', 'body');
}

/** The last page of a game, and the hall that then has a line. @param saved opens the game of that line */
export async function visitEnd(
  page: Page,
  server: string,
  saved: object,
  check: Check,
): Promise<void> {
  await page.goto(server);
  const end = page.getByRole('dialog', { name: 'Dead' });
  await new Player(page).load(lostGame(), end);
  await page.getByRole('button', { name: /^Copy/ }).waitFor();
  await check('ending', '.ending');
  const games = JSON.stringify([saved]);
  await page.evaluate(text => localStorage.setItem('roguewright.games', text), games);
  await page.goto(`${server}/#/hall`);
  await page.getByRole('button', { name: 'Marked' }).click();
  await page.getByRole('link', { name: /Look back/ }).waitFor();
  await check('hall', 'body');
}
