// Attack type bits that matter to spells. Crossfire include/attack.h.

import { attackBit } from '../spellcraft/index.ts';

/** The magic bit: reduced by magic resistance. */
export const MAGIC: number = attackBit('magic');

/** The bit that turns into another type at every square. */
export const CHAOS: number = attackBit('chaos');

/** The bit that ends magic instead of doing damage. */
export const COUNTERSPELL: number = attackBit('counterspell');

/** The bits that lengthen a cone: fear by charisma, turning and the holy word by piety. */
export const FEAR: number = attackBit('fear');
export const TURN_UNDEAD: number = attackBit('turn_undead');
export const HOLY_WORD: number = attackBit('holyword');

/** The bit of the power of gods, and that of death. */
export const GOD_POWER: number = attackBit('godpower');
export const DEATH: number = attackBit('death');

/** The bit of plain force. */
export const PHYSICAL: number = attackBit('physical');
