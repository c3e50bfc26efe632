// `npm run hostile [-- MINUTES]`: attacks a server for so long, one minute by default, while an honest
// player plays, and says what he noticed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besiege } from './hostile/siege.ts';
import { freePort, launchProcess } from './server-process.ts';

const minutes = Number(process.argv[2] ?? 1);
if (!(minutes > 0)) {
  throw new Error(`MINUTES: expected a number above 0, got ${process.argv[2]}`);
}
const dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-'));
const environment = { PORT: String(await freePort()), ROGUEWRIGHT_DATA: dataFolder };
const leftovers: (() => void)[] = [];
try {
  const server = await launchProcess(environment, work => leftovers.push(work));
  const effort = { rounds: 1, milliseconds: minutes * 60_000 };
  const { rounds, commands, games, waits, megabytes, scannedBytes } = await besiege(
    server,
    effort,
    line => console.log(line),
  );
  const wait = (share: number) => waits[Math.floor(share * (waits.length - 1))]!.toFixed(1);
  console.log(
    `${rounds} rounds. The honest player: ${commands} commands in ${games} games, answered after ` +
      `${wait(0.5)} ms (median), ${wait(0.95)} ms (95 of 100), ${wait(1)} ms (longest); nothing ` +
      `hidden in ${scannedBytes} bytes. The server: ${megabytes[0]} MB before, ` +
      `${Math.max(...megabytes)} at most, ${megabytes.at(-1)} after.`,
  );
  await server.end('SIGTERM');
} finally {
  for (const work of leftovers) {
    work();
  }
  rmSync(dataFolder, { recursive: true, force: true });
}
