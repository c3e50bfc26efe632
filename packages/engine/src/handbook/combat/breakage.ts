// Whether a missile breaks.

import { type BreakageView, breakageChance, ITEM_KINDS } from '../../combat/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { percent, spoken, tableOf } from '../contract/tables.ts';

const CASES: readonly (readonly [title: string, flight: Partial<BreakageView>])[] = [
  ['a hit 5 squares away', { hit: true, reachedMonster: true, distance: 5 }],
  ['a hit 2 squares away', { hit: true, reachedMonster: true, distance: 2 }],
  ['a miss', { reachedMonster: true, distance: 5 }],
  ['a wall 2 squares away', { stoppedByWall: true, distance: 2 }],
  ['empty floor', { distance: 5 }],
];

function chances({ slots }: Ruleset): Table {
  const kinds = new Map<string, string[]>();
  for (const kind of ITEM_KINDS) {
    const cells = CASES.map(([, flight]) => {
      const view: BreakageView = {
        ...{ kind, artifact: false, reachedMonster: false, hit: false },
        ...{ stoppedByWall: false, distance: 5 },
        ...flight,
      };
      return percent(breakageChance(slots.combat, view) / 100);
    });
    const key = cells.join('/');
    kinds.set(key, [...(kinds.get(key) ?? []), kind]);
  }
  return tableOf(
    'Chance to break',
    ['things', ...CASES.map(([title]) => title)],
    [...kinds].map(([key, names]) => [names.map(spoken).join(', '), ...key.split('/')]),
  );
}

/** The section. */
export const breakage: Section = {
  name: 'breakage',
  title: 'Whether a missile breaks',
  text: ({ slots }) => [
    'A thing that was shot or thrown may break. Artifacts never break.',
    slots.combat.missiles.steps.mayBreak(false)
      ? 'It may break whether it meets a monster or not.'
      : 'It breaks only if a monster was in its way.',
  ],
  tables: [chances],
  sources: ['Angband 3.0.5 src/cmd2.c (breakage_chance)', 'src/object2.c (drop_near)'],
  statements: ['AT-121..AT-128'],
};

/** The section. */
export const origin: Section = {
  name: 'origin',
  title: 'The document',
  text: () => [
    'This chapter follows version 1.13 of a text on attacks for Angband 3.0.5, of 11 November 2004, by Leonard Dickens after Stephen S. Lee, with John Lame. It aims to be complete. The pages of odds in the game show every step of a result, too.',
  ],
  sources: ['attack.spo'],
  statements: ['AT-001..AT-002'],
};
