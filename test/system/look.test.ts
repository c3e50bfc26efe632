// What the page looks like, measured on what it painted: ground that was seen before stays legible, the dark is dark,
// and the hero stands in the middle of squares as large as the window allows.

import type { RunningServer } from '@roguewright/server';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './player.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

let server: RunningServer;
let context: BrowserContext;
let page: Page;
let player: Player;

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
  await player.begin('Mira', 'look-2');
  await player.press('v');
  await player.press('v');
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
