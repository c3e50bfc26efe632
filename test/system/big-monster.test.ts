// A monster of several squares at the page: drawn as one creature, named at any of its squares.

import { mkdirSync } from 'node:fs';
import { readContent } from '@roguewright/content';
import { CONDITIONS } from '@roguewright/engine/actors';
import { loadContent, type SavedGame } from '@roguewright/engine/game';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  LocalGame,
  writeGameFile,
} from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import type { RunningServer } from '@roguewright/server';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser, sharedServer } from './shared.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

const start = { heroName: 'Una', role: 'wizard', race: 'human', seed: 'big monster' };

/** A game of other content goes on from its snapshot. */
const OTHER_CONTENT = '0'.repeat(32);

const FIRST = { kind: 'search', count: 1 } as const;

/** A game file in which one of the level's monsters has become a sleeping one of a big kind beside the hero. */
function fileWith(kind: string): string {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  const begun = LocalGame.create(content, house, start);
  begun.perform(FIRST);
  const saved = JSON.parse(JSON.stringify(begun.save()));
  const level = saved.levels[0][1];
  const [any] = level.creatures;
  const turns = CONDITIONS.map(name => (name === 'asleep' ? 1_000_000 : 0));
  const square = (saved as SavedGame).seats[0]!.hero.square;
  const asleep = {
    hunts: false,
    target: -1,
    carried: [],
    conditions: { ...any.conditions, turns },
  };
  level.creatures = [{ ...any, ...asleep, archetype: kind, square }];
  const { ruleset } = saved as SavedGame;
  const game = LocalGame.restore(content, house, saved);
  return writeGameFile({
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    engine: '0.0.0',
    ruleset,
    contentHash: OTHER_CONTENT,
    start,
    commands: [FIRST],
    hashes: [],
    snapshot: { ...game.save(), contentHash: OTHER_CONTENT },
  });
}

/** Pixels of a square to begin with. */
const SIZE = 32;

/** How far around the middle of the map the mouse looks, in squares. */
const AROUND = 3;

/** The number of squares around the middle of the map on which a creature of that name is said to be. */
async function namedSquares(page: Page, name: string): Promise<number> {
  const map = page.getByRole('application', { name: 'Map' });
  const box = (await map.locator('canvas').last().boundingBox())!;
  const middle = {
    x: SIZE * Math.floor(box.width / SIZE / 2) + SIZE / 2,
    y: SIZE * Math.floor(box.height / SIZE / 2) + SIZE / 2,
  };
  let named = 0;
  for (let row = -AROUND; row <= AROUND; row++) {
    for (let column = -AROUND; column <= AROUND; column++) {
      const x = middle.x + SIZE * column;
      const y = middle.y + SIZE * row;
      if (x > 0 && y > 0 && x < box.width && y < box.height) {
        await page.mouse.move(box.x + x, box.y + y);
        const card = page.locator('.card.hover');
        const told = (await card.count()) > 0 ? await card.textContent() : '';
        named += Number(told?.toLowerCase().includes(name) === true);
      }
    }
  }
  return named;
}

it.each([
  ['chapel_tortoise', 'chapel tortoise', 4],
  ['culvert_worm', 'culvert worm', 3],
])(
  'draws the %s as one creature, and names it at each of its squares',
  async (kind, name, size) => {
    const sent = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: fileWith(kind),
    });
    expect(sent.status).toBe(201);
    const ticket = (await sent.json()) as { game: string; token: string };
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const games = JSON.stringify([{ ...ticket, hero: 'Una', about: 'Human Wizard' }]);
    await page.goto(server.url);
    await page.evaluate(saved => localStorage.setItem('roguewright.games', saved), games);
    await page.goto(`${server.url}/#/game/${ticket.game}`);
    await page.reload();
    const near = page.getByRole('region', { name: 'Nearby' });
    await near.getByText(name).first().waitFor();
    expect(await near.getByText(name).count()).toBe(1);
    expect(await namedSquares(page, name)).toBe(size);
    const folder = process.env.BIG_MONSTER_PICTURES;
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: `${folder}/${kind}.png` });
    }
    await context.close();
  },
);
