// The penalty of role and gear.

import { capitalised, listOf } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { signed, spoken, tableOf } from '../contract/tables.ts';

function roles({ slots }: Ruleset): Table {
  return tableOf(
    'Penalty points by role',
    ['role', 'base', 'emergency', 'shield', 'suit', 'attribute', 'special spell'],
    Object.entries(slots.casting.roles).map(([role, row]) => [
      capitalised(spoken(role)),
      row.base,
      row.emergency,
      row.shield,
      row.suit,
      row.stat,
      spoken(row.specialSpell),
    ]),
  );
}

function gear({ slots }: Ruleset): Table {
  const { helmet, gloves, boots, quarterstaff } = slots.casting.gear;
  const { specialSpell } = slots.casting.penalty;
  return tableOf(
    'Penalty points of gear, the same for every role',
    ['gear', 'points'],
    [
      ['metal helmet', signed(helmet.metallic)],
      ['helm of brilliance', signed(helmet['helm-of-brilliance'])],
      ['metal gloves', signed(gloves.metallic)],
      ['metal boots', signed(boots.metallic)],
      ['quarterstaff', signed(quarterstaff)],
      ['the special spell of the role', signed(specialSpell)],
    ],
  );
}

function body({ slots }: Ruleset): Table {
  const told = ({ times, over, plus }: { times: number; over: number; plus: number }) => {
    const share =
      times === 0
        ? ''
        : `${times < 0 ? '−' : ''}${Math.abs(times) === over ? 'suit' : `${Math.abs(times)}/${over} of suit`}`;
    const fixed = plus === 0 ? '' : signed(plus);
    return share + fixed || '0';
  };
  return tableOf(
    'Penalty points of body armour; a share is rounded down',
    ['body armour', 'without a robe', 'under a robe'],
    Object.entries(slots.casting.gear.body).map(([kind, { bare, robed }]) => [
      spoken(kind),
      told(bare),
      told(robed),
    ]),
  );
}

/** The section. */
export const penalty: Section = {
  name: 'penalty',
  title: 'The penalty of role and gear',
  text: ({ slots }) => {
    const { penalty: limits, emergencySpells, roles: rows } = slots.casting;
    const unhampered = Object.entries(rows).filter(([, row]) => row.unhampered !== undefined);
    return [
      `Penalty points are added up, and more of them are worse. The sum counts as ${limits.most} at most${limits.least === undefined ? '' : ` and as ${limits.least} at least`}.`,
      'The sum begins with the base value of the role. An emergency spell adds the emergency value, which is negative for some roles. A shield of any size adds the shield value.',
      'Metal body armour adds the suit value. Under a robe it adds less. A robe without metal armour helps.',
      'Metal on the head clouds the mind, metal gloves hinder the hands, and metal boots hinder a little. A helm of brilliance does not hinder.',
      `The emergency spells are ${listOf(emergencySpells.map(spoken))}.`,
      ...unhampered.map(
        ([role, row]) =>
          `Metal does not hinder a ${capitalised(role)} in ${listOf((row.unhampered ?? []).map(spoken))} spells, and a robe helps him there.`,
      ),
    ];
  },
  tables: [roles, gear, body],
  suggestions: [
    {
      label: 'A Wizard in steel, with what would help',
      ask: {
        question: 'cast',
        inputs: {
          level: '8',
          int: '18',
          'spell-level': '3',
          skill: 'basic',
          'body-armour': 'metallic',
        },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (percent_success)', 'src/role.c (roles)'],
  statements: ['SC-010..SC-012', 'SC-066..SC-080', 'SC-156'],
};
