// Blinking. Angband 3.0.5 src/melee2.c (make_attack_spell: BLINK).

import { powerRule } from '../power-rule.ts';

/** Takes the caster to a square near by: a monster wants it with the hero beside it. */
export const blink = powerRule({ word: 'blink', moment: 'beside' });
