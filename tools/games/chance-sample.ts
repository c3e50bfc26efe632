// Told chances and what came, for tests.

import { readContent } from '@roguewright/content';
import { loadContent } from '@roguewright/engine/game';
import { createRulesets } from '@roguewright/engine/rulesets';
import { calibrateChances } from './calibrate-chances.ts';

const content = loadContent(readContent());
const ruleset = createRulesets().resolve('house');

/**
 * The least number of answers, under the house's rules.
 * @param first number of the first game
 * @param games the most games; absent: as many as it takes
 * @param most commands after which a game is broken off
 */
export function chancesOf(answers: number, first = 0, games = 10_000, most = 400) {
  return calibrateChances({
    ...{ content, ruleset },
    ...{ first, games, answers, most },
  });
}
