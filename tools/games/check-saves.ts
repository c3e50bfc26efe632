// Games of every role, race and casting ruleset, each saved and restored after every command.

import { castingRulesets, heroChoices, playedRuleset } from '@roguewright/engine/host';
import type { Content } from '@roguewright/engine/objects';
import { createRulesets } from '@roguewright/engine/rulesets';
import { trySaves } from './save-anywhere.ts';

/** Games between two lines of progress. */
const PROGRESS_EVERY = 10;

/** Plays games and reports each that differs. @returns how many do */
export function checkSaves(content: Content, games: number, commands: number): number {
  const library = createRulesets();
  const { roles, races } = heroChoices(content, library.resolve('house'));
  const castings = castingRulesets(library);
  let [wrong, saves] = [0, 0];
  for (let number = 1; number <= games; number++) {
    const start = {
      heroName: 'Ada',
      role: roles[number % roles.length]!.id,
      race: races[number % races.length]!.id,
      casting: castings[number % castings.length]!,
      seed: `saves ${number}`,
    };
    const ruleset = playedRuleset(library, number % 3 === 0 ? 'crossfire' : 'house', start);
    const result = trySaves({ content, ruleset, start, commands });
    saves += result.saves;
    if (result.difference !== undefined) {
      wrong += 1;
      console.error(`${JSON.stringify(start)}: ${result.difference}`);
    }
    if (number % PROGRESS_EVERY === 0 || number === games) {
      console.log(`${number} of ${games} games: ${saves} saves, ${wrong} games differ`);
    }
  }
  return wrong;
}
