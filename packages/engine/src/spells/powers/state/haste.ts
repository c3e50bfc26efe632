// Haste. Angband 3.0.5 src/melee2.c (make_attack_spell: HASTE).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Makes fast; monsters use it while they aren't. */
export const haste: PowerRule = powerRule({
  word: 'haste',
  also: ['speed', 'second-wind'],
  moment: 'unhurried',
});
