// Attack type bits that matter to spells. Crossfire include/attack.h.

import { attackBit } from '../spellcraft/index.ts';

/** The magic bit: reduced by magic resistance. */
export const MAGIC = attackBit('magic');

/** The bit that turns into another type at every square. */
export const CHAOS = attackBit('chaos');

/** The bit that ends magic instead of doing damage. */
export const COUNTERSPELL = attackBit('counterspell');

/** The bits that lengthen a cone: fear by charisma, turning and the holy word by piety. */
export const FEAR = attackBit('fear');
export const TURN_UNDEAD = attackBit('turn_undead');
export const HOLY_WORD = attackBit('holyword');

/** The bit of the power of gods, and that of death. */
export const GOD_POWER = attackBit('godpower');
export const DEATH = attackBit('death');

/** The bit of plain force. */
export const PHYSICAL = attackBit('physical');
