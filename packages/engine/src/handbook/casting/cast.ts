// Casting a spell: who can, and what happens.

import { capitalised } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { spoken, tableOf } from '../contract/tables.ts';

function startingSpells({ slots }: Ruleset): Table {
  const rows = Object.entries(slots.casting.startingBooks.byRole).map(
    ([role, { always, oneOf, random }]) => [
      capitalised(spoken(role)),
      always.map(spoken).join(', ') || 'none',
      oneOf.map(spoken).join(', ') || 'none',
      random,
    ],
  );
  return tableOf(
    'Roles that begin with spells',
    ['role', 'always', 'one of', 'books at random'],
    rows,
  );
}

/** The section. */
export const cast: Section = {
  name: 'cast',
  title: 'Casting a spell',
  text: ({ slots }) => [
    'A hero casts a spell that he knows with the command Z. The cast costs energy of his own, and usually nutrition. A scroll or a wand needs neither.',
    'The menu of spells shows the chance that each spell fails. The hero picks a spell and, if the spell needs it, a direction. Another command, +, shows the same menu to sort it or to swap letters.',
    'The attempt goes through these steps. First the checks that can refuse it, then the price, then the roll for success. A failed cast has no effect besides its price.',
    `A random starting book holds a spell of level ${slots.casting.startingBooks.mostLevel} or less. Every other role must find a spellbook and read it first.`,
    'Monsters cast by rules of their own: a list of spells by their level, cast instead of or after a blow.',
  ],
  tables: [startingSpells],
  suggestions: [
    {
      label: 'The chance of a force bolt',
      ask: {
        question: 'cast',
        inputs: { role: 'wizard', int: '18', 'spell-level': '1', skill: 'basic' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (docast, dovspell, spelleffects)', 'src/u_init.c'],
  statements: ['SC-001..SC-008', 'SC-013'],
};
