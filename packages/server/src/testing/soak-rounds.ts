// `npm run soak [-- --minutes N --idle N --playing N --pace MS --json FILE --plot FILE]`: idle and playing clients on one
// server process. Exit code 1 when a bound is broken, 2 for bad input.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SoakPlan, USUAL_SOAK } from './soak/plan.ts';
import { brokenBounds, plotOf, summaryOf } from './soak/report.ts';
import { soak } from './soak/soak.ts';

const NUMBERS = Object.keys(USUAL_SOAK) as (keyof SoakPlan)[];

const options = Object.fromEntries(
  [...NUMBERS, 'json', 'plot'].map(name => [name, { type: 'string' as const }]),
);

const dataFolder = mkdtempSync(join(tmpdir(), 'roguewright-soak-'));
const leftovers: (() => void)[] = [() => rmSync(dataFolder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The server and the clients are processes of their own, and would stay.
  process.once(signal, () => {
    end();
    process.exit(1);
  });
}
try {
  const { values } = parseArgs({ options });
  const plan = planOf(values);
  if (plan === undefined) {
    process.exitCode = 2;
  } else {
    const say = (line: string) => console.log(line);
    say(`The load of the machine is ${loadavg()[0]!.toFixed(1)}.`);
    const report = await soak(plan, { dataFolder, finallyDo: work => leftovers.push(work), say });
    say(summaryOf(report));
    if (values.json !== undefined) {
      writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
    }
    if (values.plot !== undefined) {
      writeFileSync(values.plot, plotOf(report));
    }
    const broken = brokenBounds(report);
    for (const sentence of broken) {
      say(`BROKEN: ${sentence}`);
    }
    process.exitCode = broken.length === 0 ? 0 : 1;
  }
} finally {
  end();
}

function end(): void {
  for (const work of leftovers.splice(0).toReversed()) {
    work();
  }
}

/** The plan that the command line asks for; undefined after it was told what is wrong. */
function planOf(values: Readonly<Record<string, string | undefined>>): SoakPlan | undefined {
  const plan = { ...USUAL_SOAK };
  for (const name of NUMBERS) {
    const written = values[name];
    const number = Number(written ?? USUAL_SOAK[name]);
    if (!(number >= 0) || written?.trim() === '') {
      console.error(`--${name}: expected a number from 0, got ${JSON.stringify(written)}.`);
      return undefined;
    }
    Object.assign(plan, { [name]: number });
  }
  return plan;
}
