// Blinking. Angband 3.0.5 src/melee2.c (make_attack_spell: BLINK).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Takes the caster to a nearby square; monsters use it next to the hero. */
export const blink: PowerRule = powerRule({ word: 'blink', moment: 'beside' });
