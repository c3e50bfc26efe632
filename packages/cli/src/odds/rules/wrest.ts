// roguewright odds wrest: the last charge of an empty wand.

import { wrestOdds } from '@roguewright/engine/odds';
import { integerOption } from '../../options.ts';
import { decimal, percent } from '../../terminal/numbers.ts';
import type { RuleQuestion } from './rule-question.ts';

/** The question. */
export const wrestQuestion: RuleQuestion = {
  name: 'wrest',
  about: 'the chance to wrest the last charge from an empty wand',
  options: [['--tries <N>', 'zaps of the empty wand, 1 to 9999', '1']],
  slots: ['charging'],
  examples: ['--tries 121'],
  answer: ({ slots }, { tries = '1' }) => {
    const zaps = integerOption('--tries', tries, 1, 9999);
    const { once, within, meanZaps } = wrestOdds(slots.charging, zaps);
    return {
      title: `An empty wand, zapped ${zaps} time${zaps === 1 ? '' : 's'}`,
      lines: [
        ['each zap', percent(once)],
        ['by the last zap', percent(within)],
        ['zaps on average', decimal(meanZaps)],
      ],
      json: { once, within, meanZaps },
    };
  },
};
