// The figures of `odds attack`, `odds shoot` and `odds throw`.

import type { AttackOdds, MissileOdds } from '@roguewright/engine/odds';
import type { Ruleset } from '@roguewright/engine/rulesets';
import { rulesetLine } from '../ruleset-line.ts';
import { integers, type UsualInputs } from './axes.ts';
import { amount, chance, killing } from './figures.ts';
import type { LabAnswer } from './lab-question.ts';

/** Stats as Angband 3.0.5 writes them, in steps of a row of its tables. */
const STATS = [
  ...integers(3, 18),
  ...Array.from({ length: 22 }, (_, row) => `18/${10 * (row + 1)}`),
];

const ENCHANTMENT = [-20, 60] as const;

/** The usual values of the inputs that all three share. */
const FIGHT_INPUTS: UsualInputs = {
  level: [1, 50],
  str: STATS,
  dex: STATS,
  'worn-to-hit': ENCHANTMENT,
  bless: ['no', 'yes'],
  heroism: ['no', 'yes'],
  berserk: ['no', 'yes'],
  'to-hit': ENCHANTMENT,
  'to-dam': ENCHANTMENT,
  ac: [0, 200],
  hp: [0, 999],
  visible: ['no', 'yes'],
};

/** Of an attack. */
export const ATTACK_INPUTS: UsualInputs = {
  ...FIGHT_INPUTS,
  weight: [0, 60],
  blessed: ['no', 'yes'],
  'worn-to-dam': ENCHANTMENT,
  'extra-blows': [0, 5],
};

/** Of a throw. */
export const THROW_INPUTS: UsualInputs = {
  ...FIGHT_INPUTS,
  weight: [0, 60],
  artifact: ['no', 'yes'],
  distance: [1, 30],
};

/** Of a shot. */
export const SHOOT_INPUTS: UsualInputs = {
  ...THROW_INPUTS,
  launcher: ['sling', 'short-bow', 'long-bow', 'light-crossbow', 'heavy-crossbow'],
  'launcher-to-hit': ENCHANTMENT,
  'launcher-to-dam': ENCHANTMENT,
  'extra-shots': [0, 5],
  'extra-might': [0, 5],
};

/** An attack as figures. */
export function attackFigures(ruleset: Ruleset, title: string, odds: AttackOdds): LabAnswer {
  const { kill, turns, damage, hit, blows } = odds;
  return {
    title,
    rules: rulesetLine(ruleset, ['combat']),
    figures: [
      ...killing(kill, turns, ['attacks on average', 'of all attacks']),
      amount('damage', damage.mean, 'points an attack on average'),
      chance('hit', hit.probability, 'of all blows'),
      amount('blows', blows, 'an attack'),
    ],
    spread: { unit: 'points of damage', of: 'of all attacks', list: damage },
  };
}

/** A shot or throw as figures. @param one `shot` or `throw` */
export function missileFigures(
  ruleset: Ruleset,
  title: string,
  odds: MissileOdds,
  one: 'shot' | 'throw',
): LabAnswer {
  const { kill, turns, damage, hit, aTurn } = odds;
  const all = `of all ${one}s`;
  return {
    title,
    rules: rulesetLine(ruleset, ['combat']),
    figures: [
      ...killing(kill, turns, ['turns on average', all]),
      amount('damage', damage.mean, `points a ${one} on average`),
      chance('hit', hit.probability, all),
      amount('pace', aTurn, `${one}s a turn`),
    ],
    spread: { unit: 'points of damage', of: all, list: damage },
  };
}
