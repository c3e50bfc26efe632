// Runs checks two at a time and prints one line for each, with its complaints under it.

import { availableParallelism } from 'node:os';

/** Something that is checked. */
export interface Check {
  /** One word, to ask for it alone. */
  readonly name: string;
  readonly means: string;
  /** What is wrong, a line each; nothing when all is well. */
  complaints(): Promise<string[]>;
}

/** Runs the checks that are named, or all. Prints as they end; true when none complained. */
export async function runChecks(all: readonly Check[], names: readonly string[]): Promise<boolean> {
  const unknown = names.filter(name => !all.some(check => check.name === name));
  if (unknown.length > 0) {
    console.error(`No check is called ${unknown.join(', ')}. There are:`);
    console.error(all.map(({ name, means }) => `  ${name.padEnd(10)}${means}`).join('\n'));
    return false;
  }
  const waiting = all.filter(check => names.length === 0 || names.includes(check.name));
  let passed = true;
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      passed = (await runCheck(check)) && passed;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return passed;
}

async function runCheck({ name, means, complaints }: Check): Promise<boolean> {
  const started = performance.now();
  const found = await complaints();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = found.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name.padEnd(10)}${seconds.padStart(5)} s  ${means}`);
  if (found.length > 0) {
    console.log(found.map(line => `    ${line}`).join('\n'));
  }
  return found.length === 0;
}
