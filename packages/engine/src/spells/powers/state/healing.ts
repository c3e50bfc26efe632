// Healing: of the caster himself, by the casting slot's dice. NetHack 3.6.7 src/zap.c (zapyourself).

import { type PowerRule, powerRule } from '../power-rule.ts';

/** Restores hit points. It affects only its caster. */
export const healing: PowerRule = powerRule({ word: 'healing' });
