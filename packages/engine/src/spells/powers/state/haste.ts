// Haste. Angband 3.0.5 src/melee2.c (make_attack_spell: HASTE).

import { powerRule } from '../power-rule.ts';

/** Makes fast: a monster wants it that isn't yet. */
export const haste = powerRule({
  word: 'haste',
  also: ['speed', 'second-wind'],
  moment: 'unhurried',
});
