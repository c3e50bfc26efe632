// Bits of attack types that spells go by. Crossfire include/attack.h.

import { attackBit } from '../spellcraft/index.ts';

/** The magic bit: what magic resistance lessens. */
export const MAGIC = attackBit('magic');

/** The bit of what becomes something else at every square. */
export const CHAOS = attackBit('chaos');

/** The bit of what ends magic instead of hurting. */
export const COUNTERSPELL = attackBit('counterspell');

/** The bits that lengthen a cone: fear by presence, turning and the holy word by piety. */
export const FEAR = attackBit('fear');
export const TURN_UNDEAD = attackBit('turn_undead');
export const HOLY_WORD = attackBit('holyword');

/** The bits of what scares whoever it turns. */
export const TURNING = TURN_UNDEAD | HOLY_WORD;
