// roguewright odds treasure: what a treasure list gives.

import { treasureShares } from '@roguewright/engine/odds';
import { contentWith } from '../../content/content-with.ts';
import { integerOption, nameOption } from '../../options.ts';
import { percent } from '../../terminal/numbers.ts';
import { luckOf } from '../played.ts';
import type { RuleQuestion } from './rule-question.ts';

/** Draws from a list that tries all its entries. */
const DRAWS = 20_000;

/** Lines that are printed. */
const MOST_LINES = 30;

/** The question. */
export const treasureQuestion: RuleQuestion = {
  name: 'treasure',
  about: 'what a treasure list gives, and how likely',
  options: [
    ['--list <NAME>', 'the list, such as scroll_spells', 'scroll_spells'],
    ['--depth <N>', 'dungeon level on which it is drawn, 1 to 255', '1'],
    ['--seed <TEXT>', 'seed for a list that is drawn many times', 'demo'],
  ],
  slots: ['spells'],
  examples: ['--list wand_spells', '--list carried_good --depth 10'],
  answer: (_ruleset, { list = '', depth = '1', seed = 'demo' }) => {
    const book = contentWith([]).treasure;
    const wanted = book.lists.map(({ name }) => name);
    const name = nameOption('--list', list, wanted);
    const difficulty = integerOption('--depth', depth, 1, 255);
    const luck = luckOf({ seed, times: DRAWS });
    const found = treasureShares(book, { list: name, difficulty }, { luck, times: DRAWS });
    const { exact, shares } = found;
    const rest = shares.length - MOST_LINES;
    return {
      title: `A draw from ${name} at depth ${difficulty}, ${exact ? 'exact' : `estimated from ${DRAWS} draws`}`,
      lines: [
        ...shares
          .slice(0, MOST_LINES)
          .map(({ archetype, chance }) => [archetype, percent(chance)] as const),
        ...(rest > 0 ? [['more', `${rest} with smaller chances`] as const] : []),
      ],
      json: {
        exact,
        shares: Object.fromEntries(shares.map(({ archetype, chance }) => [archetype, chance])),
      },
    };
  },
};
