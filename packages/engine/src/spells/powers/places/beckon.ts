// Beckoning. Angband 3.0.5 src/melee2.c (make_attack_spell: TELE_TO).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Brings the hero to the caster; monsters use it at a distance. */
export const beckon: PowerRule = powerRule({ word: 'beckon', moment: 'apart' });
