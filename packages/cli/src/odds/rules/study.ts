// roguewright odds study: whether a spell is learned from a book.

import { BEATITUDES } from '@roguewright/engine/charging';
import { studyOdds } from '@roguewright/engine/odds';
import { integerOption, nameOption, yesOrNo } from '../../options.ts';
import { percent } from '../../terminal/numbers.ts';
import type { RuleQuestion } from './rule-question.ts';

/** The question. */
export const studyQuestion: RuleQuestion = {
  name: 'study',
  about: 'the chance to learn a spell from its book',
  options: [
    ['--spell-level <N>', 'level of the book, 1 to 7', '1'],
    ['--int <N>', 'intelligence of the reader, 3 to 25', '16'],
    ['--level <N>', 'experience level of the reader, 1 to 30', '1'],
    ['--beatitude <SIGN>', 'of the book: cursed, uncursed or blessed', 'uncursed'],
    ['--lenses <yes|no>', 'the reader wears lenses', 'no'],
    ['--delay <N>', 'turns for each unit of the level, 1 to 99', '1'],
  ],
  slots: ['casting'],
  examples: ['--spell-level 5 --int 18 --level 8', '--spell-level 7 --beatitude blessed'],
  answer: ({ slots }, options) => {
    const view = {
      bookLevel: integerOption('--spell-level', options.spellLevel ?? '', 1, 7),
      intelligence: integerOption('--int', options.int ?? '', 3, 25),
      level: integerOption('--level', options.level ?? '', 1, 30),
      beatitude: nameOption('--beatitude', options.beatitude ?? '', BEATITUDES),
      lenses: yesOrNo('--lenses', options.lenses ?? ''),
      delay: integerOption('--delay', options.delay ?? '', 1, 99),
    };
    const { learns, turns, failures, destroys, notes } = studyOdds(slots.casting, view);
    return {
      title: `A book of level ${view.bookLevel}, ${view.beatitude}, and a reader of level ${view.level} with intelligence ${view.intelligence}`,
      lines: [
        ['learns', percent(learns)],
        ['turns of study', String(turns)],
        ['the book is destroyed', percent(destroys)],
        ...failures.map(
          ([failure, probability]) => [failure.replaceAll('-', ' '), percent(probability)] as const,
        ),
      ],
      json: { learns, turns, destroys, failures: Object.fromEntries(failures) },
      notes,
    };
  },
};
