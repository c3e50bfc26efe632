// `npm run hostile [-- MINUTES]`: attacks a server for so long, one minute by default, while an honest
// player plays, and says what he noticed. `npm run hostile -- costly [MINUTES]` asks for what is costly
// but allowed, as much of it as is allowed, and then fills the memory for MINUTES.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { besiegeCostly, longScale } from './hostile/costly-siege.ts';
import type { LongWait } from './hostile/honest-player.ts';
import { MachineProbe, SLOW } from './hostile/machine-probe.ts';
import { besiege, memoryOf, workOf } from './hostile/siege.ts';
import { freePort } from './ports.ts';
import { launchProcess, type ServerProcess } from './server-process.ts';

const [kind = '', ...others] = process.argv.slice(2);
const isCostly = kind === 'costly';
const written = isCostly ? others[0] : kind;
const minutes = Number(written === undefined || written === '' ? 1 : written);
if (!(minutes > 0)) {
  throw new Error(`MINUTES: expected a number above 0, got ${written}`);
}
const dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-'));
const environment = { PORT: String(await freePort()), ROGUEWRIGHT_DATA: dataFolder };
const leftovers: (() => void)[] = [];
try {
  const server = await launchProcess(environment, work => leftovers.push(work));
  await (isCostly ? costly(server) : hostile(server));
  await server.end('SIGTERM');
} finally {
  for (const work of leftovers) {
    work();
  }
  rmSync(dataFolder, { recursive: true, force: true });
}

async function hostile(server: ServerProcess): Promise<void> {
  const effort = { rounds: 1, milliseconds: minutes * 60_000 };
  const probe = new MachineProbe(dataFolder);
  try {
    const { rounds, commands, games, waits, longest, megabytes, scannedBytes } = await besiege(
      server,
      effort,
      line => console.log(line),
    );
    console.log(
      `${rounds} rounds. The honest player: ${commands} commands in ${games} games, answered after ` +
        `${waitsOf(waits)}; nothing hidden in ${scannedBytes} bytes. The server: ${megabytes[0]} MB ` +
        `before, ${Math.max(...megabytes)} at most, ${megabytes.at(-1)} after.` +
        machineWaits(longest, probe),
    );
  } finally {
    await probe.end();
  }
}

async function costly(server: ServerProcess): Promise<void> {
  const probe = new MachineProbe(dataFolder);
  try {
    await besiegeCostly(
      server.url,
      longScale(minutes * 60_000),
      undefined,
      ({ attack, commands, waits, longest }) =>
        console.log(
          `${attack}: ${commands} commands, ${waitsOf(waits)}; ${memoryOf(server)} MB` +
            machineWaits(longest, probe),
        ),
      () => workOf(server),
    );
  } finally {
    await probe.end();
  }
}

/** The waits of 100 ms and more, beside what the machine did meanwhile. */
function machineWaits(longest: readonly LongWait[], probe: MachineProbe): string {
  return longest
    .filter(({ milliseconds }) => milliseconds >= SLOW)
    .map(({ began, milliseconds, worked }) => {
      const moment = probe.during(began, began + milliseconds);
      const cause =
        moment === undefined
          ? `the machine answered within ${SLOW} ms`
          : `the ${moment.cause} itself took ${moment.to - moment.from} ms`;
      return `\n    ${milliseconds.toFixed(0)} ms: the server’s loop worked ${worked} ms of them; ${cause}`;
    })
    .join('');
}

function waitsOf(waits: readonly number[]): string {
  const wait = (share: number) => waits[Math.floor(share * (waits.length - 1))]!.toFixed(1);
  return `${wait(0.5)} ms (median), ${wait(0.95)} ms (95 of 100), ${wait(1)} ms (longest)`;
}
