// `npm run fuzz -- content [--cases 10000] [--seed 1] [--turns 20]`: CASES mutated files of monsters,
// spells and things, laid over the game's content. Each has to be refused with file, line and field, or to be
// played for TURNS turns. Ends with code 1 when one is neither, and says how long the longest game took.

import { parseArgs } from 'node:util';
import { readContent } from '@roguewright/content';
import { createRulesets } from '@roguewright/engine/rulesets';
import { mutantsOf } from './fuzz/mutants-of.ts';
import { tryMutants } from './fuzz/try-mutants.ts';

/** Mutants that are laid over the content at once. */
const BATCH = 100;

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    turns: { type: 'string', default: '20' },
  },
});
const cases = Number(values.cases);
const shipped = readContent();
const house = createRulesets().resolve('house');
const tally = { cases: 0, refused: 0, played: 0, wrong: 0, longest: 0 };
for (const mutants of mutantsOf(shipped, Number(values.seed), BATCH)) {
  const { refused, played, wrong, longest } = tryMutants(
    shipped,
    mutants,
    house,
    Number(values.turns),
  );
  tally.cases += mutants.length;
  tally.refused += refused;
  tally.played += played;
  tally.wrong += wrong.length;
  tally.longest = Math.max(tally.longest, longest);
  for (const problem of wrong) {
    console.error(problem);
  }
  if (tally.cases % (10 * BATCH) === 0 || tally.cases >= cases) {
    console.log(
      `${tally.cases} mutants: ${tally.refused} refused, ${tally.played} played, ${tally.wrong} wrong; ` +
        `longest game ${tally.longest.toFixed(0)} ms`,
    );
  }
  if (tally.cases >= cases) {
    break;
  }
}
process.exitCode = tally.wrong === 0 ? 0 : 1;
