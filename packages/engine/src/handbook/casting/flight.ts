// How far directed spells reach, and whether a ray hits.

import { type FlightKind, rayAim, rayHits, spellRange } from '../../casting/index.ts';
import { Enumerator } from '../../chance/index.ts';
import { listOf } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { percent, signed, spoken, tableOf } from '../contract/tables.ts';

const KINDS: readonly FlightKind[] = ['beam', 'ray', 'dig'];
const SKILLS = ['unskilled', 'basic', 'skilled', 'expert'] as const;
const DEXTERITIES = [3, 6, 10, 14, 15, 18, 21, 25];

function ranges({ slots }: Ruleset): Table {
  return tableOf(
    'Squares that a spell reaches if nothing is in its way',
    ['flight', 'least', 'most', 'mean'],
    KINDS.map(kind => {
      const found = new Enumerator().ask(spellRange, slots.casting, { kind });
      const values = found.list.map(({ value }) => value);
      return [kind, Math.min(...values), Math.max(...values), found.mean(value => value)];
    }),
  );
}

function aim({ slots }: Ruleset): Table {
  return tableOf(
    'Aim of a ray by dexterity and skill',
    ['dexterity', ...SKILLS],
    DEXTERITIES.map(dexterity => [
      String(dexterity),
      ...SKILLS.map(skill => signed(rayAim(slots.casting, { skill, dexterity }))),
    ]),
  );
}

function hits({ slots }: Ruleset): Table {
  const armour = [10, 8, 5, 3, 0, -3, -6, -10, -20];
  return tableOf(
    'Chance that a ray hits, by armour class (lower is better), with dexterity 10',
    ['armour class', ...SKILLS],
    armour.map(armourClass => [
      String(armourClass).replace('-', '−'),
      ...SKILLS.map(skill => {
        const view = { armourClass, caster: { skill, dexterity: 10 } };
        const found = new Enumerator().ask(rayHits, slots.casting, view);
        return percent(found.probability(hit => hit));
      }),
    ]),
  );
}

/** Where a spell does what an item does. */
const LIKE_ITEMS: readonly (readonly [item: string, spells: readonly string[]])[] = [
  [
    'a wand',
    [
      'dig',
      'magic missile',
      'fireball',
      'cone of cold',
      'sleep',
      'finger of death',
      'force bolt',
      'slow monster',
      'wizard lock',
      'knock',
      'turn undead',
      'polymorph',
      'teleport away',
      'cancellation',
      'light',
      'detect unseen',
      'create monster',
    ],
  ],
  [
    'a scroll',
    [
      'remove curse',
      'confuse monster',
      'cause fear',
      'charm monster',
      'magic mapping',
      'identify',
      'detect food',
    ],
  ],
  [
    'a potion',
    [
      'haste self',
      'detect monsters',
      'levitation',
      'restore ability',
      'invisibility',
      'detect treasure',
    ],
  ],
];

/** The section. */
export const range: Section = {
  name: 'range',
  title: 'Effects and ranges',
  text: () => [
    'Most spells do what a wand, a scroll or a potion of the same kind does.',
    ...LIKE_ITEMS.map(([item, spells]) => `Like ${item}: ${listOf(spells.map(spoken))}.`),
    'A beam affects every creature on its way and loses range with each of them. A ray bounces from walls. Digging goes through rock, and loses more range there than on open ground.',
  ],
  tables: [ranges],
  sources: ['NetHack 3.6.7 src/zap.c (weffects, bhit, buzz)', 'src/dig.c (zap_dig)'],
  statements: ['SC-097..SC-102'],
};

/** The section. */
export const rayToHit: Section = {
  name: 'ray-to-hit',
  title: 'Whether a ray hits',
  text: ({ slots }) => {
    const { rayDie, luckyDie, rayBase } = slots.casting.flight;
    return [
      'Armour class counts downwards here, as in NetHack: 10 is none.',
      'The aim of the caster is a part for the skill and a part for the dexterity. They are those of physical combat in NetHack.',
      `1. A die gives a number from 0 to ${rayDie - 1}.`,
      `2. On a 0, the ray hits when 1d${luckyDie} is less than armour class + aim.`,
      '3. Otherwise a negative armour class is replaced by a random number between −1 and itself.',
      `4. The ray hits when ${rayBase} − number is less than armour class + aim.`,
    ];
  },
  tables: [aim, hits],
  suggestions: [
    {
      label: 'A sleep ray at a target of armour class 2',
      ask: {
        question: 'cast',
        inputs: { spell: 'spell_sleep', int: '18', dex: '14', skill: 'basic', 'target-ac': '2' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/zap.c (zap_hit, spell_hit_bonus)'],
  statements: ['SC-103..SC-108'],
};
