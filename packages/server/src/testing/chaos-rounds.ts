// `npm run chaos [-- NAME=NUMBER…]`: bots play on several processes while processes are killed and stopped
// and Redis is emptied; then every answered command must be there once and every game lead to its states.

import { loadavg } from 'node:os';
import { chaos } from './chaos/chaos.ts';
import { USUAL_PLAN } from './chaos/plans.ts';

/** Milliseconds within which every game has to be open again when all is over. */
const LONGEST_OPENING = 10_000;

const leftovers: (() => Promise<void> | void)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Servers and databases of the run would stay.
  process.once(signal, () => void end().then(() => process.exit(1)));
}
const plan: Record<string, number> = { ...USUAL_PLAN };
for (const argument of process.argv.slice(2)) {
  const [name = '', value = ''] = argument.split('=');
  if (!Object.hasOwn(plan, name) || !/^\d{1,6}$/.test(value)) {
    const names = Object.keys(plan).join(', ');
    throw new Error(`expected NAME=NUMBER with one of ${names}, got ${JSON.stringify(argument)}`);
  }
  plan[name] = Number(value);
}
try {
  const options = { ...USUAL_PLAN, ...plan, progress: (line: string) => console.log(line) };
  const result = await chaos(options, work => leftovers.push(work));
  const { kills, sleeps, longSleeps, flushes, games, commands, answered, taken, joins } = result;
  const { median, p99, longest, restarted, watched, reopened } = result;
  console.log(
    `${options.bots} bots played ${games} games on ${options.processes} processes for ` +
      `${options.seconds} s: ${kills} kills, ${sleeps} stops and ${longSleeps} of ${options.longSleep} s, Redis emptied ${flushes} times, ` +
      `PostgreSQL restarted ${restarted} times. ${options.watchers} people watched ${watched} views.\n` +
      `All ${answered} answered commands were found, none of ${commands} twice; every game led to its ` +
      `recorded states and was opened again. Games were taken ${taken} times, joined ${joins} times.\n` +
      `An answer took ${median} ms (median), ${p99} ms (99 of 100), ${longest} ms (longest). Each game was open again ` +
      `within ${reopened} ms. The load of the machine is ${loadavg()[0]!.toFixed(1)}.`,
  );
  if (reopened > LONGEST_OPENING) {
    console.log(`BROKEN: a game was open again after more than ${LONGEST_OPENING} ms.`);
    process.exitCode = 1;
  }
} finally {
  await end();
}
// Connections that were cut off on purpose may still wait for an answer.
process.exit();

async function end(): Promise<void> {
  for (const work of leftovers.splice(0).toReversed()) {
    await work();
  }
}
