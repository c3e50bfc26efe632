// A Crossfire spell object in NetHack's terms: its level, its school and its price in time.

/** Highest Crossfire level of each NetHack level from 1 on; above the last it is 7. */
const LEVELS: readonly number[] = [2, 5, 8, 11, 15, 23];

/** Crossfire level ≤ 2, 5, 8, 11, 15, 23, above: 1…7. */
export function spellLevel(level: number): number {
  const row = LEVELS.findIndex(most => level <= most);
  return row < 0 ? LEVELS.length + 1 : row + 1;
}

/** School of each path, in the order of the bits. */
const SCHOOLS: readonly string[] = [
  'clerical', // protection
  'attack', // fire
  'attack', // frost
  'attack', // electricity
  'attack', // missiles
  'escape', // self
  'clerical', // summoning
  'clerical', // abjuration
  'healing', // restoration
  'attack', // detonation
  'enchantment', // mind
  'matter', // creation
  'escape', // teleportation
  'divination', // information
  'matter', // transmutation
  'attack', // transferrence
  'clerical', // turning
  'attack', // wounding
  'attack', // death
  'divination', // light
];

/** The school of the first path of a spell; without a path clerical for prayers, else matter. */
export function school(path: number, prayer: boolean): string {
  const bit = SCHOOLS.findIndex((_, index) => (path & (1 << index)) !== 0);
  return SCHOOLS[bit] ?? (prayer ? 'clerical' : 'matter');
}

/** 5 energy a spell level. */
export function plainPrice(level: number): number {
  return 5 * level;
}

/** 60 beats a tick (48 attuned, 75 repelled: whole); a cast that takes no time costs one tick. */
export function castingBeats(ticks: number): number {
  return ticks <= 0 ? 60 : Math.round(ticks * 60);
}
