// The names that spell objects are described by. Crossfire include/spells.h, include/attack.h.

/** Every spell path, in the order of the bits: the first is 1, the next 2, then 4. */
export const SPELL_PATHS = [
  'protection',
  'fire',
  'frost',
  'electricity',
  'missiles',
  'self',
  'summoning',
  'abjuration',
  'restoration',
  'detonation',
  'mind',
  'creation',
  'teleportation',
  'information',
  'transmutation',
  'transferrence',
  'turning',
  'wounding',
  'death',
  'light',
] as const;

/** A spell path. `transferrence` is spelt as the original spells it. */
export type SpellPath = (typeof SPELL_PATHS)[number];

/** Every attack type, in the order of the bits: the first is 1, the next 2, then 4. */
export const ATTACK_TYPES = [
  'physical',
  'magic',
  'fire',
  'electricity',
  'cold',
  'confusion',
  'acid',
  'drain',
  'weaponmagic',
  'ghosthit',
  'poison',
  'slow',
  'paralyze',
  'turn_undead',
  'fear',
  'cancellation',
  'deplete',
  'death',
  'chaos',
  'counterspell',
  'godpower',
  'holyword',
  'blind',
  'internal',
  'life_stealing',
  'disease',
] as const;

/** An attack type; creatures resist it in percent, under the key `resist_` and this name. */
export type AttackType = (typeof ATTACK_TYPES)[number];
