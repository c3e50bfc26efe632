// The hero's page and an item's page on the screen of a real terminal.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = ['--name', 'Ilse', '--role', 'ranger', '--race', 'human', '--seed', 'numbers'];

it('shows a ranger Melee and Shoot, and what an arrow does from the bow and by hand', async () => {
  const player = new TerminalPlayer(HERO, { folder, rows: 60, columns: 100 });
  onTestFinished(() => player.close());
  await player.until('Human Ranger', '? help');
  player.press('@');
  await player.until(/Melee +\([+-]\d+,[+-]\d+\)/, /Shoot +\(\+\d+,\+0\)/, /Shots +1 a turn/);
  await player.until('Armour class', 'An attack', '600 beats', 'What hampers you');
  player.press('\x1b');
  await player.until('? help');
  player.press('i');
  await player.until(/short bow \(\+\d+,\+\d+\) \(×2\)/, 'arrows (1d4)', 'cloak [6,+18]');
  player.press('c');
  await player.until('Look: its numbers');
  player.press(';');
  await player.until('Fired', 'Thrown', /Plain +\d+ to \d+, mean [\d.]+ a missile that hits/);
  player.press('\x1b');
  await player.until('? help');
  player.press('S');
  expect(await player.ended).toBe(0);
});
