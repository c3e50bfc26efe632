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

/**
 * Every attack type in the order of the bits (1, 2, 4 …): its name in the keys of the original, and its
 * name in facts and in faces.
 */
const ATTACKS = {
  physical: 'physical',
  magic: 'magic',
  fire: 'fire',
  electricity: 'electricity',
  cold: 'cold',
  confusion: 'confusion',
  acid: 'acid',
  drain: 'drain',
  weaponmagic: 'weapon-magic',
  ghosthit: 'ghost-hit',
  poison: 'poison',
  slow: 'slow',
  paralyze: 'paralyze',
  turn_undead: 'turn-undead',
  fear: 'fear',
  cancellation: 'cancellation',
  deplete: 'deplete',
  death: 'death',
  chaos: 'chaos',
  counterspell: 'counterspell',
  godpower: 'god-power',
  holyword: 'holy-word',
  blind: 'blind',
  internal: 'internal',
  life_stealing: 'life-stealing',
  disease: 'disease',
} as const;

/** An attack type; creatures resist it in percent, under the key `resist_` and this name. */
export type AttackType = keyof typeof ATTACKS;

/** Every attack type, in the order of the bits. */
export const ATTACK_TYPES = Object.keys(ATTACKS) as readonly AttackType[];

/** The name of an attack type in facts and in faces, such as `holy-word`. */
export type AttackName = (typeof ATTACKS)[AttackType];

/** The names of the attack types in facts and in faces, in the order of the bits. */
export const ATTACK_NAMES: readonly AttackName[] = Object.values(ATTACKS);

/** The number of an attack type: the place of its bit, from 0. */
export function attackNumber(type: AttackType): number {
  return ATTACK_TYPES.indexOf(type);
}

/** The bit of an attack type in a set of attack types. */
export function attackBit(type: AttackType): number {
  return 1 << attackNumber(type);
}
