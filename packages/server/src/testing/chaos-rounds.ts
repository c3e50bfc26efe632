// `npm run chaos [-- NAME=NUMBER…]`: bots play on several processes while processes are killed and stopped
// and Redis is emptied; then every answered command must be there once and every game lead to its states.

import { chaos } from './chaos/chaos.ts';
import { USUAL_PLAN } from './chaos/plans.ts';

const leftovers: (() => Promise<void> | void)[] = [];
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
  const { kills, sleeps, flushes, games, commands, answered, taken, joins } = result;
  const { median, p99, longest } = result;
  console.log(
    `${options.bots} bots played ${games} games on ${options.processes} processes for ` +
      `${options.seconds} s: ${kills} kills, ${sleeps} stops, Redis emptied ${flushes} times.\n` +
      `All ${answered} answered commands were found, none of ${commands} twice; every game led to its ` +
      `recorded states and was opened again. Games were taken ${taken} times, joined ${joins} times.\n` +
      `An answer took ${median} ms (median), ${p99} ms (99 of 100), ${longest} ms (longest).`,
  );
} finally {
  for (const work of leftovers.toReversed()) {
    await work();
  }
}
// Connections that were cut off on purpose may still wait for an answer.
process.exit();
