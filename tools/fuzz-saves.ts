// `npm run fuzz -- saves [--cases 20000] [--seed 1]`: CASES mutated saves, each of which has to be
// refused by the reader's own error or to be a game that goes on. Ends with code 1 when one is neither,
// and says how long the longest took.

import { parseArgs } from 'node:util';
import { readContent } from '@roguewright/content';
import { Generator } from '@roguewright/engine/chance';
import { loadContent, type NewGame, type SavedGame } from '@roguewright/engine/game';
import { heroChoices, LocalGame, playSimply } from '@roguewright/engine/host';
import { createRulesets } from '@roguewright/engine/rulesets';
import { mutateSave } from './fuzz/mutate-save.ts';
import { trySave } from './fuzz/try-save.ts';
import { trySaves } from './games/save-anywhere.ts';

/** Commands of the games that are mutated. */
const COMMANDS = 300;

/** Commands of the games with monsters, carriers and fixtures put near the hero. */
const CROWDED_COMMANDS = 60;

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const cases = Number(values.cases);
const content = loadContent(readContent());
const house = createRulesets().resolve('house');
const starts = heroChoices(content, house).roles.map(({ id }) => ({
  heroName: 'Ada',
  role: id,
  race: 'human',
  seed: `fuzz ${id}`,
}));
const saves = starts.flatMap(start => {
  const game = LocalGame.create(content, house, start);
  playSimply(game, 'fuzz', COMMANDS);
  return [game.save(), crowdedSave(start)];
});
const luck = new Generator(Number(values.seed));
const tally = { accepted: 0, refused: 0, wrong: 0, longest: 0 };
for (let number = 1; number <= cases; number++) {
  const mutant = mutateSave(saves[number % saves.length]!, luck);
  const begun = performance.now();
  const { accepted, problem } = trySave(content, house, mutant);
  const took = performance.now() - begun;
  tally[accepted ? 'accepted' : 'refused'] += 1;
  if (took > tally.longest) {
    tally.longest = took;
  }
  if (problem !== '') {
    tally.wrong += 1;
    console.error(`mutant ${number}: ${problem}`);
  }
  if (number % 1000 === 0 || number === cases) {
    const { accepted, refused, wrong, longest } = tally;
    console.log(
      `${number} of ${cases} mutants: ${refused} refused, ${accepted} went on, ${wrong} wrong; ` +
        `longest ${longest.toFixed(0)} ms`,
    );
  }
}
process.exitCode = tally.wrong === 0 ? 0 : 1;

/** A save with effects, forces, fixtures and abilities under way. */
function crowdedSave(start: NewGame): SavedGame {
  let last: SavedGame | undefined;
  const keep = (saved: SavedGame): void => {
    last = structuredClone(saved);
  };
  trySaves({ content, ruleset: house, start, commands: CROWDED_COMMANDS, keep });
  return last!;
}
