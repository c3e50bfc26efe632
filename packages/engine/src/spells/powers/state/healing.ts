// Healing: the caster's own, by the casting slot's dice. NetHack 3.6.7 src/zap.c (zapyourself).

import { powerRule } from '../power-rule.ts';

/** Gives hit points back. It meets nobody but its caster. */
export const healing = powerRule({ word: 'healing' });
