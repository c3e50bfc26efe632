// Practice at the page: the lessons and the arena, by keys and at a telephone by touch.

import type { RunningServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkPage, prepareChecks } from './page-check.ts';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

/** Commands after which whatever is tried has happened. */
const MOST_TRIES = 60;

let browser: Browser;
let server: RunningServer;
let context: BrowserContext;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(() => context.close());

/** The title page in a browser that has stored nothing. */
async function opened(width: number, height: number, hasTouch = false) {
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

const strip = (page: Page) => page.getByRole('region', { name: 'Lesson' });

/** Waits until a lesson is at hand. */
async function atLesson(page: Page, number: number): Promise<void> {
  await strip(page)
    .getByRole('heading', { name: new RegExp(`^Lesson ${number} of 9`) })
    .waitFor();
}

/** Tries something until a lesson is at hand or the lessons are over. */
async function until(page: Page, number: number, does: () => Promise<void>): Promise<void> {
  const heading = strip(page).getByRole('heading');
  const isThere = async () =>
    (await page.getByRole('dialog', { name: 'The lessons' }).count()) > 0 ||
    ((await heading.textContent()) ?? '').startsWith(`Lesson ${number} of`);
  for (let times = 0; times < MOST_TRIES && !(await isThere()); times++) {
    await does();
  }
  expect(await isThere()).toBe(true);
}

describe('the lessons at the page', () => {
  it('follow what the player does by keys, and lead to a new game', async () => {
    const { page, player } = await opened(1440, 900);
    await page.getByRole('link', { name: /^Learn to play/ }).click();
    await player.map.waitFor();
    await player.settle();
    await atLesson(page, 1);
    expect(await checkPage(page, 'main')).toEqual([]);
    await player.press('l');
    await atLesson(page, 2);
    await until(page, 3, async () => {
      await player.press('v');
      const { near } = await player.look();
      if (near.some(({ isHostile }) => isHostile)) {
        await page.keyboard.press(';');
        await page.getByRole('region', { name: 'Look' }).waitFor();
        await page.keyboard.press('Escape');
      }
    });
    await player.map.focus();
    await until(page, 4, () => player.press('Tab'));
    await until(page, 5, async () => {
      const { near } = await player.look();
      if (!near.some(({ isHostile }) => isHostile)) {
        await player.press('v');
        return;
      }
      await page.keyboard.press('Z');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('a');
    });
    await until(page, 6, async () => {
      await player.press('Enter');
      await player.press('Escape');
      await page.keyboard.press('Z');
      await page.keyboard.press('a');
    });
    await page.keyboard.press('Escape');
    await page.keyboard.press('@');
    await page.getByRole('dialog', { name: 'You' }).waitFor();
    await page.keyboard.press('Escape');
    await until(page, 7, () => player.press('Tab'));
    await until(page, 8, async () => {
      const { near } = await player.look();
      await player.press(near.some(({ isHostile }) => isHostile) ? 'Tab' : 'R');
    });
    await player.press('s');
    await atLesson(page, 9);
    await until(page, 0, async () => {
      await player.press('v');
      await page.keyboard.press('_');
      await player.press('Enter');
      await player.press('>');
      await page.keyboard.press('Escape');
    });
    const end = page.getByRole('dialog', { name: 'The lessons' });
    await expect.poll(() => end.textContent()).toContain('9 of 9 lessons done');
    expect(await checkPage(page, '.ending')).toEqual([]);
    await end.getByRole('link', { name: 'New game' }).press('Enter');
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await page.goto(`${server.url}#/`);
    await page.getByRole('link', { name: /^Learn to play.*9 of 9 done/ }).waitFor();
  });

  it('go on where they were left, are skipped by a key, and are started over', async () => {
    const { page, player } = await opened(1440, 900);
    await page.goto(`${server.url}#/lessons`);
    await player.map.waitFor();
    await player.settle();
    await player.press('l');
    await atLesson(page, 2);
    await page.keyboard.press('F9');
    await atLesson(page, 3);
    await page.reload();
    await player.map.waitFor();
    // What was skipped is asked again, what was done is not.
    await atLesson(page, 2);
    await page.getByText('1 of 9 done').click();
    expect(await strip(page).getByRole('listitem').allTextContents()).toContain('Walk done');
    await page.getByRole('button', { name: 'Start over' }).click();
    await player.map.waitFor();
    await atLesson(page, 1);
    await page.keyboard.press('S');
    const leave = page.getByRole('dialog', { name: 'Leave the game?' });
    await expect.poll(() => leave.textContent()).toContain('nothing of it is kept');
    await leave.getByRole('button', { name: 'To the title page Enter' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Learn to play/ }).waitFor();
  });

  it('are taken by touch on a telephone', async () => {
    const { page, player } = await opened(390, 844, true);
    await page.getByRole('link', { name: /^Learn to play/ }).tap();
    await player.map.waitFor();
    await player.settle();
    await atLesson(page, 1);
    expect(await checkPage(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Explore' }).tap();
    await player.settle();
    await atLesson(page, 2);
    await until(page, 3, async () => {
      await page.getByRole('button', { name: 'Explore' }).tap();
      await player.settle();
      await page.getByRole('button', { name: /^Look/ }).tap();
      await page.getByRole('button', { name: /^Leave/ }).tap();
    });
    for (let lesson = 3; lesson <= 9; lesson++) {
      await page.getByRole('button', { name: /^Skip/ }).tap();
    }
    const end = page.getByRole('dialog', { name: 'The lessons' });
    await expect.poll(() => end.textContent()).toContain('2 of 9 lessons done');
    expect(await checkPage(page, '.ending')).toEqual([]);
    await end.getByRole('link', { name: 'New game' }).tap();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
  });
});

describe('the arena at the page', () => {
  it('objects to a monster that there is none of, and fights one with odds beside what came', async () => {
    const { page, player } = await opened(1440, 900);
    await page.getByRole('link', { name: /^Arena/ }).click();
    await page.getByRole('combobox', { name: 'Monster' }).fill('jackl');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('did you mean jackal?');
    expect(await checkPage(page, 'main')).toEqual([]);
    await page.getByRole('combobox', { name: 'Monster' }).fill('jackal');
    await page.getByLabel('How many').fill('2');
    await page.getByLabel('Item', { exact: true }).fill('long sword');
    await page.getByRole('button', { name: 'Add' }).press('Enter');
    await page.getByLabel('Level of the hero').fill('5');
    await page.getByRole('radio', { name: 'Samurai' }).check();
    await page.getByRole('button', { name: 'Fight' }).press('Enter');
    await player.map.waitFor();
    await player.settle();
    const beside = page.getByRole('region', { name: 'Practice' });
    expect(await beside.textContent()).toMatch(/Odds: .* to be dead within 20 moves/);
    expect(await beside.textContent()).toContain('So far: 0 moves');
    expect(await beside.textContent()).toContain('Practice against 2 jackals');
    expect(await checkPage(page, 'main')).toEqual([]);
    // A jackal can hurt him, and in one turn it never kills him.
    await page.keyboard.press(';');
    const danger = page.getByRole('region', { name: 'What it may do to you' });
    await expect.poll(() => danger.textContent()).toMatch(/kills younever/);
    expect(await danger.textContent()).toMatch(/hurts you\d+\s%/);
    await page.keyboard.press('Escape');
    await player.press('s');
    await expect.poll(() => beside.textContent()).toContain('So far: 1 move,');
    await page.setViewportSize({ width: 390, height: 844 });
    const fightOn = page.locator('.actions .only-phone', { hasText: 'Fight on' });
    const cut = await fightOn.evaluate(button => button.scrollWidth - button.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await player.map.focus();
    const end = page.getByRole('dialog', { name: /^You (won|died)$/ });
    for (let times = 0; times < MOST_TRIES && (await end.count()) === 0; times++) {
      const { near } = await player.look();
      await player.press(near.some(({ isHostile }) => isHostile) ? 'Tab' : 's');
    }
    expect(await end.textContent()).toMatch(/the odds gave \S+\s% to that many or fewer/);
    expect(await checkPage(page, '.ending')).toEqual([]);
    await end.getByRole('button', { name: 'Fight again' }).press('Enter');
    await expect.poll(() => beside.textContent()).toContain('So far: 0 moves');
    await beside.getByRole('button', { name: 'Change the fight' }).press('Enter');
    expect(await page.getByRole('combobox', { name: 'Monster' }).inputValue()).toBe('jackal');
    await page.getByRole('listitem').getByText('long sword').waitFor();
  });

  it('is fought by touch on a telephone', async () => {
    const { page, player } = await opened(390, 844, true);
    await page.goto(`${server.url}#/arena?against=newt`);
    await page.getByRole('button', { name: 'Fight' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Monster' }).inputValue()).toBe('newt');
    expect(await checkPage(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Fight' }).tap();
    await player.map.waitFor();
    await player.settle();
    expect(await checkPage(page, 'main')).toEqual([]);
    const end = page.getByRole('dialog', { name: /^You (won|died)$/ });
    for (let times = 0; times < MOST_TRIES && (await end.count()) === 0; times++) {
      const actions = page.getByRole('navigation', { name: 'Actions' });
      await actions.getByRole('button', { name: /^Fight on/ }).tap();
      await player.settle();
    }
    await end.getByRole('button', { name: 'Fight again' }).tap();
    await page
      .getByRole('region', { name: 'Practice' })
      .getByText('So far: 0 moves')
      .waitFor({ state: 'attached' });
  });
});
