// roguewright odds memory: how long a spell is remembered.

import { CASTING_SKILLS } from '@roguewright/engine/casting';
import { memoryOutlook } from '@roguewright/engine/odds';
import { integerOption, nameOption } from '../../options.ts';
import type { RuleQuestion } from './rule-question.ts';

/** The greatest memory that any ruleset gives, and more. */
const MOST = 999_999;

const READING = {
  learn: 'teaches the spell',
  refresh: 'refreshes the spell',
  'too-faint': 'is blank',
  'known-well': 'only tells that the spell is known well',
  ask: 'asks whether to read on, and refreshes the spell then',
};

/** The question. */
export const memoryQuestion: RuleQuestion = {
  name: 'memory',
  about: 'how long a spell is remembered, and when its book can be read again',
  options: [
    ['--left <N>', 'turns of memory that are left; absent: those of a new book'],
    ['--turns <N>', 'turns that pass', '0'],
    ['--skill <SKILL>', 'skill in the school of the spell', 'basic'],
  ],
  slots: ['casting'],
  examples: ['--left 1001', '--turns 20000 --skill expert --ruleset slashem'],
  answer: ({ slots }, { left, turns = '0', skill = 'basic' }) => {
    const rules = slots.casting;
    const turnsLeft =
      left === undefined ? rules.memory.perBook : integerOption('--left', left, 0, MOST);
    const passing = integerOption('--turns', turns, 0, MOST);
    const view = { turnsLeft, skill: nameOption('--skill', skill, CASTING_SKILLS) };
    const outlook = memoryOutlook(rules, view, passing);
    const { low, high } = outlook.shown;
    const unit = rules.memory.perTurn > 0 ? 'turns' : 'casts';
    return {
      title: `A spell with ${turnsLeft} ${unit} of memory`,
      lines: [
        [`after ${passing} turns`, outlook.later === 0 ? 'forgotten' : `${outlook.later} ${unit}`],
        ['the menu shows then', low === high ? `${high} %` : `${low} % to ${high} %`],
        ['its book now', READING[outlook.reading]],
        ['its book refreshes it at', `${outlook.rereadAt} ${unit} or fewer`],
        ['after its book', `${outlook.afterBook} ${unit}`],
      ],
      json: { ...outlook },
    };
  },
};
