// The spells of a ruleset, and what variants change.

import { attemptPrice } from '../../casting/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { percent, spoken, tableOf } from '../contract/tables.ts';

function spells({ slots }: Ruleset): Table {
  return tableOf(
    'The spells of this ruleset',
    ['spell', 'level', 'school', 'aim', 'delay', 'share of random books'],
    Object.entries(slots.casting.spells)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { level, school, aim, delay, weight }]) => [
        spoken(name),
        level,
        school,
        aim === 'nodir' ? 'none' : aim,
        delay,
        percent(weight / 1000),
      ]),
  );
}

function prices({ slots }: Ruleset): Table {
  const failures = [0, 25, 50, 75, 90, 99, 100];
  return tableOf(
    'Price of a spell of 5 energy, by its chance to fail',
    ['chance to fail', 'energy', 'energy with the Amulet'],
    failures.map(fails => {
      const view = { price: 5, chance: 100 - fails };
      return [
        `${fails} %`,
        attemptPrice(slots.casting, { ...view, amulet: false }),
        attemptPrice(slots.casting, { ...view, amulet: true }),
      ];
    }),
  );
}

/** The section. */
export const variants: Section = {
  name: 'variants',
  title: 'Spells and variants',
  text: ({ slots }) => {
    const { power, creatures, identifying } = slots.casting;
    return [
      'SLASH’EM adds spells, moves others to new schools and levels, and gives its roles better skills. In FIQHack monsters cast by the rules of heroes: they hold energy, pick up books and learn from them, and some spells can be kept up at the price of slower regeneration.',
      power === undefined
        ? 'Under this ruleset the chance is rolled against, and does not change the price.'
        : `Under this ruleset a cast does not fail for lack of skill. Its price is divided by the chance of success, and a chance of 0 counts as ${percent(power.hopeless === 0 ? 0 : 1 / power.hopeless)}. The Amulet multiplies the price by ${power.amulet}.`,
      creatures.summonedTurns === undefined
        ? 'Summoned creatures stay.'
        : `Summoned creatures stay for ${creatures.summonedTurns.basic} turns at basic skill and ${creatures.summonedTurns.expert} at expert.`,
      identifying === undefined
        ? 'The skill does not change what the spell of identify tells.'
        : `The spell of identify tells ${identifying.unskilled.map(spoken).join(', ') || 'the kind'} at unskilled, and ${identifying.expert.map(spoken).join(', ')} at expert.`,
      'A change of level or school in this table is marked, and the lines below say what else each version does otherwise.',
    ];
  },
  tables: [spells, prices],
  suggestions: [
    {
      label: 'A FIQHack fireball',
      ask: { question: 'cast', inputs: { spell: 'spell_fireball', int: '18', ruleset: 'fiqhack' } },
    },
  ],
  sources: ['SLASH’EM src/spell.c, src/objects.c', 'FIQHack libnethack/src/spell.c'],
  statements: ['SC-157..SC-158', 'SC-160..SC-180'],
};

/** The section. */
export const history: Section = {
  name: 'history',
  title: 'History',
  text: () => [
    'Spells came with spellbooks in NetHack 1.3d. A spell was learned by copying it from the book, which used the book up, and a copy lasted for a limited number of casts. The rulesets nethack-1.3d and nethack-3.2.0 play these rules as far as the document tells them.',
    'Armour has hindered casting since NetHack 3.2.0. The Wizard Patch of NetHack 3.3.0 began the present system. NetHack 3.6.1 changed what the Amulet does.',
    'The document cites the source of NetHack 3.6.0, 3.6.1 and 3.6.6, and rests on a text by Dylan O’Donnell.',
  ],
  sources: ['NetHackWiki, Spellcasting'],
  statements: ['SC-181..SC-185', 'SC-191..SC-192'],
};
