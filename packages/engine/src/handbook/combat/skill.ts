// Base skills, and the bonus to them.

import { meleeSkill, missileSkill, type SkillRow } from '../../combat/index.ts';
import { capitalised, listOf } from '../../english/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { decimal, signed, spoken, tableOf } from '../contract/tables.ts';
import { banded, classesOf, LEVELS, racesOf } from './fighters.ts';

const PER_GAIN = 10;

function told({ base, perTenLevels }: SkillRow): string {
  return `${base} + ${decimal(perTenLevels / PER_GAIN)} a level`;
}

function skills(kind: 'melee' | 'missile'): (ruleset: Ruleset) => Table {
  const skillOf = kind === 'melee' ? meleeSkill : missileSkill;
  return ruleset =>
    tableOf(
      `Base ${kind} skill of a human, by class and level`,
      ['class', 'rule', ...LEVELS.map(level => `level ${level}`)],
      classesOf(ruleset).map(name => [
        capitalised(name),
        told(ruleset.slots.combat.classes[name][kind]),
        ...LEVELS.map(level =>
          skillOf(ruleset.slots.combat, { class: name, race: 'human', level }),
        ),
      ]),
    );
}

function races(kind: 'melee' | 'missile'): (ruleset: Ruleset) => Table {
  return ruleset =>
    tableOf(
      `Part of the race in ${kind} skill`,
      ['race', 'points'],
      racesOf(ruleset).map(name => [
        capitalised(name),
        signed(ruleset.slots.combat.races[name][kind]),
      ]),
    );
}

function toHit({ slots }: Ruleset): Table {
  const { strength, dexterity } = slots.combat;
  return tableOf(
    'Bonus to hit by strength and by dexterity',
    ['value', 'strength', 'dexterity'],
    banded(slots.combat, row => [signed(strength[row]!.toHit), signed(dexterity[row]!.toHit)]),
  );
}

function limits({ slots }: Ruleset): Table {
  return tableOf(
    'The heaviest weapon or launcher that is not too heavy',
    ['strength', 'pounds'],
    banded(slots.combat, row => [slots.combat.strength[row]!.limit]),
  );
}

function conditions({ slots }: Ruleset): Table {
  const { bless, heroism, berserk, stun } = slots.combat.conditions;
  return tableOf(
    'Conditions',
    ['condition', 'to hit', 'to damage'],
    [
      ['blessed', signed(bless), '0'],
      ['heroic', signed(heroism), '0'],
      ['berserk', signed(berserk), '0'],
      ...stun.map(row => [
        `stunned, counter above ${row.above}`,
        signed(row.toHit),
        signed(row.toDam),
      ]),
    ],
  );
}

/** The section. */
export const skill: Section = {
  name: 'skill',
  title: 'Melee skill',
  text: ({ slots }) => [
    `The skill of an attack is the base skill + ${slots.combat.hit.skillPerToHit} × the bonus to hit.`,
    'The base skill is a part for the class, a part for the race and a part for the level, which is rounded down.',
  ],
  tables: [skills('melee'), races('melee')],
  sources: [
    'Angband 3.0.5 src/xtra1.c (calc_bonuses)',
    'lib/edit/p_class.txt',
    'lib/edit/p_race.txt',
  ],
  statements: ['AT-021..AT-022', 'AT-024..AT-028', 'AT-051'],
};

/** The section. */
export const bonus: Section = {
  name: 'bonus',
  title: 'The bonus to hit',
  text: ({ slots }) => {
    const { heavy, classes, edgedKinds, steps } = slots.combat;
    const pious = Object.entries(classes).filter(([, row]) => row.unblessedEdge !== 0);
    return [
      'The bonus adds up strength, dexterity, armour, everything else worn, the weapon, spells and stun. The character sheet shows it as the first number of the pair Melee. The number can be wrong while unidentified magic is worn.',
      'A thing that shows a pair of numbers gives the first to hit and the second to damage: weapons, diggers, some gloves, rings and amulets, and some artifacts. A ring of accuracy gives only to hit, a ring of damage only to damage. Heavy body armour takes off the number in its description, from 1 to 8.',
      `A weapon or launcher that is too heavy costs ${heavy.toHitPerPound} points for each whole pound above the limit. A heavy weapon hinders shots too, and a heavy launcher hinders blows.`,
      ...pious.map(
        ([name, { unblessedEdge }]) =>
          `A ${capitalised(name)} loses ${Math.abs(unblessedEdge)} to hit and to damage with an edged weapon (${listOf(edgedKinds.map(spoken))}) that is not blessed. ${steps.edgeBlessed(false, true) ? 'Any blessed thing that he wears lifts this.' : 'Only a blessed weapon lifts this.'} The gods dislike bloodshed.`,
      ),
      'Blessed are weapons of that name, Holy Avengers, weapons of *Slay* Evil and some artifacts.',
    ];
  },
  tables: [toHit, limits, conditions],
  suggestions: [
    {
      label: 'A Priest with an unblessed sword',
      ask: { question: 'attack', inputs: { class: 'priest', level: '20', weapon: '2d5' } },
    },
  ],
  sources: [
    'Angband 3.0.5 src/xtra1.c (calc_bonuses)',
    'src/tables.c (adj_str_th, adj_dex_th, adj_str_hold)',
  ],
  statements: ['AT-023', 'AT-029..AT-050'],
};

/** The section. */
export const missileSkillSection: Section = {
  name: 'missile-skill',
  title: 'Missile skill',
  text: ({ slots }) => [
    `The skill of a shot or throw is the base missile skill + ${slots.combat.hit.skillPerToHit} × the bonus to hit. The bonus is the one of melee, with the launcher in place of the weapon. The character sheet shows it as the first number of the pair Shoot.`,
  ],
  tables: [skills('missile'), races('missile')],
  sources: [
    'Angband 3.0.5 src/xtra1.c (calc_bonuses)',
    'lib/edit/p_class.txt',
    'lib/edit/p_race.txt',
  ],
  statements: ['AT-093..AT-098'],
};
