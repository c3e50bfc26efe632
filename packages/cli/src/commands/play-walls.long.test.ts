// A wall on the screen of a real terminal: cast from the book, foreseen, seen, and gone when it is used up.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'walls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = ['--name', 'Ottla', '--role', 'priest', '--race', 'human', '--seed', 'veil'];

it('raises a wall of dark in front of a priest, which ends by itself', async () => {
  const player = new TerminalPlayer(HERO, { folder });
  onTestFinished(() => player.close());
  await player.until('To which god do you pray?');
  player.press('\x1b');
  await player.until('? help');
  player.press('Z');
  await player.until('succour', 'fold of dark');
  player.press('b');
  await player.until('Fails');
  player.press('l');
  await player.until('Enter confirms', 'It sets up 2 folds');
  player.press('\r');
  await player.until('You raise a fold of dark');
  for (let turn = 0; turn < 7; turn++) {
    player.press('s');
    await player.until('? help');
  }
  await player.until('The fold of dark is gone');
  player.press('S');
  expect(await player.ended).toBe(0);
});
