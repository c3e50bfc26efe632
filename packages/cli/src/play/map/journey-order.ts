// Lines about journeys between levels: `journey town`, `journey 3`, `journey mines 2`.

import { shortPlaceName } from '@roguewright/engine/words';
import { type Order, say } from '../order.ts';

/** The greatest key of a level that a name is looked for. */
const GREATEST_KEY = 599;

/** The words for a level, as `readJourney` reads them. */
export function levelWords(level: number): string {
  return shortPlaceName(level).toLowerCase();
}

/** A journey to the level that the words name; without words to the town. */
export function readJourney(words: readonly string[]): Order {
  const named = words.join(' ').toLowerCase();
  const wanted = named === '' ? 'town' : /^\d+$/.test(named) ? `dungeon ${named}` : named;
  for (let level = 0; level <= GREATEST_KEY; level++) {
    if (levelWords(level) === wanted) {
      return { do: 'perform', command: { kind: 'journey', level } };
    }
  }
  return say(
    `There is no level called ${named}: write “journey town”, “journey 3” or “journey mines 2”.`,
  );
}
