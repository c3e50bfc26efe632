// Spells of sight on the screen of a real terminal: a monk looks inward, and makes the level dark; both are foreseen.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'sight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = ['--name', 'Ilse', '--role', 'monk', '--race', 'human', '--seed', 'inward'];

it('tells a monk about himself, then darkens the level, which the panel shows', async () => {
  const player = new TerminalPlayer(HERO, { folder });
  onTestFinished(() => player.close());
  await player.until('Human Monk', 'To which god do you pray?');
  player.press('\x1b');
  await player.until('? help');
  player.press('Z');
  await player.until('look inward', 'nightfall');
  player.press('b');
  await player.until('It tells you about yourself.', 'Enter confirms');
  player.press('\r');
  await player.until('You are fast by nature');
  player.press('Z');
  await player.until('look inward', 'nightfall');
  player.press('c');
  await player.until('It makes the level darker.', 'Enter confirms');
  player.press('\r');
  await player.until('It grows darker');
  await player.until('Light: dark');
  player.press('S');
  expect(await player.ended).toBe(0);
});
