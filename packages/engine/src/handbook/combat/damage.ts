// What a hit does.

import type { SlayFlag } from '../../combat/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { signed, spoken, tableOf } from '../contract/tables.ts';
import { banded } from './fighters.ts';

function slays({ slots }: Ruleset): Table {
  return tableOf(
    'Slays, executions and brands',
    ['property', 'multiplies the dice by', 'against'],
    (Object.keys(slots.combat.slays) as SlayFlag[]).map(name => {
      const { multiplier, when, monster } = slots.combat.slays[name];
      const target =
        when === 'has' ? `monsters of the kind ${monster}` : `all without ${spoken(monster)}`;
      return [spoken(name), multiplier, target];
    }),
  );
}

function toDam({ slots }: Ruleset): Table {
  return tableOf(
    'Bonus to damage by strength',
    ['strength', 'damage'],
    banded(slots.combat, row => [signed(slots.combat.strength[row]!.toDam)]),
  );
}

/** The section. */
export const damage: Section = {
  name: 'damage',
  title: 'What a hit does',
  text: ({ slots }) => {
    const { bareHands, steps } = slots.combat;
    return [
      '1. Roll the dice of the weapon. 2d5 are two dice with five sides.',
      '2. Multiply by the highest slay or brand that applies. A brand applies to every monster that is not immune to it.',
      '3. Apply the critical hit.',
      '4. Add the bonus to damage: strength, the weapon, everything else worn, and stun. The character sheet shows it as the second number of the pair Melee.',
      '5. A total below 0 does nothing.',
      `Bare hands begin with ${bareHands.damage}. ${steps.bareHandsBonus(5) === 0 ? 'No bonus is added to them, except for roles with a martial art of their own, which go through every step.' : 'The bonus to damage is added to them.'}`,
    ];
  },
  tables: [slays, toDam],
  suggestions: [
    {
      label: 'A flaming sword at a troll',
      ask: {
        question: 'attack',
        inputs: {
          level: '20',
          str: '18/50',
          weapon: '2d5',
          flags: 'brand-fire',
          'monster-flags': 'troll',
          hp: '60',
        },
      },
    },
  ],
  sources: ['Angband 3.0.5 src/cmd1.c (py_attack, tot_dam_aux)', 'src/tables.c (adj_str_td)'],
  statements: ['AT-063..AT-070', 'AT-072..AT-079'],
};
