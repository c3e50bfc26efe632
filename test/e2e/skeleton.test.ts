// The first game, from a hero's name to victory and to death, as a person plays it: in a real
// browser, over the socket, by visible controls and keys only.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@roguewright/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { adventure, type Errands } from './adventure.ts';
import { type Near, Player } from './player.ts';
import { freePort, killServer, spawnServer } from './server-process.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A game of some hundred keys takes longer than other tests. */
const WHOLE_GAME = 240_000;

/** Luck differs from seed to seed; one of these is kind enough. */
const SEEDS = ['ember-1', 'quill-2', 'raven-3', 'candle-4', 'ink-5', 'ash-6', 'wick-7', 'vellum-8'];

let browser: Browser;
let server: RunningServer;
let dataFolder: string;
const contexts: BrowserContext[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-e2e-'));
  server = await startServer({ port: 0, dataFolder });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map(context => context.close()));
  // Whatever a page complains of, in its console or by throwing, is a defect.
  expect(complaints.splice(0)).toEqual([]);
});

/** A fresh browser at the title page. */
async function open(viewport: typeof WIDE, url = server.url): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') {
      complaints.push(message.text());
    }
  });
  await page.goto(url);
  return page;
}

/** Aims a fireball, reads what the page says of it, and casts it. */
async function castAtJackal(player: Player, enemy: Near): Promise<boolean> {
  if (enemy.name !== 'jackal') {
    return false;
  }
  const { page } = player;
  await page.getByRole('button', { name: 'Cast Z' }).click();
  await page.getByRole('button', { name: /fireball/ }).click();
  const panel = page.getByRole('region', { name: 'Aim fireball' });
  const odds = panel.getByRole('region', { name: 'Odds against the jackal' });
  await odds.first().waitFor();
  expect(await panel.textContent()).toMatch(/to fail\d+\s%energy\d+/);
  expect(await panel.getByRole('list', { name: 'How sure' }).textContent()).toContain(
    'exact if nobody moves',
  );
  expect(await odds.first().textContent()).toMatch(/to hit\d+\s%to kill\d+\s%/);
  await odds
    .first()
    .getByRole('img', { name: /^Damage, mean \d/ })
    .waitFor();
  await page.keyboard.press('x');
  const reasons = panel.getByRole('region', { name: 'Why' }).getByRole('listitem');
  expect(await reasons.count()).toBeGreaterThan(3);
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await player.settle();
  expect(await player.log()).toMatch(/You (cast|fail to cast) fireball/);
  return true;
}

/** Loads the page anew and demands the same game. */
async function reload(player: Player): Promise<void> {
  const log = await player.log();
  const { near: _, ...before } = await player.look();
  await player.page.reload();
  await player.map.waitFor();
  await player.settle();
  expect(await player.look()).toMatchObject(before);
  expect(await player.log()).toBe(log);
}

async function drink(player: Player): Promise<boolean> {
  await player.page.keyboard.press('q');
  await player.page
    .getByRole('dialog')
    .getByRole('button', { name: /potion of healing/ })
    .click();
  await player.settle();
  expect(await player.log()).toContain('You drink the potion of healing.');
  return true;
}

/** Picks up the book under the hero and reads it. */
async function study(player: Player): Promise<boolean> {
  const { page } = player;
  await page.getByRole('button', { name: /^Take\b/ }).click();
  await player.settle();
  await page.getByRole('button', { name: 'Read r' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /book of/ })
    .click();
  await player.settle();
  expect(await player.log()).toContain('You study the book of mending.');
  return true;
}

/** The errands of the walking skeleton; `drunk` is done at the stairs at the latest. */
function errandsOf(player: Player): Errands {
  let isDrunk = false;
  const wounded = async () => {
    isDrunk = await drink(player);
    return isDrunk;
  };
  return {
    wounded,
    door: async key => {
      await player.press('o');
      // With two doors in reach the page asks which way.
      if (await player.page.getByRole('region', { name: 'Open which way?' }).isVisible()) {
        await player.press(key);
      }
      return /You open the door\.$/.test(await player.log());
    },
    target: async enemy => {
      const isCast = await castAtJackal(player, enemy);
      if (isCast) {
        await reload(player);
      }
      return isCast;
    },
    book: () => study(player),
    stairs: async () => {
      if (!isDrunk) {
        isDrunk = await drink(player);
      }
      await player.press('<');
    },
  };
}

describe('the first game', () => {
  it(
    'is won: a hero made, a door opened, odds read, a fireball cast, a book read, stairs climbed',
    async () => {
      const tales: string[] = [];
      for (const seed of SEEDS) {
        const player = new Player(await open(WIDE));
        await player.begin('Perchta', seed);
        const { done, ending } = await adventure(player, errandsOf(player));
        tales.push(`${seed}: ${[...done].join(', ')}; ${ending?.split('\n')[0]}`);
        const isWhole = ['door', 'target', 'book'].every(errand => done.has(errand as 'door'));
        if (isWhole && ending?.startsWith('Out')) {
          expect(ending).toContain('Perchta the Human Wizard climbed out');
          expect(await player.page.title()).toBe('Perchta is out · Roguewright');
          return;
        }
      }
      expect.fail(`no seed led to victory:\n${tales.join('\n')}`);
    },
    WHOLE_GAME,
  );

  it(
    'is lost by who does nothing, and says why',
    async () => {
      const page = await open(WIDE);
      const player = new Player(page);
      await player.begin('Ilse', SEEDS[0]!);
      let ending: string | undefined;
      for (let step = 0; step < 600 && ending === undefined; step++) {
        const sight = await player.look();
        const isMet = sight.near.some(({ name }) => name === 'jackal' || name === 'kobold');
        if (isMet || !(await player.explore(sight))) {
          await player.press('s');
        }
        ending = await player.ending();
      }
      expect(ending).toMatch(/^Dead/);
      expect(ending).toMatch(/Ilse the Human Wizard .*(jackal|kobold)/);
      expect(ending).toMatch(/hits? you/);
      expect(await page.title()).toBe('Ilse is dead · Roguewright');
      await page.getByRole('link', { name: 'New game' }).click();
      await page.getByRole('link', { name: /Ilse.*dead, turn \d+/ }).click();
      await page.getByRole('dialog', { name: 'Dead' }).waitFor();
    },
    WHOLE_GAME,
  );
});

describe('a server that is killed', () => {
  it('is found again by the page when it comes back, and the game goes on where it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roguewright-e2e-'));
    const port = await freePort();
    let own = await spawnServer(port, folder);
    try {
      const player = new Player(await open(WIDE, `http://localhost:${port}`));
      await player.begin('Perchta', 'ember-1');
      await player.press('s');
      const { turn } = await player.look();
      await killServer(own);
      await player.page.getByText('The connection is lost. Nothing you did is.').waitFor();
      // A key pressed meanwhile is carried out when the server is back.
      await player.page.keyboard.press('s');
      own = await spawnServer(port, folder);
      await player.settle();
      expect((await player.look()).turn).toBe(turn + 1);
      await player.page.getByText('The connection is lost.').waitFor({ state: 'hidden' });
      await player.press('s');
      expect((await player.look()).turn).toBe(turn + 2);
      // Nothing else than the missing server was complained of.
      const others = complaints.splice(0).filter(text => !/ERR_CONNECTION_REFUSED/.test(text));
      expect(others).toEqual([]);
    } finally {
      await killServer(own);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the title page', () => {
  it('says beside the field what is wrong with a hero', async () => {
    const page = await open(WIDE);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('Your hero needs a name.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe(
      'true',
    );
    expect(page.url()).toBe(`${server.url}/`);
  });

  it('shows the games of this browser and of no other', async () => {
    const page = await open(WIDE);
    await new Player(page).begin('Gundula', 'ember-1');
    await page.goto(server.url);
    await page.getByRole('link', { name: /Gundula.*Human Wizard · playing, turn 1/ }).click();
    await page.getByRole('application', { name: 'Map' }).waitFor();
    const stranger = await open(WIDE);
    await stranger.goto(page.url());
    await stranger.getByText('This browser has no key to that game.').waitFor();
  });
});

describe('a telephone', () => {
  it('plays by taps alone, with nothing wider than its screen', async () => {
    const page = await open(PHONE);
    const player = new Player(page);
    const fits = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    expect(await fits()).toBe(true);
    await player.begin('Perchta', 'ember-1');
    expect(await fits()).toBe(true);
    for (const [button, heading] of [
      ['Bag', 'Bag'],
      ['Cast', 'Cast which spell?'],
      ['More', 'More'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
      await page.getByRole('dialog', { name: heading }).getByText('Close Esc').click();
      expect(await fits()).toBe(true);
    }
    await page.getByRole('button', { name: /^Cast\b/ }).click();
    await page.getByRole('button', { name: /fireball/ }).click();
    const panel = page.getByRole('region', { name: 'Aim fireball' });
    await panel.getByRole('button', { name: 'east', exact: true }).click();
    const [map, odds] = [await player.map.boundingBox(), await panel.boundingBox()];
    expect(map!.y + map!.height).toBeLessThanOrEqual(odds!.y + 1);
    await panel.getByRole('button', { name: /^Cast\b/ }).click();
    await player.settle();
    expect(await player.log()).toMatch(/You (cast|fail to cast) fireball/);
  });
});
