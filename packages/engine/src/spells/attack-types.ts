// Kinds of attack, as bits of an attack type. Crossfire include/attack.h.

/** The names in the order of their bits, as content and faces write them. */
export const ATTACK_TYPES = [
  'physical',
  'magic',
  'fire',
  'electricity',
  'cold',
  'confusion',
  'acid',
  'drain',
  'weapon-magic',
  'ghost-hit',
  'poison',
  'slow',
  'paralyze',
  'turn-undead',
  'fear',
  'cancellation',
  'deplete',
  'death',
  'chaos',
  'counterspell',
  'god-power',
  'holy-word',
  'blind',
  'internal',
  'life-stealing',
  'disease',
] as const;

/** The magic bit: what magic resistance lessens. */
export const MAGIC = 2;

/** The bit of what becomes something else at every square. */
export const CHAOS = 1 << 18;

/** The bit of what ends magic instead of hurting. */
export const COUNTERSPELL = 1 << 19;

/** The bits that lengthen a cone: fear by presence, turning and the holy word by piety. */
export const FEAR = 1 << 14;
export const TURN_UNDEAD = 1 << 13;
export const HOLY_WORD = 1 << 21;

/** The bits of what scares whoever it turns. */
export const TURNING = TURN_UNDEAD | HOLY_WORD;
