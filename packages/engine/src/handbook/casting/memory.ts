// How long a spell is remembered, and the book.

import {
  CASTING_SKILLS,
  retention,
  type StudyView,
  studyAbility,
  studyTurns,
} from '../../casting/index.ts';
import { clamp } from '../../integers/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { decimal, percent, span, spoken, tableOf } from '../contract/tables.ts';

const DIE = 20;
const LEVELS = span(1, 7);
const READERS: readonly (readonly [intelligence: number, level: number])[] = [
  [10, 1],
  [14, 1],
  [18, 1],
  [18, 10],
  [18, 20],
];

function study(ruleset: Ruleset): Table {
  const rows = READERS.map(([intelligence, level]) => [
    `Int ${intelligence}, level ${level}`,
    ...LEVELS.map(bookLevel => {
      const view: StudyView = {
        ...{ intelligence, level, bookLevel, lenses: false, delay: 1 },
        beatitude: 'uncursed',
      };
      const ability = clamp(studyAbility(ruleset.slots.casting, view), 0, DIE);
      return percent(ability / DIE);
    }),
  ]);
  return tableOf(
    'Chance to learn from an uncursed book, by its level',
    ['reader', ...LEVELS],
    rows,
  );
}

function duration(ruleset: Ruleset): Table {
  return tableOf(
    'Turns of study, for a book with a delay of 1',
    ['level of the book', ...LEVELS],
    [['turns', ...LEVELS.map(level => studyTurns(ruleset.slots.casting, level, 1))]],
  );
}

function shownRetention(ruleset: Ruleset): Table {
  const left = [20_000, 15_000, 10_000, 5000, 1000, 1];
  return tableOf(
    'Retention that the menu shows, by skill',
    ['turns left', ...CASTING_SKILLS.slice(1)],
    left.map(turnsLeft => [
      decimal(turnsLeft),
      ...CASTING_SKILLS.slice(1).map(skill => {
        const { low, high } = retention(ruleset.slots.casting, { turnsLeft, skill });
        return low === high ? `${high} %` : `${low}–${high} %`;
      }),
    ]),
  );
}

/** The section. */
export const memory: Section = {
  name: 'memory',
  title: 'Memory and books',
  text: ({ slots }) => {
    const { memory: rules, study: books } = slots.casting;
    const { wellKnownAbove, wellKnown, mostStudies } = rules.reread;
    const unit = rules.perTurn > 0 ? 'turns' : 'casts';
    return [
      `A book that is read to its end gives ${rules.perBook} ${unit} of memory${rules.most > rules.perBook ? `, added to what is left, up to ${rules.most}` : ''}. ${rules.perTurn > 0 ? 'Each turn takes 1' : 'Each cast takes 1'}. At 0 the spell is forgotten.`,
      rules.perCast > 0
        ? `A successful cast adds ${rules.perCast} ${unit}.`
        : 'Casting a spell does not refresh it.',
      wellKnown === 'nothing'
        ? `With more than ${wellKnownAbove} ${unit} left the reader is told that he knows the spell quite well. The book does not wear, and a shop asks no fee. With ${wellKnownAbove} or fewer the book refreshes the spell.`
        : `With more than ${wellKnownAbove} ${unit} left the reader is asked whether he wants to read on. If he does, the book refreshes the spell.`,
      rules.usesUpBook
        ? 'Learning uses the book up.'
        : `A book can refresh a spell until it was studied more than ${mostStudies} times. After that it is blank.`,
      `An uncursed book has a chance of ability in ${DIE} to teach. The ability is intelligence + level ÷ ${books.levelsPerPoint} + ${books.plain} − ${books.perBookLevel} × level of the book, and ${books.lenses} more with lenses. A blessed book always teaches. A cursed book never does.`,
      `A book that fails has one of ${books.failures.length} effects. Only the first ones are possible for a book of low level: ${books.failures.map(spoken).join(', ')}.`,
      slots.casting.menu.forgottenMark === ''
        ? 'The menu shows the memory that is left as an interval. It is narrower for a more skilled caster.'
        : `The menu marks a forgotten spell with ${slots.casting.menu.forgottenMark}.`,
    ];
  },
  tables: [study, duration, shownRetention],
  suggestions: [
    {
      label: 'A level 5 book, read at level 8 with Int 18',
      ask: { question: 'study', inputs: { int: '18', level: '8', 'spell-level': '5' } },
    },
    { label: 'How long a spell is remembered', ask: { question: 'memory', inputs: {} } },
  ],
  sources: [
    'NetHack 3.6.7 src/spell.c (study_book, learn, cursed_book, age_spells, spellretention)',
  ],
  statements: ['SC-033..SC-040'],
};
