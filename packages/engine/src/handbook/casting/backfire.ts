// What a forgotten spell does to its caster.

import { backfire } from '../../casting/index.ts';
import { Enumerator } from '../../chance/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, counted, percent, span, tableOf } from '../contract/tables.ts';

const LEVELS = span(1, 7);

function outcomes(ruleset: Ruleset): Table {
  const rows = LEVELS.map(spellLevel => {
    const { list } = new Enumerator().ask(backfire, ruleset.slots.casting, {
      spellLevel,
      confusion: 0,
      stun: 0,
    });
    const told = list
      .toSorted((one, other) => other.probability - one.probability)
      .map(({ value, probability }) => {
        const parts = [
          ...(value.confusion > 0 ? [`confused ${value.confusion}`] : []),
          ...(value.stun > 0 ? [`stunned ${value.stun}`] : []),
        ];
        return asked(`${parts.join(', ')}: ${percent(probability)}`, 'cast', {
          'spell-level': String(spellLevel),
          forgotten: 'yes',
        });
      });
    return [String(spellLevel), ...told];
  });
  const most = Math.max(...rows.map(row => row.length - 1));
  return tableOf(
    'Turns of confusion and stun, by level of the spell',
    ['level', ...span(1, most).map(at => `case ${at}`)],
    rows,
  );
}

/** The section. */
export const backfireSection: Section = {
  name: 'backfire',
  title: 'Forgotten spells',
  text: ({ slots }) => {
    const { rows, drainSidesPerLevel } = slots.casting.backfire;
    const { order, checks } = slots.casting.prerequisites;
    const met = order.filter(name => checks[name]?.meetsForgotten && name !== 'forgotten');
    return [
      'A forgotten spell can still be cast. It backfires: the caster is confused, stunned or both. The level of the spell decides how long, and luck decides which.',
      `The unit of time is the level of the spell + 1. The ${rows.length} cases have the chances ${rows.map(({ weight }) => `${weight} %`).join(', ')}.`,
      `${counted(met.length, 'check')} can refuse such a cast before it backfires: ${met.map(name => name.replaceAll('-', ' ')).join(', ')}.`,
      drainSidesPerLevel === 0
        ? 'It costs neither energy nor nutrition, and trains nothing.'
        : `It drains up to ${drainSidesPerLevel} energy for each level of the spell, costs no nutrition and trains nothing.`,
      'A forgotten spell is a way to become confused on purpose, for the other effects of certain scrolls.',
    ];
  },
  tables: [outcomes],
  sources: ['NetHack 3.6.7 src/spell.c (spell_backfire, spelleffects)'],
  statements: ['SC-041..SC-047'],
};
