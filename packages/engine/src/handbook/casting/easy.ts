// Which spells are easy, and at which level they become so.

import { CASTING_SKILLS, highestEasyLevel, levelCliff } from '../../casting/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { span, tableOf } from '../contract/tables.ts';

const SKILLS = CASTING_SKILLS.slice(1);

function highest({ slots }: Ruleset): Table {
  const rows = span(1, 30).map(level =>
    SKILLS.map(skill => highestEasyLevel(slots.casting, { level, skill })),
  );
  const starts = rows.flatMap((row, at) => (row.join() === rows[at - 1]?.join() ? [] : [at]));
  return tableOf(
    'The highest level of a spell that is easy, by experience level and skill',
    ['experience level', ...SKILLS],
    starts.map((start, at) => {
      const end = (starts[at + 1] ?? rows.length) - 1;
      const band = start === end ? `${start + 1}` : `${start + 1}–${end + 1}`;
      return [band, ...rows[start]!.map(level => (level === 0 ? 'none' : level))];
    }),
  );
}

function cliffs({ slots }: Ruleset): Table {
  return tableOf(
    'The experience level at which a spell becomes easy',
    ['spell level', ...SKILLS],
    span(1, 7).map(spellLevel => [
      String(spellLevel),
      ...SKILLS.map(skill => {
        const { level, easyFromStart } = levelCliff(slots.casting, { spellLevel, skill });
        return easyFromStart ? 'always' : (level ?? 'never');
      }),
    ]),
  );
}

/** The section. */
export const easy: Section = {
  name: 'easy',
  title: 'Easy spells and cliffs',
  text: ({ slots }) => [
    'A spell is easy while its difficulty is 0 or less. The chance drops sharply where it becomes hard.',
    `Experience counts in steps of ${slots.casting.difficulty.levelsPerPoint} levels. So a level that is divisible by ${slots.casting.difficulty.levelsPerPoint} can change the chance greatly.`,
    'With a high attribute, spells up to the highest easy level come near 100 %. Harder spells can be cast, but at much lower chances.',
  ],
  tables: [highest, cliffs],
  suggestions: [
    {
      label: 'A level 5 spell at level 13, just below a cliff',
      ask: {
        question: 'cast',
        inputs: { level: '13', int: '18', 'spell-level': '5', skill: 'skilled' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (percent_success)'],
  statements: ['SC-095..SC-096', 'SC-151..SC-153'],
};
