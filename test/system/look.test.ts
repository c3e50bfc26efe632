// What the page looks like, measured on what it painted: ground that was seen before stays legible, the dark is dark,
// and the hero stands in the middle of squares as large as the window allows.

import { readContent } from '@roguewright/content';
import { hostilesSeen, meetsHostile, proposedAim } from '@roguewright/engine/face';
import { type GameView, loadContent } from '@roguewright/engine/game';
import { LocalGame } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { petWish } from '@roguewright/engine/words';
import type { RunningServer } from '@roguewright/server';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let player: Player;

/** A game of a wizard who meets an enemy in line after some walks, with ground left behind him. */
interface Meeting {
  readonly seed: string;
  /** How often he explores until then. */
  readonly walks: number;
}

/** Squares of each kind that the hero must remember. */
const REMEMBERED = 12;

function hasLeftGround({ map, hero }: GameView): boolean {
  const count = (code: string) =>
    map.terrain
      .slice(Math.max(0, hero.y - 7), hero.y + 8)
      .flatMap((row, at) =>
        [...row.slice(Math.max(0, hero.x - 12), hero.x + 13)].filter(
          (letter, x) =>
            letter === code &&
            map.visible[Math.max(0, hero.y - 7) + at]![Math.max(0, hero.x - 12) + x] === '0',
        ),
      ).length;
  return count('.') >= REMEMBERED && count('#') >= REMEMBERED;
}

function isMet(view: GameView): boolean {
  return (
    hostilesSeen(view).length > 0 &&
    view.spells.some(
      spell =>
        spell.needsDirection &&
        spell.price <= view.hero.energy &&
        meetsHostile(view, proposedAim(view, { kind: 'cast', spell }).aim),
    )
  );
}

/** The first such game, searched for under the present content. */
function findMeeting(): Meeting {
  const content = loadContent(readContent());
  const house = createRulesets().resolve('house');
  for (let number = 1; number <= 200; number++) {
    const seed = `look ${number}`;
    const start = { heroName: 'Mira', role: 'wizard', race: 'human', seed, ...petWish('none') };
    const game = LocalGame.create(content, house, start);
    for (let walks = 1; walks <= 5; walks++) {
      const { view } = game.perform({ kind: 'explore' });
      if (isMet(view) && view.ending === undefined) {
        if (hasLeftGround(view)) {
          return { seed, walks };
        }
        break;
      }
    }
  }
  throw new Error('no game of 200 meets an enemy with ground left behind');
}

beforeAll(async () => {
  server = await sharedServer();
  const browser = await sharedBrowser();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await page.goto(server.url);
  player = new Player(page);
  const { seed, walks } = findMeeting();
  await player.begin('Mira', seed);
  for (let walk = 1; walk <= walks; walk++) {
    await player.press('v');
  }
});

afterAll(async () => {
  await context.close();
});

/** Pixels of a square at this size of the window. */
const SIZE = 40;

/** The mean colour of a square as it was painted, in linear light, and its relative luminance. */
interface Painted {
  readonly letter: string;
  readonly isCold: boolean;
  readonly luminance: number;
  /** Letters of the squares around. */
  readonly around: string;
}

/** Squares of the map in the window, with their letters and colours. */
async function paintedSquares(): Promise<Painted[]> {
  const { rows, hero } = await player.look();
  const colours = await page.evaluate(size => {
    const canvas = document.querySelector<HTMLCanvasElement>('.map-pane canvas')!;
    const context = canvas.getContext('2d')!;
    const [columns, lines] = [canvas.width / size, canvas.height / size];
    const linear = (part: number) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const found: { column: number; row: number; mean: number[] }[] = [];
    for (let row = 0; row < lines; row++) {
      for (let column = 0; column < columns; column++) {
        const { data } = context.getImageData(column * size, row * size, size, size);
        const mean = [0, 0, 0];
        for (let at = 0; at < data.length; at += 4) {
          for (const part of [0, 1, 2]) {
            mean[part]! += linear(data[at + part]! / 255) / (size * size);
          }
        }
        found.push({ column, row, mean });
      }
    }
    return { columns, lines, found };
  }, SIZE);
  const left = hero.x - Math.floor(colours.columns / 2);
  const top = hero.y - Math.floor(colours.lines / 2);
  const letterAt = (x: number, y: number) => rows[y]?.[x] ?? ' ';
  return colours.found.map(({ column, row, mean: [red, green, blue] }) => {
    const [x, y] = [left + column, top + row];
    const around = [-1, 0, 1].flatMap(dy => [-1, 0, 1].map(dx => letterAt(x + dx, y + dy)));
    return {
      letter: letterAt(x, y),
      around: around.join(''),
      isCold: blue! > red!,
      luminance: 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!,
    };
  });
}

/** The mean luminance of some squares. */
function meanOf(squares: readonly Painted[]): number {
  expect(squares.length).toBeGreaterThan(5);
  return squares.reduce((sum, { luminance }) => sum + luminance, 0) / squares.length;
}

describe('the map', () => {
  it('keeps what was seen legible against the dark', async () => {
    const squares = await paintedSquares();
    const floor = meanOf(squares.filter(({ letter, isCold }) => letter === '.' && isCold));
    const wall = meanOf(squares.filter(({ letter, isCold }) => letter === '#' && isCold));
    const dark = meanOf(squares.filter(({ around }) => around.trim() === ''));
    expect(floor).toBeGreaterThan(0.022);
    expect(floor).toBeLessThan(0.045);
    expect(wall).toBeGreaterThan(0.055);
    expect(wall).toBeLessThan(0.11);
    expect(dark).toBeLessThan(0.006);
  });

  it('draws rock beside corridors, so that they have walls', async () => {
    const squares = await paintedSquares();
    const beside = squares.filter(
      ({ letter, around }) => ' %'.includes(letter) && around.includes(','),
    );
    const dark = meanOf(squares.filter(({ around }) => around.trim() === ''));
    expect(meanOf(beside)).toBeGreaterThan(2 * dark);
  });
});

describe('the column', () => {
  it('shows what is at hand against the nearest enemy, with its odds', async () => {
    const atHand = page.getByRole('region', { name: 'At hand' });
    await atHand
      .getByText(/kill \D*\d/)
      .first()
      .waitFor();
    await page.keyboard.press('Z');
    await page
      .locator('dialog[open] .nearest')
      .getByText(/kill \D*\d/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await atHand.getByRole('button').first().click();
    await page.getByRole('region', { name: /^(Aim|Fire)/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('tells the odds of a blow beside those of the spells', async () => {
    const blow = page
      .getByRole('region', { name: 'At hand' })
      .getByRole('button', { name: /^Strike/ });
    await blow.getByText(/kill \D*\d/).waitFor();
    await blow.click();
    await page.getByRole('region', { name: 'Look', exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('shows what is held and worn as icons, each of which opens the card of the thing', async () => {
    const outfit = page.getByRole('list', { name: 'Held and worn' });
    const held = outfit.getByRole('button', { name: /, in hand$/ });
    const name = (await held.getAttribute('aria-label'))!;
    await held.click();
    const card = page.getByRole('dialog', { name: /: what now\?$/ });
    await card.getByText('in hand', { exact: true }).waitFor();
    expect(name).toContain((await card.locator('.entry-name').textContent())!.split(' ')[0]!);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  it('shows the level in small, and the whole of it in an overview that leads to its stairs', async () => {
    const level = page.getByRole('region', { name: 'Level', exact: true });
    await level.getByRole('button').click();
    const overview = page.getByRole('dialog', { name: 'Dungeon level 1' });
    await overview.waitFor();
    const picture = overview.getByRole('img', { name: 'Map of the level' });
    const box = (await picture.boundingBox())!;
    expect(box.width).toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    await overview.waitFor({ state: 'detached' });
    await page.keyboard.press('-');
    await overview.waitFor();
    const { hero } = await player.look();
    await overview
      .getByRole('button')
      .filter({ hasText: /east|west|north|south/ })
      .first()
      .click();
    await overview.waitFor({ state: 'detached' });
    await player.settle();
    // A walk, or, with the enemy in sight, its first step.
    expect((await player.look()).hero).not.toEqual(hero);
  });

  it('names the panel of travelling by what it is for', async () => {
    await page.keyboard.press('_');
    await page.getByRole('region', { name: 'Travel', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press(';');
    await page.getByRole('region', { name: 'Look', exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('the page', () => {
  it('can be installed: its manifest names pictures that exist', async () => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = new URL(address!, server.url);
    const answer = await fetch(manifest);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, display } = (await answer.json()) as {
      icons: { src: string; sizes: string }[];
      display: string;
    };
    expect(display).toBe('standalone');
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src } of icons) {
      expect((await fetch(new URL(src, manifest))).status, src).toBe(200);
    }
  });

  it('has no text smaller than 14 pixels', async () => {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter(
          element => element.checkVisibility() && element.closest('.visually-hidden, svg') === null,
        )
        .filter(element =>
          [...element.childNodes].some(
            node => node.nodeType === 3 && node.textContent?.trim() !== '',
          ),
        )
        .filter(element => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
        .map(element => `${element.className} ${element.textContent}`),
    );
    expect(small).toEqual([]);
  });
});
