// Told chances and what came, for tests.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { calibrateChances } from './calibrate-chances.ts';

const content = loadContent(readContent());
const ruleset = createRulesets().resolve('house');

/** The least number of answers, under the house's rules. @param first number of the first game */
export function chancesOf(answers: number, first = 0) {
  return calibrateChances({
    ...{ content, ruleset },
    ...{ first, games: 10_000, answers, most: 400 },
  });
}
