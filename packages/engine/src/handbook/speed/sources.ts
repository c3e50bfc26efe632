// What makes a hero fast or slow, and what takes his turns.

import { capitalised } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { spoken, tableOf } from '../contract/tables.ts';

function roles({ slots }: Ruleset): Table {
  return tableOf(
    'Roles that become fast',
    ['role', 'from level'],
    Object.entries(slots.speed.quickness.fastAtLevel).map(([role, level]) => [
      capitalised(spoken(role)),
      level,
    ]),
  );
}

function potion({ slots }: Ruleset): Table {
  const { potion: row, potionPerBeatitude } = slots.speed.quickness;
  const turns = (step: number) => {
    const least = row.least + step * potionPerBeatitude;
    return `${least}–${least + row.spread - 1}`;
  };
  return tableOf(
    'Turns that a potion makes very fast',
    ['potion', 'turns'],
    [
      ['cursed', turns(-1)],
      ['uncursed', turns(0)],
      ['blessed', turns(1)],
    ],
  );
}

/** The section. */
export const sources: Section = {
  name: 'sources',
  title: 'Gaining and losing speed',
  text: ({ slots }) => {
    const { quickness } = slots.speed;
    return [
      `Speed comes from within or from a thing. These make their wearer very fast: ${quickness.worn.map(spoken).join(', ')}.`,
      `A potion of speed or the spell haste self makes the hero very fast for a time. ${quickness.potionForGood ? 'A potion that is not cursed also makes him fast for good.' : 'It leaves nothing behind.'}`,
      quickness.wandTurns === undefined
        ? 'Zapping himself with a wand of speed monster makes him fast for good.'
        : `Zapping himself with a wand of speed monster makes him very fast for ${quickness.wandTurns.least} to ${quickness.wandTurns.least + quickness.wandTurns.spread - 1} turns.`,
      'The corpse of a quantum mechanic makes a hero fast, or takes speed that he has from within.',
      `A slowing hit takes effect 1 time in ${quickness.slowingOnceIn}. ${quickness.slowTurns === undefined ? 'It takes the speed from within, as a wand or spell of slow monster does that he turns on himself.' : `It slows for ${quickness.slowTurns.least} to ${quickness.slowTurns.least + quickness.slowTurns.spread - 1} turns.`} ${quickness.endsSlowness.length === 0 ? '' : `Slowness ends at once by: ${quickness.endsSlowness.map(spoken).join(', ')}.`}`.trim(),
      'In NetHack 5.0 blue dragon scales and mail make the hero very fast, and only the hero.',
    ];
  },
  tables: [roles, potion],
  sources: [
    'NetHack 3.6.7 src/attrib.c',
    'src/potion.c (speed_up)',
    'src/zap.c (zapyourself)',
    'src/mhitu.c (u_slow_down)',
  ],
  statements: ['SD-008..SD-009', 'SD-012..SD-013', 'SD-016..SD-021', 'SD-029'],
};

/** The section. */
export const actions: Section = {
  name: 'actions',
  title: 'Long actions',
  text: () => [
    'A counted action, such as searching ten times, takes a move for each repetition. A monster that comes into view interrupts it. A slow hero needs more turns for it.',
    'Other actions leave the hero helpless for a number of turns: he gets his points but cannot use them. Fainting, paralysis and engraving a long text are of this kind. If he dies then, the cause of death says so.',
  ],
  sources: ['NetHack 3.6.7 src/allmain.c (moveloop)', 'src/hack.c (nomul)'],
  statements: ['SD-030..SD-034'],
};

/** The section. */
export const messages: Section = {
  name: 'messages',
  title: 'Messages',
  text: () => [
    'The hero is told when a wand speeds him up, when slow monster slows him down, and when he gains or loses speed from within while a thing keeps him very fast.',
    'The log of the game has these sentences, and the sheet shows the present speed.',
  ],
  sources: ['NetHack 3.6.7 src/zap.c (zapyourself)', 'src/mhitu.c (u_slow_down)'],
  statements: ['SD-094..SD-096'],
};
