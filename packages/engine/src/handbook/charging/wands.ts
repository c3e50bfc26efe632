// Charging wands, and their explosions.

import type { Distribution } from '../../chance/index.ts';
import { type Aim, BEATITUDES, MOST_RECHARGED, wandRow } from '../../charging/index.ts';
import { rechargeTable, type WandOddsView, wandChargeOdds } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, percent, span, spoken, tableOf } from '../contract/tables.ts';

const KINDS: readonly (readonly [wand: string, aim: Aim, title: string])[] = [
  ['wishing', 'none', 'wishing'],
  ['sleep', 'ray', 'a directed wand'],
  ['light', 'none', 'a wand without direction'],
];

/** The values that have a chance, with it. */
function spreadText(charges: Distribution | undefined): string {
  if (charges === undefined) {
    return 'explodes';
  }
  const values = span(charges.min, charges.max).filter(value => charges.probability(value) > 0);
  const chances = values.map(value => percent(charges.probability(value)));
  const isEven = new Set(chances).size === 1;
  if (values.length === 1) {
    return `${values[0]}`;
  }
  return isEven
    ? `${values[0]}–${values.at(-1)}, ${chances[0]} each`
    : values.map((value, at) => `${value}: ${chances[at]}`).join(', ');
}

function outcomes({ slots }: Ruleset): Table {
  const rows = KINDS.flatMap(([wand, aim, title]) =>
    BEATITUDES.map(source => {
      const view = { wand, aim, source, beatitude: 'uncursed', charges: 0, recharged: 0 } as const;
      const { charges } = wandChargeOdds(slots.charging, view);
      return [`${title}, ${source} source`, asked(spreadText(charges), 'charge', { wand, source })];
    }),
  );
  return tableOf(
    'Charges of an empty wand (0:0) after charging',
    ['wand and source', 'charges'],
    rows,
  );
}

function limits({ slots }: Ruleset): Table {
  return tableOf(
    'The range that the charges are drawn from',
    ['wand', 'least', 'most'],
    KINDS.map(([wand, aim, title]) => {
      const { least, limit } = wandRow(slots.charging, wand, aim);
      return [title, least, limit];
    }),
  );
}

function full({ slots }: Ruleset): Table {
  const cases = [
    ...KINDS.slice(1).map(([wand, aim, title]) => {
      const { limit } = wandRow(slots.charging, wand, aim);
      return [wand, aim, title, limit] as const;
    }),
    ...[1, 2, 3].map(charges => ['wishing', 'none', 'wishing', charges] as const),
  ];
  return tableOf(
    'A wand that has charges already, with a blessed source',
    ['wand', 'charges afterwards', 'explodes'],
    cases.map(([wand, aim, title, charges]) => {
      const view = {
        wand,
        aim,
        source: 'blessed',
        beatitude: 'uncursed',
        charges,
        recharged: 0,
      } as const;
      const odds = wandChargeOdds(slots.charging, view);
      return [
        `${title} (0:${charges})`,
        spreadText(odds.charges),
        asked(percent(odds.explodes), 'charge', { wand, charges: String(charges) }),
      ];
    }),
  );
}

/** The section. */
export const wands: Section = {
  name: 'wands',
  title: 'Charging wands',
  text: ({ slots }) => {
    const { steps } = slots.charging;
    const row = wandRow(slots.charging, 'wishing', 'none');
    return [
      'The result depends on the beatitude of the source. First the wand may explode, if it was recharged before. Otherwise its recharge count rises by 1.',
      'A blessed source draws a number from 1 to the maximum of the wand, each equally likely. An uncursed source draws that number too, and then a number from 1 to it. A wand with fewer charges than the last number drawn now has that number. A cursed source sets the charges to 0.',
      steps.beyond(8, 8) > 8
        ? 'A wand that has as many charges already, or more, gains one.'
        : 'A wand that has as many charges already gains one, but a wand at its maximum gains none.',
      row.burstsAbove === undefined
        ? 'A wand of wishing cannot burst from too many charges.'
        : `A wand of wishing that is brought beyond ${row.burstsAbove} charges explodes.`,
      steps.shrugsOff('blessed', 'cursed')
        ? 'A cursed source does nothing to a blessed wand.'
        : 'A cursed source takes nothing from a blessed wand, but the count rises, and the wand may explode.',
      'Cancelling a wand does not prevent a later recharge, even by a cursed source.',
    ];
  },
  tables: [limits, outcomes, full],
  suggestions: [
    {
      label: 'A wand of wishing (0:1), blessed source',
      ask: { question: 'charge', inputs: { wand: 'wishing', charges: '1', source: 'blessed' } },
    },
  ],
  sources: ['NetHack 3.6.7 src/read.c (recharge)'],
  statements: ['CH-024', 'CH-032..CH-049'],
};

function explosions({ slots }: Ruleset): Table {
  const rows = rechargeTable(slots.charging, { wand: 'sleep', aim: 'ray' });
  return tableOf(
    'A wand by the number of its recharges',
    [
      'recharged',
      'explodes at the next',
      'has exploded by then, from new',
      'further recharges on average',
    ],
    rows.map(({ explodeChance, cumulativeChance, expectedFurtherRecharges }, recharged) => [
      String(recharged),
      asked(percent(explodeChance), 'charge', { wand: 'sleep', recharged: String(recharged) }),
      percent(cumulativeChance),
      decimal(expectedFurtherRecharges, 4),
    ]),
  );
}

const DANGEROUS: readonly (readonly [wand: string, aim: Aim])[] = [
  ['cancellation', 'immediate'],
  ['death', 'ray'],
  ['polymorph', 'immediate'],
  ['undead-turning', 'immediate'],
  ['sleep', 'ray'],
  ['wishing', 'none'],
];

function damages({ slots }: Ruleset): Table {
  return tableOf(
    'Damage of a wand with 4 charges that explodes at its last recharge',
    ['wand', 'mean', 'most'],
    DANGEROUS.map(([wand, aim]) => {
      const view: WandOddsView = {
        ...{ wand, aim, source: 'blessed', beatitude: 'uncursed', charges: 4, mostHitPoints: 80 },
        recharged: MOST_RECHARGED,
      };
      const { damage } = wandChargeOdds(slots.charging, view);
      return [
        spoken(wand),
        asked(damage === undefined ? 'none' : decimal(damage.mean), 'charge', {
          ...{ wand, charges: '4', recharged: String(MOST_RECHARGED), hp: '80' },
        }),
        damage === undefined ? 'none' : String(damage.max),
      ];
    }),
  );
}

/** The section. */
export const explosion: Section = {
  name: 'explosions',
  title: 'Exploding wands',
  text: ({ slots }) => {
    const { power, outOf } = slots.charging.wands;
    const { once } = wandRow(slots.charging, 'wishing', 'none');
    const [{ expectedFurtherRecharges } = { expectedFurtherRecharges: 0 }] = rechargeTable(
      slots.charging,
      { wand: 'sleep', aim: 'ray' },
    );
    return [
      `A wand that was recharged n times explodes at the next recharge with a chance of n to the power of ${power} in ${outOf}. A new wand never explodes. On average it takes ${decimal(expectedFurtherRecharges, 4)} recharges.`,
      once
        ? 'A wand of wishing that was recharged once explodes at any further recharge.'
        : 'A wand of wishing explodes as other wands do.',
      'The damage depends on the wand and on its charges. In NetHack up to 3.4.3 it depends on the maximum hit points of the bearer instead.',
    ];
  },
  tables: [explosions, damages],
  suggestions: [
    {
      label: 'A wand of death (5:4)',
      ask: {
        question: 'charge',
        inputs: { wand: 'death', charges: '4', recharged: '5', hp: '80' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/read.c (recharge, wand_explode)'],
  statements: ['CH-050..CH-057', 'CH-092'],
};
