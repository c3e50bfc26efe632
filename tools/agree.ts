// `npm run agree [-- COUNT [PLAYS [SEED]]]`: draws COUNT questions over all domains and rulesets, 200 by default, asks
// each, and plays it PLAYS times, a million by default, by the rules that games are played by. A spell on a map, which
// takes long, is played a tenth as often. The whole distributions are compared by Pearson's test. Exit code 1 when
// Holm's correction finds one that is off, or when the probabilities together aren't even (Kolmogorov–Smirnov at
// 0.001). All cores work; a line tells each question.

import { availableParallelism } from 'node:os';
import { reportText, verdictOf } from './agree/report.ts';
import { comparedInThreads } from './agree/threads.ts';

const count = countOf('COUNT', process.argv[2], 200);
const plays = countOf('PLAYS', process.argv[3], 1_000_000);
const seed = process.argv[4] ?? 'agree';

const asked = { count, plays, seed, threads: availableParallelism() };
const all = await comparedInThreads(asked, (done, { domain, ruleset, cells, p, title, ...one }) => {
  console.log(
    `${done} of ${count}: ${domain}, ${ruleset}: p ${p.toFixed(4)} of ${cells} cells, ` +
      `${one.plays} plays: ${title}`,
  );
});
console.log(`\n${reportText(all)}`);
process.exitCode = verdictOf(all).agrees ? 0 : 1;

function countOf(name: string, given: string | undefined, usual: number): number {
  const number = Number(given ?? usual);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${name}: expected an integer from 1, got ${given}`);
  }
  return number;
}
