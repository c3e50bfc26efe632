// `npm run kill [-- ROUNDS]`, its second half: kills the game at the command line that many times,
// 200 by default, at random moments, and says what was found again.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killPlayAgainAndAgain } from './killing.ts';
import { programOf } from './program.ts';

/** Most lines in a round. */
const LONGEST_ROUND = 60;

const rounds = Number(process.argv[2] ?? 200);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`ROUNDS: expected an integer from 1, got ${process.argv[2]}`);
}
const dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-'));
// The sources are compiled once, not at each start. A killed process leaves no cache behind.
process.env.NODE_COMPILE_CACHE = join(dataFolder, 'compiled');
spawnSync(process.execPath, programOf('save', 'list'), {
  env: { ...process.env, ROGUEWRIGHT_DATA: dataFolder },
});
try {
  const { answers, stored } = await killPlayAgainAndAgain({
    rounds,
    dataFolder,
    line: () => 1 + Math.floor(Math.random() * LONGEST_ROUND),
    progress: (round, told) => {
      console.log(`play: killed ${round} of ${rounds} times, ${told} turns told`);
    },
  });
  console.log(
    `play: ${rounds} kills: every turn told (${answers}) was found again; ${stored} commands stored.`,
  );
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
