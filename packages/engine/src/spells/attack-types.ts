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
