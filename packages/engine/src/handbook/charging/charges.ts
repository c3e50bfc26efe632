// What charges are, how they are shown, and how they are lost.

import { type CancelView, cancelled } from '../../charging/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { decimal, spoken, tableOf } from '../contract/tables.ts';

function kinds({ slots }: Ruleset): Table {
  const { rings, tools, books } = slots.charging;
  return tableOf(
    'What can be charged',
    ['class', 'kinds'],
    [
      ['wand', 'all'],
      ['ring', rings.chargeable.map(spoken).join(', ')],
      ['tool', Object.keys(tools.rows).map(spoken).join(', ')],
      [
        'spellbook',
        books === undefined
          ? 'none'
          : `all but ${books.untouched.map(spoken).join(', ') || 'none'}`,
      ],
    ],
  );
}

/** The section. */
export const charges: Section = {
  name: 'charges',
  title: 'Charges',
  text: ({ slots }) => {
    const uses = Object.entries(slots.charging.empty.mundane);
    const ring = { ring: 'protection', enchantment: 0, chargeable: true };
    const costs = slots.charging.steps.emptyRingCosts(
      { right: ring, otherProtection: false },
      'right',
    );
    return [
      'Charges say how often a thing can be used, or for how many turns it stays active. For a ring the same number is its enchantment.',
      'The menu for charging lists the things that can be charged, as far as the hero knows. Which lamps it lists depends on the version.',
      'A wand or tool that is fully identified shows a counter: (0:5) has never been recharged and has five charges. The first number stops at 7, even where more recharges are possible. A ring shows its enchantment, such as +3. Lamps show no counter. That a chargeable thing is uncursed is not said where the counter tells it.',
      `Some things cannot be used at 0 charges. ${uses.map(([kind, plain]) => `An empty ${spoken(kind)} acts as a ${spoken(plain)}`).join('. ')}.`,
      costs
        ? 'A +0 ring of protection costs hunger when it is the only source of protection. With two of them, the left ring costs it.'
        : 'A ring without enchantment costs no hunger.',
    ];
  },
  tables: [kinds],
  sources: [
    'NetHack 3.6.7 src/objnam.c (xname, doname)',
    'src/read.c (charge_ok)',
    'src/eat.c (gethungry)',
  ],
  statements: ['CH-001..CH-017', 'CH-025..CH-027', 'CH-093..CH-094'],
};

const CANCELLED: readonly (readonly [title: string, change: Partial<CancelView>])[] = [
  ['wand of sleep (0:5)', { kind: 'sleep', class: 'wand' }],
  ['wand of cancellation (0:5)', { kind: 'cancellation', class: 'wand' }],
  ['+5 ring of protection', { kind: 'protection', class: 'ring' }],
  ['magic marker (0:5)', { kind: 'magic-marker', class: 'tool' }],
  ['crystal ball (0:5)', { kind: 'crystal-ball', class: 'tool' }],
  ['tinning kit (0:5)', { kind: 'tinning-kit', class: 'tool', magic: false }],
];

function cancellation({ slots }: Ruleset): Table {
  return tableOf(
    'Charges after cancellation',
    ['thing', 'charges'],
    CANCELLED.map(([title, change]) => {
      const view: CancelView = {
        ...{ kind: '', class: '', magic: true, weaponTool: false },
        ...{ charges: 5, recharged: 0, beatitude: 'uncursed' },
        ...change,
      };
      return [title, decimal(cancelled(slots.charging, view).charges)];
    }),
  );
}

/** The section. */
export const cancelling: Section = {
  name: 'cancel',
  title: 'Cancellation',
  text: () => [
    'Cancellation takes the charges of magical things. A wand that shows −1 turns to dust when it is zapped or engraved with.',
    'Goods of a shop that lose charges so must be paid for. A cancelled thing can be charged again.',
  ],
  tables: [cancellation],
  suggestions: [
    {
      label: 'A wand of death (0:4), cancelled',
      ask: { question: 'cancel', inputs: { class: 'wand', kind: 'death', charges: '4' } },
    },
  ],
  sources: ['NetHack 3.6.7 src/zap.c (cancel_item)'],
  statements: ['CH-018..CH-023'],
};

/** The section. */
export const sources: Section = {
  name: 'sources',
  title: 'Sources of charging',
  text: ({ slots }) => {
    const { things, artifacts, monsters } = slots.charging.sources;
    return [
      `These charge with their own beatitude: ${things.map(spoken).join(', ')}.`,
      `These artifacts charge when they are invoked: ${Object.entries(artifacts)
        .map(([artifact, role]) => `${spoken(artifact)} (blessed for a ${spoken(role)})`)
        .join(', ')}.`,
      'The rules and limits differ by class of thing and by kind.',
      monsters ? 'Monsters charge things that they carry.' : 'Monsters charge nothing.',
    ];
  },
  sources: ['NetHack 3.6.7 src/read.c (seffects, recharge)', 'src/artifact.c (arti_invoke)'],
  statements: ['CH-028..CH-030'],
};
