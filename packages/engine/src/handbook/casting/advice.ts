// Which casters can rely on their spells.

import type { ChanceView } from '../../casting/index.ts';
import { capitalised } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, percent, span, spoken, tableOf } from '../contract/tables.ts';
import { failure, inputsOf, WIZARD } from './casters.ts';

/** A caster whose chance before the penalty is as high as it gets. */
const READY: ChanceView = { ...WIZARD, level: 30, skill: 'expert', stat: 25 };

const CASES: readonly (readonly [title: string, change: Partial<ChanceView>])[] = [
  ['any spell', {}],
  ['emergency spell', { emergency: true }],
  ['special spell', { special: true }],
  ['any, with a robe', { robe: true }],
  ['any, in metal', { bodyArmour: 'metallic' }],
  ['any, in metal under a robe', { bodyArmour: 'metallic', robe: true }],
];

function best(ruleset: Ruleset): Table {
  const rows = Object.keys(ruleset.slots.casting.roles).map(role => [
    capitalised(spoken(role)),
    ...CASES.map(([, change]) => {
      const view = { ...READY, ...change, role };
      return asked(percent(failure(ruleset, view)), 'cast', inputsOf(ruleset, view));
    }),
  ]);
  return tableOf(
    'Least chance to fail a level 1 spell: expert, level 30, attribute 25',
    ['role', ...CASES.map(([title]) => title)],
    rows,
  );
}

function leastStat(ruleset: Ruleset): Table {
  const rows = Object.keys(ruleset.slots.casting.roles).map(role => [
    capitalised(spoken(role)),
    ...[1, 3, 5, 7].map(spellLevel => {
      const view = { ...READY, role, spellLevel };
      return span(3, 25).find(stat => failure(ruleset, { ...view, stat }) === 0) ?? 'never';
    }),
  ]);
  return tableOf(
    'The least attribute at which an expert of level 30 without armour never fails',
    ['role', ...[1, 3, 5, 7].map(level => `level ${level} spell`)],
    rows,
  );
}

function monk(ruleset: Ruleset): Table {
  const skills = ['basic', 'skilled', 'expert'] as const;
  const rows = [18, 20, 22].flatMap(stat =>
    skills.map(skill => [
      `Wis ${stat}, ${skill}`,
      ...span(1, 7).map(spellLevel => {
        const view = { ...READY, role: 'monk', robe: true, stat, skill, spellLevel };
        return asked(percent(failure(ruleset, view)), 'cast', inputsOf(ruleset, view));
      }),
    ]),
  );
  return tableOf(
    'Chance to fail of a level 30 Monk in a robe',
    ['Monk', ...span(1, 7).map(level => `level ${level} spell`)],
    rows,
  );
}

/** The section. */
export const advice: Section = {
  name: 'reliable',
  title: 'Reliable casters',
  text: () => [
    'Three things lower the chance to fail: a higher attribute, more skill and experience, and better gear. Which of them pays depends on what keeps the chance low. The lab lists what each step would bring.',
    'For easy spells the attribute, the base value of the role and metal decide. Skill and experience raise the hard spells up to that level, but never beyond it.',
    'Points of the attribute up to 16 matter to everyone. A role with a small base value can do with fewer. 17 and 18 matter to roles with a base of 8 or more, and to casters in metal. 19 to 22 matter for high spells. Above 22 only hard spells gain.',
    'With the highest chance before the penalty, a penalty of 6 or less still gives 100 %.',
  ],
  tables: [best, leastStat, monk],
  suggestions: [
    {
      label: 'What would help a Priest in metal',
      ask: {
        question: 'cast',
        inputs: {
          role: 'priest',
          level: '10',
          wis: '16',
          'spell-level': '3',
          skill: 'basic',
          'body-armour': 'metallic',
        },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (percent_success)'],
  statements: ['SC-137..SC-149', 'SC-154..SC-155'],
};
