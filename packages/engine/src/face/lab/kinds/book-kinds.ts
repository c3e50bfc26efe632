// Learning a spell from its book, and how long it is remembered.

import { CASTING_SKILLS, type CastingSkill } from '../../../casting/index.ts';
import { BEATITUDES } from '../../../charging/index.ts';
import { memoryOutlook, studyOdds } from '../../../odds/index.ts';
import type { Ruleset } from '../../../rulesets/index.ts';
import { MOST_MEMORY } from '../fields/rule-fields.ts';
import { amount, chance } from '../figures/figures.ts';
import type { LabAnswer } from '../figures/lab-answer.ts';
import { rulesetLine } from '../figures/ruleset-line.ts';
import { integerOption, nameOption, yesOrNo } from '../reading/values.ts';
import { type LabKind, type QuestionWorld, type RulesOptions, rulesOf } from './lab-kind.ts';

interface StudyOptions extends RulesOptions {
  readonly spellLevel: string;
  readonly int: string;
  readonly level: string;
  readonly beatitude: string;
  readonly lenses: string;
  readonly delay: string;
}

const rules = ({ rulesets }: QuestionWorld, ruleset: Ruleset) =>
  rulesetLine(ruleset, ['casting'], rulesets);

/** Learning as a kind of question. */
export const STUDY_KIND: LabKind<StudyOptions> = {
  name: 'study',
  answer: (world, options) => {
    const ruleset = rulesOf(world, options);
    const view = {
      bookLevel: integerOption('--spell-level', options.spellLevel, 1, 7),
      intelligence: integerOption('--int', options.int, 3, 25),
      level: integerOption('--level', options.level, 1, 30),
      beatitude: nameOption('--beatitude', options.beatitude, BEATITUDES),
      lenses: yesOrNo('--lenses', options.lenses),
      delay: integerOption('--delay', options.delay, 1, 99),
    };
    const { learns, turns, failures, destroys, notes } = studyOdds(ruleset.slots.casting, view);
    const of = 'of all readings';
    return {
      title: `A book of level ${view.bookLevel}, ${view.beatitude}, and a reader of level ${view.level} with intelligence ${view.intelligence}`,
      rules: rules(world, ruleset),
      figures: [
        chance('learns', learns, of),
        amount('turns', turns, 'turns of study', 'less'),
        chance('destroys', destroys, `${of}: the book is destroyed`, 'less'),
      ],
      details: failures.map(([failure, probability]) => chance(failure, probability, of, 'less')),
      ...{ plots: [], remarks: [], notes },
      json: { learns, turns, destroys, failures: Object.fromEntries(failures) },
    };
  },
};

interface MemoryOptions extends RulesOptions {
  readonly left?: string;
  readonly turns: string;
  readonly skill: string;
}

const READING = {
  learn: 'teaches the spell',
  refresh: 'refreshes the spell',
  'too-faint': 'is blank',
  'known-well': 'only tells that the spell is known well',
  ask: 'asks whether to read on, and refreshes the spell then',
};

/** Memory as a kind of question. */
export const MEMORY_KIND: LabKind<MemoryOptions> = {
  name: 'memory',
  answer: (world, options): LabAnswer => {
    const ruleset = rulesOf(world, options);
    const { casting } = ruleset.slots;
    const { left } = options;
    const turnsLeft =
      left === undefined ? casting.memory.perBook : integerOption('--left', left, 0, MOST_MEMORY);
    const passing = integerOption('--turns', options.turns, 0, MOST_MEMORY);
    const skill: CastingSkill = nameOption('--skill', options.skill, CASTING_SKILLS);
    const outlook = memoryOutlook(casting, { turnsLeft, skill }, passing);
    const { low, high } = outlook.shown;
    const unit = casting.memory.perTurn > 0 ? 'turns' : 'casts';
    return {
      title: `A spell with ${turnsLeft} ${unit} of memory`,
      rules: rules(world, ruleset),
      figures: [
        amount('later', outlook.later, `${unit} of memory after ${passing} turns`),
        amount('reread at', outlook.rereadAt, `${unit} or fewer: its book refreshes it`),
        amount('after its book', outlook.afterBook, unit),
      ],
      facts: [
        ['the menu shows then', low === high ? `${high} %` : `${low} % to ${high} %`],
        ['its book now', READING[outlook.reading]],
      ],
      ...{ plots: [], notes: [] },
      remarks: outlook.later === 0 ? ['The spell is forgotten then.'] : [],
      json: { ...outlook },
    };
  },
};
