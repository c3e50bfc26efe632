// A game by Crossfire's casting rules on the screen of a real terminal: begun, its spells shown, one cast.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TerminalPlayer } from '../testing/terminal-player.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossfire-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HERO = ['--name', 'Una', '--role', 'wizard', '--race', 'elf', '--seed', 'demo'];

it('is begun with --casting, lists spells without a memory, and casts one', async () => {
  const player = new TerminalPlayer([...HERO, '--casting', 'crossfire'], { folder });
  onTestFinished(() => player.close());
  await player.until('Elf Wizard', '? help');
  player.press('Z');
  await player.until('force bolt', 'Fail');
  expect(player.text).not.toContain('Retention');
  player.press('a');
  await player.until('Fails');
  player.press('l');
  await player.until('Enter confirms');
  player.press('\r');
  await player.until(/Turn 2|You cast/);
  player.press('S');
  expect(await player.ended).toBe(0);
});
