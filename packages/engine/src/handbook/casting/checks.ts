// What prevents a cast.

import { listOf } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { spoken, tableOf } from '../contract/tables.ts';

function checks({ slots }: Ruleset): Table {
  const { order, checks: rows } = slots.casting.prerequisites;
  return tableOf(
    'The checks, in their order',
    ['check', 'a refusal takes the move', 'holds for a forgotten spell'],
    order.map(name => [
      spoken(name),
      rows[name]?.usesTurn ? 'yes' : 'no',
      rows[name]?.meetsForgotten ? 'yes' : 'no',
    ]),
  );
}

/** The section. */
export const checksSection: Section = {
  name: 'checks',
  title: 'What prevents a cast',
  text: ({ slots }) => {
    const { hungryAt, castHungry, leastStrength, castWeak, tooLaden } = slots.casting.prerequisites;
    return [
      'The checks come in a fixed order. The first check that applies ends the attempt.',
      'A caster cannot chant while he is strangled, or in a form that is silent, has no head, or can only buzz or burble. Which of these count depends on the version.',
      'His hands are not free when a cursed two-handed weapon is stuck to them, or a cursed weapon to one hand while a cursed shield holds the other. A form without hands can cast.',
      `At a nutrition of ${hungryAt} or less the caster is too hungry${except(castHungry)}. Below a strength of ${leastStrength} he is too weak${except(castWeak)}. A caster who is ${tooLaden.join(' or ')} cannot cast at all.`,
      'A confused caster may try, but the spell fails. The failure costs what any failure costs.',
    ];
  },
  tables: [checks],
  suggestions: [
    {
      label: 'A cast while confused',
      ask: { question: 'cast', inputs: { int: '18', skill: 'basic', confused: 'yes' } },
    },
    {
      label: 'A cast while overtaxed',
      ask: { question: 'cast', inputs: { int: '18', skill: 'basic', burden: 'overtaxed' } },
    },
  ],
  sources: ['NetHack 3.6.7 src/spell.c (rejectcasting, cast_protection, spelleffects)'],
  statements: ['SC-020..SC-032'],
};

function except(spells: readonly string[]): string {
  return spells.length === 0
    ? ' for every spell'
    : ` for every spell but ${listOf(spells.map(spoken))}`;
}
