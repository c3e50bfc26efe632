// Practice, and teleporting at will.

import { mostSchoolSkill, trainingNeeded } from '../../casting/index.ts';
import { capitalised, listOf } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { spoken, tableOf } from '../contract/tables.ts';

function needed({ slots }: Ruleset): Table {
  return tableOf(
    'Training that a school needs before it can advance',
    ['from', 'training'],
    (['unskilled', 'basic', 'skilled'] as const).map(skill => [
      skill,
      trainingNeeded(slots.casting, skill),
    ]),
  );
}

function schools({ slots }: Ruleset): Table {
  const rows = Object.entries(slots.casting.schools);
  const names = [...new Set(rows.flatMap(([, { most }]) => Object.keys(most)))];
  return tableOf(
    'The highest skill of each role in each school',
    ['role', ...names],
    rows.map(([role]) => [
      capitalised(spoken(role)),
      ...names.map(name => mostSchoolSkill(slots.casting, role, name)),
    ]),
  );
}

/** The section. */
export const training: Section = {
  name: 'training',
  title: 'Practice',
  text: ({ slots }) => {
    const { exercises } = slots.casting.training;
    return [
      'A successful cast trains its school by the level of the spell, whether or not it affects anything. A failed cast trains nothing, and a restricted school cannot be trained.',
      exercises.length === 0
        ? 'Casting exercises no attribute.'
        : `A success also exercises ${listOf(exercises)}.`,
    ];
  },
  tables: [needed, schools],
  sources: [
    'NetHack 3.6.7 src/spell.c (spelleffects)',
    'src/weapon.c (practice_needed_to_advance)',
  ],
  statements: ['SC-017', 'SC-159'],
};

/** The section. */
export const teleport: Section = {
  name: 'teleport',
  title: 'Teleporting at will',
  text: ({ slots }) => {
    const { levels, level, leastNutrition, leastStrength, leastEnergy, energy, refusalUsesTurn } =
      slots.casting.teleport;
    const roles = Object.entries(levels).map(
      ([role, from]) => `a ${capitalised(role)} from experience level ${from}`,
    );
    return [
      'A hero who can teleport may do so at will: by the intrinsic ability, or by the spell teleport away if he knows it.',
      `The ability is open to ${listOf([...roles, `others from level ${level}`])}. It needs a nutrition of ${leastNutrition}, a strength of ${leastStrength} and ${leastEnergy} energy, and costs ${energy} energy. ${refusalUsesTurn ? 'A refusal takes the move.' : 'A refusal takes no move.'}`,
      'The ability needs no roll for success and trains nothing. The spell is cast as any other: it rolls, and a success trains its school.',
    ];
  },
  sources: ['NetHack 3.6.7 src/teleport.c (dotele)'],
  statements: ['SC-018..SC-019'],
};
