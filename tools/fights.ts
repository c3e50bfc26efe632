// `npm run fights [-- FIGHTS [PAIRS]]`: asks the engine how many attacks a kill takes, for 40 pairs of a
// fighter and a monster, and plays FIGHTS fights of each, 400 by default, by the commands of the game.
// Exit code 1 when a mean is more than four standard errors off, or when the scores together are not
// those of luck (Kolmogorov–Smirnov at 0.001).

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { fightPairs, playFight } from './fights/pairs.ts';
import { greatestDistance, kolmogorovSmirnov, zScore } from './fights/statistics.ts';

/** Standard errors beyond which a mean is wrong. */
const TOO_FAR = 4;

const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const fights = countOf('FIGHTS', process.argv[2], 400);
const pairs = countOf('PAIRS', process.argv[3], 40);

let wrong = 0;
const scores = fightPairs(content, house, 'fights', pairs).map(pair => {
  const played = Array.from({ length: fights }, (_, number) =>
    playFight(content, house, pair, number),
  );
  const score = zScore(pair.asked, played);
  const mean = played.reduce((sum, attacks) => sum + attacks, 0) / fights;
  wrong += Math.abs(score) < TOO_FAR ? 0 : 1;
  console.log(
    `z ${score.toFixed(2).padStart(6)}  asked ${pair.asked.mean.toFixed(3)}, ` +
      `played ${mean.toFixed(3)}: ${pair.title}`,
  );
  return score;
});
const distance = kolmogorovSmirnov(scores);
const limit = greatestDistance(pairs);
console.log(
  `${pairs} pairs, ${fights} fights each: ${wrong} with |z| of ${TOO_FAR} or more; ` +
    `Kolmogorov–Smirnov distance ${distance.toFixed(3)}, at most ${limit.toFixed(3)}`,
);
process.exitCode = wrong === 0 && distance <= limit ? 0 : 1;

function countOf(name: string, given: string | undefined, usual: number): number {
  const count = Number(given ?? usual);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`${name}: expected an integer from 1, got ${given}`);
  }
  return count;
}
