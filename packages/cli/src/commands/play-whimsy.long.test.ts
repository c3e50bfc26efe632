// A spell of Crossfire's on the screen of a real terminal: from the list of spells over its odds to its effect.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';
import { findWhimsyTale } from '../testing/whimsy-tale.ts';

const folder = mkdtempSync(join(tmpdir(), 'whimsy-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('casts whimsy, which strews petals', async () => {
  const { start, letter, energy, told } = findWhimsyTale('Una');
  const hero = ['--name', 'Una', '--role', 'monk', '--race', 'human', '--seed', start.seed];
  const player = new TerminalPlayer(hero, { folder });
  onTestFinished(() => player.close());
  await player.until('Human Monk', 'To which god do you pray?');
  player.press('\x1b');
  await player.until('? help');
  player.press('Z');
  await player.until('whimsy');
  player.press(letter);
  await player.until('Fails');
  player.press('l');
  await player.until('Enter confirms');
  player.press('\r');
  await player.until(told.slice(0, 20), /Turn 2/u);
  expect(player.text).toMatch(new RegExp(`\\b${energy}/\\d+`, 'u'));
  player.press('S');
  expect(await player.ended).toBe(0);
});
