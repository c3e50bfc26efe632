// Critical hits of blows and of missiles.

import { type CriticalRules, criticalPower, criticalWeights } from '../../combat/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Section, Table } from '../contract/section.ts';
import { asked, decimal, percent, spoken, tableOf } from '../contract/tables.ts';
import { pounds } from './fighters.ts';

type Kind = 'melee' | 'missile';

const WEIGHTS: Readonly<Record<Kind, readonly number[]>> = {
  melee: [30, 80, 120, 180, 260, 400],
  missile: [2, 5, 10, 40, 100],
};

function criticalOf({ slots }: Ruleset, kind: Kind): CriticalRules {
  return kind === 'melee' ? slots.combat.critical : slots.combat.missiles.critical;
}

function classes(kind: Kind): (ruleset: Ruleset) => Table {
  return ruleset => {
    const critical = criticalOf(ruleset, kind);
    return tableOf(
      'Kinds of critical hits, with their chances by the weight in pounds',
      ['kind', 'damage', ...WEIGHTS[kind].map(weight => `${decimal(pounds(weight))} lb`)],
      critical.classes.map(({ class: name, times, over, plus }, at) => [
        spoken(name),
        `× ${decimal(times / over)} + ${plus}`,
        ...WEIGHTS[kind].map(weight =>
          percent(criticalWeights(critical, weight)[at]! / critical.sides),
        ),
      ]),
    );
  };
}

function chances(kind: Kind): (ruleset: Ruleset) => Table {
  return ruleset => {
    const critical = criticalOf(ruleset, kind);
    const bonuses = [0, 10, 20, 40, 60];
    const levels = [1, 20, 40];
    return tableOf(
      `Chance of a critical hit, by weight and bonus to hit${kind === 'missile' ? ' of character and missile' : ''}`,
      ['weight and level', ...bonuses.map(bonus => `bonus ${bonus}`)],
      WEIGHTS[kind].flatMap(weight =>
        levels.map(level => [
          `${decimal(pounds(weight))} lb, level ${level}`,
          ...bonuses.map(bonus =>
            percent(criticalPower(critical, weight, bonus, level) / critical.outOf),
          ),
        ]),
      ),
    );
  };
}

function rule({ powerPerToHit, powerPerLevel, outOf, sides }: CriticalRules): string[] {
  return [
    `A hit is critical with a chance of P in ${outOf}. P is 10 × the weight in pounds + ${powerPerToHit} × the bonus to hit + ${powerPerLevel} × the level.`,
    `1d${sides} + 10 × the weight in pounds then decides the kind.`,
  ];
}

/** The section. */
export const critical: Section = {
  name: 'critical',
  title: 'Critical hits',
  text: ({ slots }) => [
    'A critical hit does more damage. Bare hands never score one.',
    ...rule(slots.combat.critical),
  ],
  tables: [chances('melee'), classes('melee')],
  suggestions: [
    {
      label: 'A heavy weapon at level 30',
      ask: asked('', 'attack', {
        ...{ level: '30', str: '18/150', weapon: '3d8', weight: '25', 'to-hit': '10' },
      }).ask!,
    },
  ],
  sources: ['Angband 3.0.5 src/cmd1.c (critical_norm)'],
  statements: ['AT-058..AT-062', 'AT-071'],
};

/** The section. */
export const missileCritical: Section = {
  name: 'missile-critical',
  title: 'Critical hits with missiles',
  text: ({ slots }) => [
    ...rule(slots.combat.missiles.critical),
    `The weight is that of the missile. The bonus is that of the character and the missile${slots.combat.missiles.steps.shotCriticalBonus(0, 1) === 1 ? ', and of the launcher' : '; the launcher’s is left out'}. The to-hit of an object counts only if it is of a kind with such a number.`,
  ],
  tables: [chances('missile'), classes('missile')],
  sources: ['Angband 3.0.5 src/cmd2.c (critical_shot)'],
  statements: ['AT-105..AT-110', 'AT-118'],
};
