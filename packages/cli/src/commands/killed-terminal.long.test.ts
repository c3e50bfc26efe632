// A game of lines, killed again and again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { killPlayAgainAndAgain } from '../testing/killing.ts';

const ROUNDS = 10;

it('killed at any moment, play loses nothing that it told', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const { answers } = await killPlayAgainAndAgain({
    rounds: ROUNDS,
    dataFolder,
    line: round => 3 * round,
  });
  expect(answers).toBeGreaterThan(ROUNDS);
});
