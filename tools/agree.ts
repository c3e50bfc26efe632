// `npm run agree [-- COUNT [PLAYS [SEED]]]`: draws COUNT questions over all domains and rulesets, 200 by default, asks
// each, and plays it PLAYS times, a million by default, by the rules that games are played by. A spell on a map, which
// takes long, is played a tenth as often. The whole distributions are compared by Pearson's test. Exit code 1 when
// Holm's correction finds one that is off, or when the probabilities together aren't even (Kolmogorov–Smirnov at
// 0.001). All cores work; a line tells each question.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Compared } from './agree/play.ts';
import { reportText, verdictOf } from './agree/report.ts';

const count = countOf('COUNT', process.argv[2], 200);
const plays = countOf('PLAYS', process.argv[3], 1_000_000);
const seed = process.argv[4] ?? 'agree';

const found = new Map<number, Compared>();
let next = 0;
const threads = Math.min(count, availableParallelism());
await Promise.all(Array.from({ length: threads }, playInThread));
const all = [...found].toSorted(([one], [other]) => one - other).map(([, one]) => one);
console.log(`\n${reportText(all)}`);
process.exitCode = verdictOf(all).agrees ? 0 : 1;

/** One thread after another question, until none is left. */
async function playInThread(): Promise<void> {
  const workerData = { seed, plays };
  const worker = new Worker(new URL('./agree/worker.ts', import.meta.url), { workerData });
  try {
    while (next < count) {
      const number = next++;
      const compared = await new Promise<Compared>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(number);
      });
      worker.removeAllListeners();
      found.set(number, compared);
      const { domain, ruleset, cells, p, title } = compared;
      console.log(
        `${found.size} of ${count}: ${domain}, ${ruleset}: p ${p.toFixed(4)} of ${cells} cells, ` +
          `${compared.plays} plays: ${title}`,
      );
    }
  } finally {
    await worker.terminate();
  }
}

function countOf(name: string, given: string | undefined, usual: number): number {
  const number = Number(given ?? usual);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${name}: expected an integer from 1, got ${given}`);
  }
  return number;
}
