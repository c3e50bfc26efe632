// What a stranger meets who plays with the mouse, or by touch on a telephone.

import { readContent } from '@roguewright/content';
import { hostilesSeen, towardsStairs } from '@roguewright/engine/face';
import { type GameView, loadContent } from '@roguewright/engine/game';
import { LocalGame, Recorder, SimplePlayer, writeGameFile } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;
let context: BrowserContext;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(() => context.close());

/** The title page. */
async function opened(width: number, height: number): Promise<{ page: Page; player: Player }> {
  const hasTouch = width < 500;
  context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch,
    isMobile: hasTouch,
  });
  const page = await context.newPage();
  await prepareChecks(page);
  await page.goto(server.url);
  return { page, player: new Player(page) };
}

/** The file of a game whose present view is as it is wanted. */
function gameWhere(isWanted: (view: GameView) => boolean): string {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let seed = 1; seed <= 40; seed++) {
    const start = { heroName: 'Una', role: 'samurai', race: 'human', seed: `by hand ${seed}` };
    const game = LocalGame.create(content, house, start);
    const recorder = new Recorder(game);
    const player = new SimplePlayer(`player ${seed}`);
    let performed = game.look();
    for (let count = 0; count < 400; count++) {
      if (isWanted(performed.view)) {
        return writeGameFile(recorder.file());
      }
      if (performed.view.ending !== undefined) {
        break;
      }
      performed = recorder.perform(player.next(performed));
    }
  }
  throw new Error('expected such a moment in one of 40 games');
}

const isCalm = (view: GameView) =>
  view.ending === undefined && view.pending === undefined && hostilesSeen(view).length === 0;

/** Nothing threatens, and stairs down are known that the hero doesn’t stand on. */
const isAway = (view: GameView) =>
  isCalm(view) && towardsStairs(view, { kind: 'descend' }).kind === 'travel';

describe('the mouse', () => {
  it('opens all numbers at the name, looks by the right button, and finds the button of a lesson', async () => {
    const { page, player } = await opened(1440, 900);
    await page.getByRole('link', { name: /^Learn to play/ }).click();
    await player.map.waitFor();
    await player.settle();
    await page.getByRole('button', { name: 'Pupil', exact: true }).click();
    const numbers = page.getByRole('dialog', { name: 'You' });
    await numbers.waitFor();
    await page.getByRole('button', { name: /^Close/ }).click();
    await numbers.waitFor({ state: 'detached' });
    await player.map.locator('canvas').last().click({ button: 'right' });
    const look = page.getByRole('region', { name: 'Look', exact: true });
    await look.waitFor();
    await page.getByRole('button', { name: /^Leave/ }).click();
    const strip = page.getByRole('region', { name: 'Lesson' });
    for (let lesson = 1; lesson < 9; lesson++) {
      await strip.getByRole('heading', { name: new RegExp(`^Lesson ${lesson} `) }).waitFor();
      await strip.getByRole('button', { name: /^Skip/ }).click();
    }
    await strip.getByRole('heading', { name: /^Lesson 9 / }).waitFor();
    const [, named] = /the button (\w+)\./.exec((await strip.textContent()) ?? '') ?? [];
    expect(named).toBe('Down');
    const row = page.getByRole('navigation', { name: 'Actions' });
    expect(await row.getByRole('button', { name: /^Down/ }).count()).toBe(1);
  });

  it('is shown one place after the other to travel to', async () => {
    const { page, player } = await opened(1440, 900);
    await player.load(gameWhere(isAway));
    await player.settle();
    await page.getByRole('button', { name: /^Travel/ }).click();
    const panel = page.getByRole('region', { name: 'Travel' });
    const place = panel.locator('.panel-body');
    const first = await place.textContent();
    expect(first).toMatch(/stairs/);
    await panel.getByRole('button', { name: 'Next place' }).click();
    await expect.poll(() => place.textContent()).not.toBe(first);
    expect(await place.textContent()).toMatch(/stairs|door|altar|fountain|throne|sink/);
  });

  it('eats what lies on the square of the hero', async () => {
    const isMeal = (view: GameView) =>
      isCalm(view) && view.underfoot.some(({ uses }) => uses.includes('eat'));
    const file = gameWhere(isMeal);
    const { page, player } = await opened(1440, 900);
    await player.load(file);
    await player.settle();
    const { turn } = await player.look();
    await page.getByRole('button', { name: /^Eat/ }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Eat what?' });
    await sheet
      .getByRole('button', { name: /lying here/ })
      .first()
      .click();
    await sheet.waitFor({ state: 'detached' });
    await player.settle();
    await expect.poll(async () => (await player.look()).turn).toBeGreaterThan(turn);
  });

  it('meets no answer of another kind in the lab, and names a field as the form does', async () => {
    const { page } = await opened(1440, 900);
    await page.goto(`${server.url}#/lab`);
    await page.getByRole('radio', { name: 'Attack' }).check();
    await page.getByText('points an attack on average', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Duel' }).check();
    const answer = page.getByRole('region', { name: 'Answer' });
    await answer.getByText('of all duels').first().waitFor();
    expect(await answer.textContent()).not.toMatch(/an attack on average|before the last change/);
    await page.getByLabel('Hit points', { exact: true }).fill('many');
    await answer.getByText(/“Hit points”: expected dice/).waitFor();
  });
});

describe('a telephone', () => {
  it('goes to the stairs that are known by the button for stairs', async () => {
    const file = gameWhere(isAway);
    const { page, player } = await opened(390, 844);
    await player.load(file);
    await player.settle();
    const before = await player.map.locator('pre').textContent();
    await page.getByRole('button', { name: 'Stairs' }).tap();
    await expect.poll(() => player.map.locator('pre').textContent()).not.toBe(before);
  });

  it('shows the comparison of two rules once it has come', async () => {
    const { page } = await opened(390, 844);
    await page.goto(`${server.url}#/compare`);
    await page.getByLabel('Commands, 1 to 2000').fill('5');
    await page.getByRole('button', { name: 'Compare' }).tap();
    const caption = page.getByRole('region', { name: 'Comparison' }).locator('caption');
    await caption.waitFor();
    await expect
      .poll(async () => {
        const { y } = (await caption.boundingBox())!;
        return y >= 0 && y < 844;
      })
      .toBe(true);
  });

  it('says once what the compared rules are, though they fill several slots', async () => {
    const { page } = await opened(390, 844);
    await page.goto(`${server.url}#/compare?against=nethack-3.4.3`);
    const rules = page.getByRole('region', { name: 'The second rules' });
    await rules.getByLabel('All rules').waitFor();
    expect(await rules.getByLabel('All rules').inputValue()).toBe('nethack-3.4.3');
    const text = (await rules.textContent()) ?? '';
    expect(text.split('Spellcasting, speed and charging as in NetHack 3.4.3.')).toHaveLength(2);
  });

  it('looks back on a game with no word over another', async () => {
    const file = gameWhere(({ turn }) => turn > 100);
    const { page } = await opened(390, 844);
    await page.goto(`${server.url}#/replay`);
    await page.getByLabel('A game’s file to look at').setInputFiles({
      name: 'una.roguewright',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await page.getByRole('slider', { name: 'Command' }).waitFor();
    expect(await checkPage(page, 'main')).toEqual([]);
    const slider = (await page.getByRole('slider', { name: 'Command' }).boundingBox())!;
    expect(slider.width).toBeGreaterThan(300);
  });
});
