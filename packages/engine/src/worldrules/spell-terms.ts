// A Crossfire spell object in NetHack's terms: level, school, price and casting time.

import type { WorldRules } from './rules.ts';

/** NetHack spell level for a Crossfire level, 1…7. @param level 1 or more */
export function spellLevel({ spellTerms }: WorldRules, level: number): number {
  const row = spellTerms.levels.findIndex(most => level <= most);
  return row < 0 ? spellTerms.levels.length + 1 : row + 1;
}

/**
 * School of a spell's first path.
 * @param prayer the spell costs grace; decides the school of a spell without a path
 */
export function school({ spellTerms }: WorldRules, path: number, prayer: boolean): string {
  const { schools, ofPrayers, ofOthers } = spellTerms;
  const bit = schools.findIndex((_, index) => (path & (1 << index)) !== 0);
  return schools[bit] ?? (prayer ? ofPrayers : ofOthers);
}

/** Default price of a spell, in energy. @param level 1…7 */
export function plainPrice({ prices }: WorldRules, level: number): number {
  return prices.spellLevel * level;
}

/**
 * Duration of a cast in beats. 48 (attuned) and 75 (repelled) ticks are whole numbers of beats. A cast of 0
 * ticks costs one tick.
 */
export function castingBeats({ beats }: WorldRules, ticks: number): number {
  return ticks <= 0 ? beats.tick : Math.round(ticks * beats.tick);
}
