// Whether a blow lands.

import { hitChance } from '../../combat/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { percent, tableOf } from '../contract/tables.ts';
import { ARMOURS } from './fighters.ts';

const SKILLS = [0, 20, 40, 60, 80, 100, 150, 200, 300, 500];
/** The worked example of the document: a Drolem. */
const DROLEM = { skill: 150, armourClass: 130 };

function hits(visible: boolean): (ruleset: Ruleset) => Table {
  return ({ slots }) =>
    tableOf(
      visible ? 'Chance to hit, by skill and armour class' : 'The same against an unseen monster',
      ['skill', ...[...ARMOURS, DROLEM.armourClass].map(armour => `AC ${armour}`)],
      SKILLS.map(skill => [
        String(skill),
        ...[...ARMOURS, DROLEM.armourClass].map(armourClass =>
          percent(hitChance(slots.combat, { skill, armourClass, visible }).probability),
        ),
      ]),
    );
}

/** The section. */
export const hit: Section = {
  name: 'hit',
  title: 'Whether a blow lands',
  text: ({ slots }) => {
    const { automaticHits, automaticMisses, cases } = slots.combat.hit;
    const { probability } = hitChance(slots.combat, { ...DROLEM, visible: true });
    return [
      `${automaticHits} blow in ${cases} always hits, and ${automaticMisses} in ${cases} always misses, whatever the skill and the armour.`,
      'In the other cases the chance is (skill − ¾ armour class) in skill. Armour class counts upwards here. A skill of 0 or less leaves only the automatic hits.',
      `Against a monster that the fighter does not see, because it is invisible, or in the dark, or because he is blind, the skill is halved and rounded ${slots.combat.steps.unseenSkill(3) === 2 ? 'up' : 'down'}.`,
      `A skill of ${DROLEM.skill} hits a Drolem, of armour class ${DROLEM.armourClass}, with ${percent(probability)}.`,
    ];
  },
  tables: [hits(true), hits(false)],
  suggestions: [
    {
      label: 'A Warrior of level 20 at armour class 130',
      ask: { question: 'attack', inputs: { level: '20', weapon: '2d5', ac: '130' } },
    },
  ],
  sources: ['Angband 3.0.5 src/cmd1.c (test_hit)'],
  statements: ['AT-052..AT-057'],
};
