// How many moves a hero has.

import { burdenTable, heroPace } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { HeroSpeedView, SpeedProperty } from '../../speed/index.ts';
import { ENCUMBRANCES, SPEED_PROPERTIES } from '../../speed/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, percent, spoken, tableOf } from '../contract/tables.ts';

const HERO: HeroSpeedView = {
  baseSpeed: 12,
  speedProperty: 'none',
  encumbrance: 'unencumbered',
};

function burdens({ slots }: Ruleset): Table {
  const rows = burdenTable(slots.speed, HERO);
  return tableOf(
    'Points a turn on average, by burden and speed',
    ['burden', ...SPEED_PROPERTIES.map(spoken)],
    rows.map(({ encumbrance, meanPoints }) => [
      encumbrance,
      ...SPEED_PROPERTIES.map(property =>
        asked(decimal(meanPoints[property]), 'speed', { property, burden: encumbrance }),
      ),
    ]),
  );
}

function moves({ slots }: Ruleset): Table {
  const { pointsPerMove } = slots.speed.time;
  const rows = burdenTable(slots.speed, HERO);
  return tableOf(
    'Moves a turn on average',
    ['burden', ...SPEED_PROPERTIES.map(spoken)],
    rows.map(({ encumbrance, meanPoints }) => [
      encumbrance,
      ...SPEED_PROPERTIES.map(property =>
        asked(decimal(meanPoints[property] / pointsPerMove, 3), 'speed', {
          property,
          burden: encumbrance,
        }),
      ),
    ]),
  );
}

function spread({ slots }: Ruleset): Table {
  return tableOf(
    'Points in a single turn, without a burden',
    ['speed', 'points with their chances'],
    SPEED_PROPERTIES.map(speedProperty => [
      spoken(speedProperty),
      heroPace(slots.speed, { ...HERO, speedProperty })
        .points.list.map(({ value, probability }) => `${decimal(value)}: ${percent(probability)}`)
        .join(', '),
    ]),
  );
}

/** `a third of the turns`. */
function bonusText({ slots }: Ruleset, property: SpeedProperty): string {
  const { always, sometimes, k, n } = slots.speed.bonus[property];
  const parts = [
    ...(always > 0 ? [`${always} more points every turn`] : []),
    ...(sometimes > 0 ? [`${sometimes} more points in ${k} of ${n} turns`] : []),
  ];
  return parts.join(', and ');
}

/** The section. */
export const allotment: Section = {
  name: 'moves',
  title: 'The moves of a hero',
  text: ruleset => {
    const { slots } = ruleset;
    const { time, burden, slowness } = slots.speed;
    return [
      `Speed says how often heroes and monsters move in a turn. The program calls it movement rate. A move takes ${time.pointsPerMove} points. Each turn gives a hero 12 points, the speed of his form.`,
      `A fast hero gets ${bonusText(ruleset, 'fast')}. A very fast hero gets ${bonusText(ruleset, 'very-fast')}. Only heroes can be very fast.`,
      `A burden takes off a part of the points: ${ENCUMBRANCES.filter(
        name => burden[name].times > 0,
      )
        .map(name => `${name} ${burden[name].times} of ${burden[name].over}`)
        .join(
          ', ',
        )}. ${slots.speed.steps.takeBurden(12, burden.overtaxed) === 1.5 ? 'Parts of a point are kept.' : 'The part that is taken off is rounded down.'} An overloaded hero cannot act in most ways, but loses no points.`,
      slowness === undefined
        ? 'Nothing but a burden makes a hero slower than his form.'
        : 'A slowed hero has fewer points than his form. This ruleset has causes of it.',
    ];
  },
  tables: [burdens, moves, spread],
  suggestions: [
    {
      label: 'Very fast and burdened under NetHack 3.4.3',
      ask: {
        question: 'speed',
        inputs: { property: 'very-fast', burden: 'burdened', ruleset: 'nethack-3.4.3' },
      },
    },
  ],
  sources: ['NetHack 3.6.7 src/allmain.c (moveloop)'],
  statements: ['SD-001..SD-005', 'SD-010..SD-011', 'SD-014..SD-015', 'SD-022..SD-028'],
};
