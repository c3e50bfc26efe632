// Many clients on one server process for long: idle ones, whose games are put away, and ones who play.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.ts';
import { launchProcess, type ServerProcess } from '../server-process.ts';
import type { Measured, Order, Reply } from './orders.ts';
import type { SoakPlan } from './plan.ts';
import type { Reading } from './probe.ts';
import {
  type Footprint,
  growthOf,
  lineOf,
  quantile,
  ROW_HEAD,
  type SoakReport,
  type SoakRow,
} from './report.ts';

const PROBE = new URL('./probe.ts', import.meta.url).href;
const CLIENTS = fileURLToPath(new URL('./clients.ts', import.meta.url));

/** Code that isn't used for a while is kept: otherwise the heap would shrink while games are added. */
const PARAMETERS = ['--expose-gc', '--no-flush-bytecode', '--import', PROBE];

const MEGABYTE = 1e6;
const KILOBYTE = 1e3;

/** Where the games are kept, and what is told. */
export interface SoakParts {
  readonly dataFolder: string;
  /** Takes what has to be done when all is over. */
  readonly finallyDo: (work: () => void) => void;
  readonly say?: (line: string) => void;
}

/** Runs a plan. */
export async function soak(plan: SoakPlan, parts: SoakParts): Promise<SoakReport> {
  const { finallyDo, dataFolder, say = () => undefined } = parts;
  const environment = {
    PORT: String(await freePort()),
    ROGUEWRIGHT_DATA: dataFolder,
    ROGUEWRIGHT_IDLE: String(plan.putAway),
    // Each client comes from an address of its own.
    ROGUEWRIGHT_TRUSTED_PROXY: '127.0.0.1,::1',
  };
  const server = await launchProcess(environment, finallyDo, PARAMETERS);
  const crowd = fork(CLIENTS, [server.url], { execArgv: ['--conditions=roguewright-source'] });
  finallyDo(() => crowd.kill('SIGKILL'));
  await tell(crowd, { kind: 'idle', count: plan.first });
  await isPutAway(plan);
  const empty = await footprint(server);
  await tell(crowd, { kind: 'idle', count: plan.idle });
  const awake = await footprint(server);
  await isPutAway(plan);
  const putAway = await footprint(server);
  const perGame = ({ heap }: Footprint) =>
    plan.idle === 0 ? 0 : ((heap - empty.heap) * MEGABYTE) / KILOBYTE / plan.idle;
  say(
    `${plan.idle} idle games take ${perGame(awake).toFixed(1)} kB each, put away ${perGame(putAway).toFixed(1)} kB.`,
  );
  await tell(crowd, { kind: 'play', count: plan.playing, pace: plan.pace });
  await wait(plan.warmUp * 1000);
  const begun = await footprint(server);
  await tell(crowd, { kind: 'measure' });
  const { rows, waits } = await measureRows(plan, server, crowd, say);
  const ended = await footprint(server);
  const woken = await tell(crowd, { kind: 'wake' });
  crowd.disconnect();
  await server.end('SIGTERM');
  const growth = (value: (row: SoakRow) => number) => growthOf(rows, value);
  return {
    ...{ plan, rows, commands: waits.length, empty, awake, putAway, begun, ended },
    ...{ p50: quantile(waits, 0.5), p95: quantile(waits, 0.95), p99: quantile(waits, 0.99) },
    longest: quantile(waits, 1),
    awakeKilobytes: perGame(awake),
    idleKilobytes: perGame(putAway),
    residentGrowth: growth(({ resident }) => resident),
    heapGrowth: growth(({ heap }) => heap),
    wakes: { p50: quantile(woken.waits, 0.5), p99: quantile(woken.waits, 0.99) },
    different: woken.different,
    problems: rows.flatMap(({ problems }) => problems),
  };
}

/** Row after row until the minutes are over. */
async function measureRows(
  plan: SoakPlan,
  server: ServerProcess,
  crowd: ChildProcess,
  say: (line: string) => void,
): Promise<{ rows: SoakRow[]; waits: number[] }> {
  const rows: SoakRow[] = [];
  const waits: number[] = [];
  say(ROW_HEAD);
  const begun = performance.now();
  await server.ask({ collect: false });
  for (let left = plan.minutes * 60; left > 0; left -= plan.every) {
    await wait(1000 * Math.min(plan.every, left));
    const measured = await tell(crowd, { kind: 'measure' });
    const reading = (await server.ask({ collect: false })) as Reading;
    const row = rowOf((performance.now() - begun) / 60_000, measured, reading);
    rows.push(row);
    waits.push(...measured.waits);
    say(lineOf(row));
  }
  return { rows, waits };
}

function rowOf(minute: number, { waits, problems, busy }: Measured, reading: Reading): SoakRow {
  return {
    ...{ minute, commands: waits.length, problems, clientsBusy: busy, load: loadavg()[0]! },
    ...{ p50: quantile(waits, 0.5), p95: quantile(waits, 0.95), p99: quantile(waits, 0.99) },
    longest: quantile(waits, 1),
    resident: reading.resident / MEGABYTE,
    heap: reading.leastHeap / MEGABYTE,
    busy: reading.busy / reading.passed,
    processors: reading.processor / reading.passed,
  };
}

/** Waits until the server has put away all games that nobody plays. */
async function isPutAway({ putAway }: SoakPlan): Promise<void> {
  // It looks at them four times within the time, and at least every ten seconds.
  await wait(1000 * (putAway + Math.min(putAway, 10) + 1));
}

async function footprint(server: ServerProcess): Promise<Footprint> {
  const { heap, resident } = (await server.ask({ collect: true })) as Reading;
  return { heap: heap / MEGABYTE, resident: resident / MEGABYTE };
}

async function tell<One extends Order>(
  crowd: ChildProcess,
  order: One,
): Promise<Reply<One['kind']>> {
  // Each order of a long soak would leave its listeners otherwise.
  const answered = new AbortController();
  const { signal } = answered;
  const reply = once(crowd, 'message', { signal });
  const ended = once(crowd, 'exit', { signal }).then(([code]) => {
    throw new Error(`the process of the clients ended with ${code}`);
  });
  crowd.send(order);
  try {
    const [answer] = await Promise.race([reply, ended]);
    return answer as Reply<One['kind']>;
  } finally {
    answered.abort();
    await Promise.allSettled([reply, ended]);
  }
}
