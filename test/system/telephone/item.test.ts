// The sheet of an item on a telephone: it names no letter, since there are no keys to press.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '../player.ts';
import { sharedBrowser, sharedServer } from '../shared.ts';
import { begunOnTelephone } from './hand.ts';

let player: Player;

beforeAll(async () => {
  player = await begunOnTelephone(await sharedBrowser(), (await sharedServer()).url, 'item');
});

afterAll(async () => {
  await player?.page.context().close();
});

it('asks what now, without a letter', async () => {
  const { page } = player;
  await page.getByRole('button', { name: /^Bag/ }).tap();
  await page.getByRole('dialog', { name: 'Bag' }).locator('.entry-name').first().tap();
  const heading = page.getByRole('dialog', { name: 'what now?', exact: true }).locator('h2');
  await heading.waitFor();
  expect(await heading.locator('span:visible').allTextContents()).toEqual(['what now?']);
  const first = await heading
    .locator('span:visible')
    .evaluate(span => getComputedStyle(span, '::first-letter').textTransform);
  expect(first).toBe('uppercase');
});
