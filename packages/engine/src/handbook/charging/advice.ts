// What to charge, and what variants add.

import { Enumerator } from '../../chance/index.ts';
import { wrest } from '../../charging/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { percent, spoken, tableOf } from '../contract/tables.ts';

function wresting({ slots }: Ruleset): Table {
  const once = new Enumerator()
    .ask(wrest, slots.charging, { charges: 0 })
    .probability(({ result }) => result === 'wrested');
  const tries = [1, 20, 50, 84, 121, 200, 300, 500];
  return tableOf(
    'Chance to have wrested the last charge',
    ['zaps', 'chance'],
    tries.map(count => [String(count), percent(1 - (1 - once) ** count)]),
  );
}

/** The section. */
export const advice: Section = {
  name: 'advice',
  title: 'What to charge',
  text: ({ slots }) => [
    'Charging is scarce. Keep it for what matters to the hero.',
    'Tools except markers can be recharged without end, so they rarely need it. A tinning kit needs it hardly ever, except in some games without meat.',
    'Mind the count of a wand. Wands of cancellation, death, polymorph and undead turning hurt most when they explode. Recharge them in a safe place, with healing at hand.',
    `A wand of wishing that was recharged once is better wrested: zap the empty wand again and again. Each try succeeds 1 time in ${slots.charging.wrest.onceIn}, so it takes ${slots.charging.wrest.onceIn} tries on average.`,
    'Rings are charged far less often, since they gain little and are easily lost. Nudists rely more on rings, and may eat them in another form for their bonus. So do Monks who fight with bare hands.',
  ],
  tables: [wresting],
  suggestions: [{ label: 'Wresting', ask: { question: 'wrest', inputs: { tries: '121' } } }],
  sources: ['NetHack 3.6.7 src/zap.c (zappable)', 'NetHackWiki, Charging'],
  statements: ['CH-080..CH-089'],
};

/** The section. */
export const variants: Section = {
  name: 'variants',
  title: 'History and variants',
  text: ({ slots }) => {
    const { books, maids, reveals, lampsShowTurns, tools } = slots.charging;
    return [
      'The scroll of charging, and charging as it is now, date from NetHack 3.0.0. Hack 1.21 had a scroll that charges wands. NetHack 3.6.0 raised the amounts of some tools, and NetHack 3.7 changes wands of wishing, lamps and rings.',
      books === undefined
        ? 'Under this ruleset spellbooks hold no charges.'
        : `Under this ruleset spellbooks hold charges. They are charged as wands are, but their count rises only ${books.counts.k} time in ${books.counts.n}, and they crumble where wands explode. A charged book that is not cursed spends a charge to make its reading sure or faster.`,
      maids === undefined ? '' : 'Maids recharge lamps and cameras that they come across.',
      reveals.blessed
        ? 'A blessed source reveals charges and counter.'
        : 'Charging does not reveal the counter.',
      lampsShowTurns ? 'Lamps of known charges show their turns.' : '',
      tools.scrollsCharge.length === 0
        ? ''
        : `A scroll of charging that is put into these charges them: ${tools.scrollsCharge.map(spoken).join(', ')}.`,
      'In many variants more things have charges, lights have counters, and shops offer charging. In GruntHack there is a felt marker, in notnotdNetHack a mist projector. The Gourd of Infinity of SlashTHEM charges as the Tourist’s artifact does. FIQHack has a spell of charging, which acts as an uncursed scroll. In EvilHack a wand of wishing is made recharged once. The lists below say what each of them does otherwise.',
      'The document cites 32 places in the source of NetHack 3.6.7.',
    ].filter(text => text !== '');
  },
  suggestions: [
    {
      label: 'A charged spellbook in SLASH’EM',
      ask: {
        question: 'charge',
        inputs: { book: 'sleep', aim: 'ray', recharged: '4', ruleset: 'slashem' },
      },
    },
  ],
  sources: ['NetHackWiki, Charging', 'SLASH’EM src/read.c (recharge)'],
  statements: ['CH-090..CH-091', 'CH-097..CH-129'],
};
