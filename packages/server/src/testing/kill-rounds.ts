// `npm run kill [-- ROUNDS]`, its first half: kills the server that many times, 200 by default, at
// random moments of a game, and says what was found again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from './killing.ts';
import { freePort } from './ports.ts';
import { launchProcess } from './server-process.ts';

/** Most commands that are answered in a round before its kill. */
const MOST_ANSWERS = 60;

const rounds = Number(process.argv[2] ?? 200);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`ROUNDS: expected an integer from 1, got ${process.argv[2]}`);
}
const dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-'));
const environment = {
  PORT: String(await freePort()),
  ROGUEWRIGHT_DATA: dataFolder,
  // The sources are compiled once, not at each start.
  NODE_COMPILE_CACHE: join(dataFolder, 'compiled'),
};
const leftovers: (() => void)[] = [];
try {
  // A killed process leaves no cache behind.
  const first = await launchProcess(environment, work => leftovers.push(work));
  await first.end('SIGTERM');
  const { answered, games, cutAfterStoring, cutBeforeStoring } = await killAgainAndAgain({
    rounds,
    start: () => launchProcess(environment, work => leftovers.push(work)),
    dataFolder,
    answers: () => 1 + Math.floor(Math.random() * MOST_ANSWERS),
    progress: (round, commands) => {
      console.log(`server: killed ${round} of ${rounds} times, ${commands} commands answered`);
    },
  });
  console.log(
    `server: ${rounds} kills in ${games} games: all ${answered} answered commands were found again. ` +
      `Of the commands cut off, ${cutAfterStoring} had been stored and ${cutBeforeStoring} had not; ` +
      'each was carried out once.',
  );
} finally {
  for (const work of leftovers) {
    work();
  }
  rmSync(dataFolder, { recursive: true, force: true });
}
