// Every screen and sheet of the game, wide and on a telephone: nobody is kept out by how it is marked
// up, by faint colours, by buttons too small to hit or by text that lies over text.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PALETTES } from '@roguewright/engine/words';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { busyMoment, lostGame } from './audit-games.ts';
import { endGame } from './ended-game.ts';
import { checkPage, prepareChecks } from './page-check.ts';
import { Player } from './player.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Sheets by the key that opens them. */
const SHEETS = [
  ['bag', 'i'],
  ['you', '@'],
  ['worn and held', '*'],
  ['wield what', 'w'],
  ['quaff what', 'q'],
  ['take what', ','],
  ['skills', 'E'],
  ['spells', '+'],
  ['known kinds', '\\'],
  ['what is known', '/'],
  ['compare', '='],
  ['help', '?'],
  ['history', 'Control+P'],
  ['settings', 'O'],
  ['leave', 'S'],
] as const;

/** Panels by the key that opens them, or the sheet where the first entry does. */
const PANELS = [
  ['aim a spell', '+'],
  ['aim a throw', 't'],
  ['look', ';'],
] as const;

let browser: Browser;
let server: RunningServer;
let folder: string;
let player: Player;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roguewright-system-'));
  server = await startServer({ port: 0, dataFolder: folder });
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: VIEWPORTS[0], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await prepareChecks(page);
  await page.goto(server.url);
  player = new Player(page);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is wrong with what is shown, at some width or all. */
async function audit(screen: string, root: string): Promise<string[]> {
  const { page } = player;
  const problems: string[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.locator(root).waitFor();
    const found = await checkPage(page, root);
    problems.push(...found.map(problem => `${screen}, ${viewport.width}: ${problem}`));
  }
  await page.setViewportSize(VIEWPORTS[0]);
  return problems;
}

/** Checks the sheet that is open, and closes it. */
async function auditSheet(name: string): Promise<string[]> {
  const problems = await audit(name, 'dialog[open]');
  await player.page.keyboard.press('Escape');
  await player.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  return problems;
}

/** One sheet after another. */
async function auditSheets(): Promise<string[]> {
  const { page } = player;
  const problems: string[] = [];
  for (const [name, key] of SHEETS) {
    await page.keyboard.press(key);
    problems.push(...(await auditSheet(name)));
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  return [...problems, ...(await auditSheet('more'))];
}

/**
 * Sheets with hues, and a spell aimed, in each palette for colour-blind eyes: all on the shelf `long`,
 * none quickly.
 */
async function auditPalettes(): Promise<string[]> {
  const { page } = player;
  const problems: string[] = [];
  for (const { name, title } of PALETTES) {
    await page.keyboard.press('O');
    await page.getByRole('radio', { name: title }).check();
    problems.push(...(await auditSheet(`settings, ${name}`)));
    await page.keyboard.press('+');
    await page.locator('dialog[open] .entry').first().click();
    await page.locator('.panel .target .chart').first().waitFor();
    problems.push(...(await audit(`aim a spell, ${name}`, 'html')));
    await page.keyboard.press('Escape');
    await page.locator('.panel').waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('O');
  await page.getByRole('radio', { name: 'Standard' }).check();
  await page.keyboard.press('Escape');
  return problems;
}

/** The panels of odds with their reasons and tables, and the one that asks for a direction. */
async function auditPanels(): Promise<string[]> {
  const { page } = player;
  const problems: string[] = [];
  for (const [name, key] of PANELS) {
    await page.keyboard.press(key);
    if (key !== ';') {
      await page.locator('dialog[open] .entry').first().click();
    }
    await page.locator('.panel .target .chart').first().waitFor();
    problems.push(...(await audit(name, 'html')));
    await page.keyboard.press('x');
    await page.locator('.explanations').waitFor();
    const book = page.locator('.explanations a').first();
    expect(await book.getAttribute('href')).toMatch(/^#\/handbook\/[a-z]+\.[a-z-]+$/);
    await page.locator('.twin summary').first().click();
    problems.push(...(await audit(`${name}, why and table`, 'html')));
    await page.getByRole('button', { name: /^Why/ }).click();
    await page.keyboard.press('Escape');
    await page.locator('.panel').waitFor({ state: 'hidden' });
  }
  // A hero without a bow is asked what to throw.
  await page.keyboard.press('f');
  await page.locator('dialog[open] .entry').first().waitFor();
  problems.push(...(await auditSheet('shoot without a bow')));
  await page.keyboard.press('o');
  await page.locator('.panel .compass').waitFor();
  problems.push(...(await audit('which way', 'html')));
  await page.keyboard.press('Escape');
  return problems;
}

/** A page on which everything is wrong that the checks of our own look for, and a contrast. */
const BAD_PAGE = `<!doctype html><html lang="en"><title>Bad</title><main>
<h1>Bad</h1><p style="color: #bbb">faint</p>
<p style="position: absolute; top: 200px">under</p><b style="position: absolute; top: 203px">over</b>
<button style="width: 20px; height: 20px; padding: 0">x</button>
<div style="width: 3000px">wide</div></main></html>`;

describe('the checks', () => {
  it('find faint text, text over text, small buttons and what is too wide', async () => {
    const page = await browser.newPage();
    await prepareChecks(page);
    await page.goto(`data:text/html,${encodeURIComponent(BAD_PAGE)}`);
    const kinds = (await checkPage(page, 'html')).map(line => line.split(':')[0]);
    await page.close();
    expect([...new Set(kinds)]).toEqual(['color-contrast', 'overlap', 'small', 'wide']);
  });
});

describe('every screen', () => {
  it('can be read, heard and touched by everybody, wide and on a telephone', async () => {
    const { page } = player;
    const problems: string[] = [];
    await page.getByRole('link', { name: 'New game' }).waitFor();
    problems.push(...(await audit('title', 'html')));
    await page.getByRole('link', { name: 'Hall of heroes' }).click();
    await page.getByText('No game has ended here yet').waitFor();
    problems.push(...(await audit('empty hall', 'html')));
    await page.goto(`${server.url}/#/new?role=priest&seed=ember-1`);
    await page.getByRole('table', { name: /^Attributes/ }).waitFor();
    await page.getByText('Why', { exact: true }).first().click();
    problems.push(...(await audit('new hero', 'html')));
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('Your hero needs a name.').waitFor();
    problems.push(...(await audit('objection', 'html')));
    await page.goto(server.url);
    await player.load(busyMoment());
    // Refused in company, which takes no time and is told in the log.
    await player.press('R');
    await page.locator('.near-odds').first().waitFor();
    problems.push(...(await audit('game', 'html')));
    problems.push(...(await auditSheets()));
    problems.push(...(await auditPanels()));
    problems.push(...(await auditPalettes()));
    await page.goto(server.url);
    await page.getByRole('link', { name: /Ada.*playing/ }).waitFor();
    problems.push(...(await audit('title with a game', 'html')));
    await page
      .getByRole('button', { name: /^Forget/ })
      .first()
      .click();
    problems.push(...(await auditSheet('forget')));
    const dialog = page.getByRole('dialog', { name: /^(You made it out|Dead)$/ });
    await player.load(lostGame(), dialog);
    problems.push(...(await audit('ending', '.ending')));
    const savedGames = JSON.stringify([await endGame(folder)]);
    await page.evaluate(games => localStorage.setItem('roguewright.games', games), savedGames);
    await page.goto(`${server.url}/#/hall`);
    await page.getByRole('button', { name: 'Marked' }).click();
    await page.getByRole('link', { name: /Play this seed/ }).waitFor();
    problems.push(...(await audit('hall', 'html')));
    await page.goto(`${server.url}/#/game/nobody`);
    await page
      .getByText('You can continue a game only in the browser where you started it.')
      .waitFor();
    problems.push(...(await audit('no entry', 'html')));
    expect(problems).toEqual([]);
  });

  it('scrolls by the keys where there is nothing to press', async () => {
    const { page } = player;
    await page.goto(server.url);
    await player.begin('Ada', 'sheets');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => document.querySelector('.sheet-body')!.scrollTop > 100);
  });
});
