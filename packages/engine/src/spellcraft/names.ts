// Names of paths and attack types. Crossfire include/spells.h, include/attack.h.

/** Every spell path, in the order of the bits (1, 2, 4 …). */
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

/** A spell path. `transferrence` keeps the original's spelling. */
export type SpellPath = (typeof SPELL_PATHS)[number];

/**
 * Every attack type in the order of the bits (1, 2, 4 …): its name in the original's keys, and its name in
 * facts and faces.
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

/** An attack type. Creatures resist it in percent, under the key `resist_` plus this name. */
export type AttackType = keyof typeof ATTACKS;

/** Every attack type, in the order of the bits. */
export const ATTACK_TYPES = Object.keys(ATTACKS) as readonly AttackType[];

/** The name of an attack type in facts and faces, such as `holy-word`. */
export type AttackName = (typeof ATTACKS)[AttackType];

/** The names of the attack types in facts and faces, in the order of the bits. */
export const ATTACK_NAMES: readonly AttackName[] = Object.values(ATTACKS);

/** The names of a set of attack types. */
export function attackNames(bits: number): AttackName[] {
  return ATTACK_NAMES.filter((_, bit) => (bits & (1 << bit)) !== 0);
}

/** The number of an attack type: the index of its bit, from 0. */
export function attackNumber(type: AttackType): number {
  return ATTACK_TYPES.indexOf(type);
}

/** The bit of an attack type in a set of attack types. */
export function attackBit(type: AttackType): number {
  return 1 << attackNumber(type);
}
