// The board of a game on a telephone: buttons that keep their places, words that are shown whole, room for the map.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../player.ts';
import { sharedBrowser, sharedServer } from '../shared.ts';
import { begunOnTelephone } from './hand.ts';

let player: Player;
let page: Page;

beforeAll(async () => {
  player = await begunOnTelephone(await sharedBrowser(), (await sharedServer()).url, 'board');
  page = player.page;
});

afterAll(async () => {
  await page?.context().close();
});

const button = (name: string) =>
  page.getByRole('navigation', { name: 'Actions' }).getByRole('button', { name });

/** How large the map is while something is looked at. */
async function mapBesidePanel() {
  const panel = page.getByRole('region', { name: 'Look', exact: true });
  await button('Look').tap();
  await panel.waitFor();
  const box = (await player.map.boundingBox())!;
  await panel.getByRole('button', { name: 'Leave' }).tap();
  await panel.waitFor({ state: 'detached' });
  return box;
}

describe('a board on a telephone', () => {
  it('has one place for a fight and another for the stairs', async () => {
    expect(await button('Fight on').isDisabled()).toBe(true);
    await button('Stairs').or(button('Up')).waitFor();
  });

  it('shows lines of the log whole or not at all', async () => {
    for (const width of [320, 340, 360, 390]) {
      await page.setViewportSize({ width, height: 600 });
      const cut = await page.locator('.log-lines').evaluate(log => {
        const room = log.getBoundingClientRect();
        return [...log.children]
          .map(line => ({ words: line.textContent, box: line.getBoundingClientRect() }))
          .filter(({ box }) => box.left < room.right && box.top < room.top - 1)
          .map(({ words }) => words);
      });
      expect(cut, `${width} pixels wide`).toEqual([]);
    }
  });

  it('leaves the map its height when it is held across', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const { width, height } = (await player.map.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(380);
    expect(width).toBeGreaterThanOrEqual(480);
  });
  it('keeps its map in the lessons while something is looked at', async () => {
    const { url } = await sharedServer();
    await page.goto(`${url}#/lessons`);
    await page.getByRole('region', { name: 'Lesson' }).waitFor();
    for (const [width, height, least] of [
      [390, 844, 390],
      [844, 390, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      const map = await mapBesidePanel();
      expect(map.width).toBeGreaterThanOrEqual(least);
      expect(map.height).toBeGreaterThanOrEqual(220);
    }
  });
});
