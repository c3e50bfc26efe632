// What a player looks up at the page: the help with the handbook in it, luck and last turns of the game that is played,
// the luck of one that is over, and one seed under two rules.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { LocalGame, playSimply, writeGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

/** Commands after which a new hero has fought. */
const MOST_TRIES = 80;

let browser: Browser;
let server: RunningServer;
let context: BrowserContext;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(() => context.close());

/** The file of a game that ended with the hero's death. */
function lostGame(): string {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let tried = 0; tried < 20; tried++) {
    const start = { heroName: 'Ilse', role: 'wizard', race: 'elf', seed: `lost ${tried}` };
    const game = LocalGame.create(content, house, start);
    const { file } = playSimply(game, start.seed, 1500);
    if (game.look().view.ending?.kind === 'died') {
      return writeGameFile(file);
    }
  }
  throw new Error('no hero died');
}

/** The title page. */
async function opened(): Promise<{ page: Page; player: Player }> {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await prepareChecks(page);
  await page.goto(server.url);
  return { page, player: new Player(page) };
}

describe('the help', () => {
  it('finds commands and sections of the handbook, and every result is reached by keys', async () => {
    const { page, player } = await opened();
    await player.begin('Ada', 'looking up', 'wizard', 'On this device');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Help' });
    const field = help.getByRole('searchbox');
    await field.fill('shield');
    const sections = help.getByRole('region', { name: 'Found in the handbook' });
    await sections.getByRole('link').first().waitFor();
    expect(await checkPage(page, 'dialog')).toEqual([]);
    const links = await sections.getByRole('link').all();
    const buttons = await help
      .getByRole('region', { name: 'Commands found' })
      .getByRole('button')
      .all();
    await field.focus();
    for (const result of [...buttons, ...links]) {
      await page.keyboard.press('ArrowDown');
      expect(await result.evaluate(element => element === document.activeElement)).toBe(true);
    }
    const [section] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Enter'),
    ]);
    expect(section.url()).toMatch(/#\/handbook\/[\w.-]+$/);
    await section.getByRole('heading', { level: 1 }).first().waitFor();
    await section.close();

    await field.fill('zzyzx');
    await help.getByText('Neither a command nor the handbook has these words.').waitFor();
    await field.fill('conducts');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Conducts' }).waitFor();
  });
});

describe('one seed under two rules', () => {
  it('is compared side by side, and the address holds it', async () => {
    const { page } = await opened();
    await page.getByRole('link', { name: /^One seed, two rules/ }).click();
    const table = page.getByRole('table', { name: 'Seed ember-1 under two rules' });
    const compares = async () => {
      await page.getByLabel('Seed').fill('ember-1');
      await page.getByLabel('Role').selectOption('priest');
      await page.getByLabel(/^Commands/).fill('40');
      await page.getByRole('button', { name: 'Compare' }).click();
      return await table.waitFor({ timeout: 20_000 }).then(
        () => true,
        () => false,
      );
    };
    // A page that lacked a part reloads itself, and its form is empty again.
    await expect.poll(compares, { timeout: 120_000 }).toBe(true);
    await table.getByRole('rowheader', { name: 'Hit points' }).waitFor();
    await table.getByText('After 40 commands of the simple player').waitFor();
    expect(await table.getByRole('link', { name: 'Begin this hero' }).count()).toBe(2);
    expect(await page.getByRole('figure').count()).toBe(2);
    expect(await checkPage(page, 'main')).toEqual([]);
    expect(page.url()).toMatch(/#\/compare\?.*seed=ember-1/);
    const shown = await table.textContent();
    await page.reload();
    await table.waitFor();
    expect(await table.textContent()).toBe(shown);
    await table.getByRole('link', { name: 'Begin this hero' }).last().click();
    await expect.poll(() => page.getByLabel(/^Seed/).inputValue()).toBe('ember-1');
  });
});

describe('luck', () => {
  it('is shown while a game goes on, with its line over the turns as a table', async () => {
    const { page, player } = await opened();
    await player.begin('Brun', 'looking up', 'valkyrie', 'On this device');
    for (let times = 0; times < MOST_TRIES; times++) {
      const { near } = await player.look();
      await player.map.focus();
      await player.press(near.some(({ isHostile }) => isHostile) ? 'Tab' : 'v');
      const log = await player.log();
      if ((log.match(/You (hit|miss|kill)/g) ?? []).length > 3) {
        break;
      }
      if (!near.some(({ isHostile }) => isHostile)) {
        await page.keyboard.press('>');
        await player.settle();
      }
    }
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /^Luck so far/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Luck so far' });
    await sheet
      .getByText(/Luckier than/)
      .first()
      .waitFor();
    await sheet.getByRole('img', { name: /^From \d+/ }).waitFor();
    await sheet.getByText('As a table').click();
    expect(await sheet.getByRole('row').count()).toBeGreaterThan(2);
    expect(await sheet.getByRole('button', { name: /^\d+$/ }).count()).toBe(0);
    expect(await checkPage(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  });

  it('and the last turns of a game on a server are told while it goes on, without its record', async () => {
    const { page, player } = await opened();
    await player.begin('Cuno', '', 'valkyrie', 'On the server');
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /^Luck so far/ }).click();
    const luck = page.getByRole('dialog', { name: 'Luck so far' });
    await luck.getByText(/^Nothing was left to luck|^Luckier than/).waitFor();
    await page.keyboard.press('Escape');
    await luck.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /^The last turns/ }).click();
    const turns = page.getByRole('dialog', { name: 'The last turns' });
    await turns.getByText(/^Left unused|^Nothing was left unused/).waitFor();
    expect(await checkPage(page, 'dialog')).toEqual([]);
    expect(asked.filter(path => path.endsWith('/look-back'))).toHaveLength(2);
    expect(asked.filter(path => path.endsWith('/file'))).toEqual([]);
  });

  it('is beside the danger of the last turns of a game on this device', async () => {
    const { page, player } = await opened();
    await player.begin('Dana', 'looking up', 'wizard', 'On this device');
    for (let times = 0; times < 4; times++) {
      await player.press('v');
    }
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('button', { name: /^The last turns/ }).click();
    const sheet = page.getByRole('dialog', { name: 'The last turns' });
    await sheet.getByRole('table', { name: /The chance to be dead five moves later/ }).waitFor();
    expect(await sheet.getByRole('row').count()).toBeGreaterThan(2);
    // What is played can't be gone back to.
    expect(await sheet.getByRole('button', { name: /^\d+$/ }).count()).toBe(0);
  });

  it('of a game that is over is reached from the list of games, with the turns as ways to its moments', async () => {
    const { page, player } = await opened();
    await player.load(lostGame(), page.getByRole('dialog', { name: 'Dead' }));
    await page.goto(`${server.url}#/`);
    await page.getByRole('link', { name: 'Look back on Ilse' }).click();
    await page.getByRole('slider', { name: 'Command' }).waitFor();
    await page.getByRole('button', { name: 'Luck', exact: true }).click();
    const luck = page.getByRole('region', { name: 'Luck' });
    await luck.getByRole('img', { name: /^From \d+/ }).waitFor();
    await luck.getByText('As a table').click();
    const row = luck.getByRole('row').nth(1);
    const turn = await row.getByRole('button').textContent();
    await row.getByRole('button').press('Enter');
    const shown = page.getByRole('region', { name: 'Turns' }).getByRole('status');
    await expect.poll(() => shown.textContent()).not.toMatch(/(\d+) of \1$/);
    expect(
      Number(/^Turn (\d+)/.exec((await shown.textContent()) ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(Number(turn));
    expect(await checkPage(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Last turns', exact: true }).click();
    await page
      .getByRole('region', { name: 'Last turns' })
      .getByRole('img', { name: /^At most .* from turn \d+ to \d+$/ })
      .waitFor();
    expect(await checkPage(page, 'main')).toEqual([]);
  });
});
