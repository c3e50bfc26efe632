// Riding, and other forms.

import { heroPace } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { HeroSpeedView } from '../../speed/index.ts';
import { SPEED_PROPERTIES } from '../../speed/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, spoken, tableOf } from '../contract/tables.ts';

const ON_FOOT: HeroSpeedView = {
  baseSpeed: 12,
  speedProperty: 'none',
  encumbrance: 'unencumbered',
};

const STEEDS = [
  ['pony', 16],
  ['horse', 20],
  ['warhorse', 24],
] as const;

function steeds({ slots }: Ruleset): Table {
  return tableOf(
    'Points a turn on average, just after a move',
    ['steed', 'walking', 'galloping'],
    STEEDS.map(([name, speed]) => [
      `${name}, speed ${speed}`,
      ...[false, true].map(galloping => {
        const riding = {
          speed,
          adjustment: 'normal',
          galloping,
          running: galloping,
          moved: true,
        } as const;
        const pace = heroPace(slots.speed, { ...ON_FOOT, riding });
        return asked(decimal(pace.meanPoints), 'speed', {
          steed: String(speed),
          ...(galloping && { galloping: 'yes' }),
        });
      }),
    ]),
  );
}

function forms({ slots }: Ruleset): Table {
  const speeds = [3, 6, 9, 12, 15, 18, 24, 36];
  return tableOf(
    'Points a turn on average in a form, by its speed',
    ['speed of the form', ...SPEED_PROPERTIES.map(spoken)],
    speeds.map(baseSpeed => [
      String(baseSpeed),
      ...SPEED_PROPERTIES.map(property => {
        const pace = heroPace(slots.speed, { ...ON_FOOT, baseSpeed, speedProperty: property });
        return asked(decimal(pace.meanPoints), 'speed', { base: String(baseSpeed), property });
      }),
    ]),
  );
}

/** The section. */
export const riding: Section = {
  name: 'riding',
  title: 'Riding',
  text: ({ slots }) => {
    const { leastTurns, spread, paces } = slots.speed.gallop;
    return [
      slots.speed.steps.steedCarries(false)
        ? 'A rider always has the speed of his steed.'
        : 'A rider has the speed of his steed after a move. After any other action he has his own.',
      'Kicking the steed, or applying a bullwhip to it, makes it gallop. It costs 1 point of tameness. A steed that is not tame enough throws its rider.',
      `A gallop lasts ${leastTurns} to ${leastTurns + spread - 1} turns. While the hero runs or travels, the steed’s speed is multiplied by one of ${paces.map(({ times, over }) => decimal(times / over)).join(', ')}, all alike.`,
    ];
  },
  tables: [steeds],
  sources: [
    'NetHack 3.6.7 src/allmain.c (moveloop)',
    'src/steed.c (kick_steed)',
    'src/mon.c (mcalcmove)',
  ],
  statements: ['SD-035..SD-039'],
};

/** The section. */
export const formSection: Section = {
  name: 'forms',
  title: 'Speed in other forms',
  text: ({ slots }) => [
    'A polymorphed hero has the speed of his form, and keeps the extra points of being fast or very fast.',
    'The air elemental is the fastest form, at 36. It cannot use its hands, so most things that need hands are closed to it. It can still read the labels of scrolls. Whether it may zap wands and cast spells depends on the version: chanting needs a voice from NetHack 3.6.1 on. `roguewright odds forms` says for each form what it may do.',
    'The titan, at 18, is the fastest form that has hands and wears armour. It fights well and has a good armour class.',
    `Jumping, speed and self-polymorph together are the fastest way to travel. A jump leaves the hero helpless for ${slots.speed.quickness.jumpTurns} turn${slots.speed.quickness.jumpTurns === 1 ? '' : 's'}, so it is best used as the last act of a turn.`,
    'Two ways are faster in theory. A hero who is chained to a ball throws it, is dragged after it, picks it up and jumps. A hero who is hurled through the air moves a square at a time without points, and is helpless for as many turns as squares were meant; an amulet that saves his life cuts that to one turn. Both waste what they use.',
  ],
  tables: [forms],
  suggestions: [
    {
      label: 'An air elemental, very fast',
      ask: { question: 'speed', inputs: { base: '36', property: 'very-fast' } },
    },
  ],
  sources: ['NetHack 3.6.7 src/allmain.c (moveloop)', 'src/polyself.c'],
  statements: ['SD-040..SD-041', 'SD-069..SD-077', 'SD-086..SD-093'],
};

/** The section. */
export const advice: Section = {
  name: 'advice',
  title: 'How to use speed',
  text: () => [
    'Speed is among the most important things for survival. A source from within is nearly a must.',
    'Speed boots are worn by most heroes for most of the game. They take the place of other boots, but need no upkeep.',
    'The spell haste self can be cast again and again, and may replace the boots for heroes who are good at escape spells, such as Monks and Wizards.',
    'The first table of this chapter says what each source is worth: the points of a turn are the number of blows, casts and steps.',
  ],
  suggestions: [
    { label: 'Fast', ask: { question: 'speed', inputs: { property: 'fast' } } },
    { label: 'Very fast', ask: { question: 'speed', inputs: { property: 'very-fast' } } },
  ],
  sources: ['NetHackWiki, Speed'],
  statements: ['SD-064..SD-068'],
};
