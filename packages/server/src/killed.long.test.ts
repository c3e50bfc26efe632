// The program, killed again and again.

import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/folders.ts';
import { killAgainAndAgain } from './testing/killing.ts';
import { freePort } from './testing/ports.ts';
import { startProcess } from './testing/process.ts';

const ROUNDS = 5;

it.each(['power-cut', 'kill'])(
  'killed at any moment, and told to survive a %s, loses nothing that it answered',
  async survives => {
    const dataFolder = temporaryFolder();
    const environment = {
      PORT: String(await freePort()),
      ROGUEWRIGHT_DATA: dataFolder,
      ROGUEWRIGHT_SURVIVES: survives,
    };
    const { answered, cutAfterStoring, cutBeforeStoring } = await killAgainAndAgain({
      rounds: ROUNDS,
      start: () => startProcess(environment),
      dataFolder,
      // Around a snapshot, too: one is stored after every 50 commands.
      answers: round => 1 + 8 * round,
    });
    expect(answered).toBeGreaterThan(50);
    expect(cutAfterStoring + cutBeforeStoring).toBeGreaterThan(ROUNDS);
  },
);
