// Charging rings.

import { BEATITUDES } from '../../charging/index.ts';
import { ringChargeOdds } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, percent, signed, span, spoken, tableOf } from '../contract/tables.ts';

function byEnchantment({ slots }: Ruleset): Table {
  return tableOf(
    'A ring of gain strength by its enchantment, with an uncursed source',
    ['enchantment', 'explodes', 'mean damage', 'most damage'],
    span(-7, 8).map(enchantment => {
      const view = { ring: 'gain-strength', enchantment, source: 'uncursed' } as const;
      const { explodes, damage } = ringChargeOdds(slots.charging, view);
      return [
        signed(enchantment),
        asked(percent(explodes), 'charge', {
          ...{ ring: 'gain-strength', charges: String(enchantment), source: 'uncursed' },
        }),
        damage === undefined ? 'none' : decimal(damage.mean),
        damage === undefined ? 'none' : String(damage.max),
      ];
    }),
  );
}

function changes({ slots }: Ruleset): Table {
  return tableOf(
    'A +0 ring after charging',
    ['source', 'enchantment'],
    BEATITUDES.map(source => {
      const view = { ring: 'gain-strength', enchantment: 0, source } as const;
      const { charges } = ringChargeOdds(slots.charging, view);
      const from = charges?.min ?? 0;
      const to = charges?.max ?? 0;
      return [
        source,
        asked(
          from === to ? signed(from) : `${signed(from)} to ${signed(to)}, all alike`,
          'charge',
          {
            ...{ ring: 'gain-strength', source },
          },
        ),
      ];
    }),
  );
}

/** The section. */
export const rings: Section = {
  name: 'rings',
  title: 'Charging rings',
  text: ({ slots }) => {
    const { of, lowest, damagePerPoint, chargeable } = slots.charging.rings;
    const { shock } = slots.charging;
    return [
      `These rings can be charged: ${chargeable.map(spoken).join(', ')}.`,
      `The present enchantment n decides first whether the ring explodes: n in ${of} times from 0 to ${of}, and always at ${decimal(lowest)} or less and at ${of} or more.`,
      `An explosion does 1d(${damagePerPoint} × the size of the enchantment) damage.`,
      'Otherwise a blessed source adds most, an uncursed source adds 1, and a cursed source takes points off.',
      shock === undefined
        ? 'Electricity does not charge rings under this ruleset.'
        : `Electricity gives a chargeable ring a point in ${shock.charges.k} of ${shock.charges.n} cases instead of destroying it, with the same risk.`,
    ];
  },
  tables: [byEnchantment, changes],
  suggestions: [
    {
      label: 'A +3 ring of protection',
      ask: { question: 'charge', inputs: { ring: 'protection', charges: '3' } },
    },
  ],
  sources: ['NetHack 3.6.7 src/read.c (recharge)'],
  statements: ['CH-031', 'CH-058..CH-065'],
};
