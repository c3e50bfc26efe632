// The number of blows.

import { blows, parseStat } from '../../combat/index.ts';
import { capitalised } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, tableOf } from '../contract/tables.ts';
import { banded, classesOf, pounds } from './fighters.ts';

function classes(ruleset: Ruleset): Table {
  const rules = ruleset.slots.combat;
  return tableOf(
    'Classes',
    ['class', 'least weight in pounds', 'factor of strength', 'most natural blows'],
    classesOf(ruleset).map(name => {
      const { lightestWeapon, strengthFactor, maximumBlows } = rules.classes[name];
      return [
        capitalised(name),
        pounds(lightestWeapon),
        strengthFactor / rules.heavy.unitsPerPound,
        maximumBlows,
      ];
    }),
  );
}

function blowStrength({ slots }: Ruleset): Table {
  const rules = slots.combat;
  return tableOf(
    'Adjusted strength for blows',
    ['strength', 'adjusted'],
    banded(rules, row => [rules.strength[row]!.blowStrength]),
  );
}

function naturalBlows({ slots }: Ruleset): Table {
  const rules = slots.combat;
  const columns = rules.naturalBlows[0]!.length;
  return tableOf(
    'Natural blows, by dexterity and index',
    [
      'dexterity',
      ...Array.from({ length: columns }, (_, at) => (at === columns - 1 ? `${at} and up` : at)),
    ],
    banded(rules, row => rules.naturalBlows[rules.dexterity[row]!.blowColumn]!),
  );
}

function examples(ruleset: Ruleset): Table {
  const weights = [2, 5, 8, 12, 16, 24];
  const builds = [
    ['17', '17'],
    ['18/50', '18/10'],
    ['18/100', '18/50'],
    ['18/150', '18/150'],
  ] as const;
  const rows = classesOf(ruleset).flatMap(name =>
    builds.map(([str, dex]) => [
      `${capitalised(name)}, ${str} and ${dex}`,
      ...weights.map(weight => {
        const found = blows(ruleset.slots.combat, {
          ...{ class: name, extraBlows: 0, weapon: { weight: 10 * weight } },
          ...{ strength: parseStat(str), dexterity: parseStat(dex) },
        });
        return asked(found.blows, 'attack', {
          ...{ class: name, str, dex, weapon: '2d5', weight: String(weight) },
        });
      }),
    ]),
  );
  return tableOf(
    'Blows of a class with this strength and dexterity, by the weight of the weapon in pounds',
    ['class', ...weights.map(weight => decimal(weight))],
    rows,
  );
}

/** The section. */
export const blowsSection: Section = {
  name: 'blows',
  title: 'How many blows',
  text: ({ slots }) => [
    'A strong and nimble fighter with a light weapon strikes several blows in a move. Each blow hits and does damage by itself. The experience level does not matter.',
    '1. The index is adjusted strength × the factor of the class ÷ the weight of the weapon in pounds, rounded down. A weapon below the least weight of the class counts as that heavy.',
    '2. The dexterity and the index give the natural blows. The class limits them.',
    '3. Extra blows from weapons and other things worn are added. They have no limit, and the result is 1 at least.',
    `Bare hands strike ${slots.combat.bareHands.blows === 1 ? 'one blow' : `${slots.combat.bareHands.blows} blows`}.${slots.combat.steps.heavyWeaponBlows(3) === 1 ? ' So does a weapon that is too heavy.' : ' A weapon that is too heavy keeps its blows.'}`,
    'The character sheet shows the number as Blows.',
  ],
  tables: [classes, blowStrength, naturalBlows, examples],
  suggestions: [
    {
      label: 'A Priest with a mace of 12 pounds',
      ask: {
        question: 'attack',
        inputs: {
          ...{ class: 'priest', str: '18/50', dex: '18/10' },
          ...{ weapon: '2d4', kind: 'hafted', weight: '12' },
        },
      },
    },
  ],
  sources: [
    'Angband 3.0.5 src/xtra1.c (calc_bonuses)',
    'src/tables.c (adj_str_blow, adj_dex_blow, blows_table)',
  ],
  statements: ['AT-003..AT-020'],
};
