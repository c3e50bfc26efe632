// A Crossfire spell object in NetHack's terms: its level, its school and its price in time.

import type { WorldRules } from './rules.ts';

/** NetHack's spell level of a Crossfire level, 1…7. @param level 1 or more */
export function spellLevel({ spellTerms }: WorldRules, level: number): number {
  const row = spellTerms.levels.findIndex(most => level <= most);
  return row < 0 ? spellTerms.levels.length + 1 : row + 1;
}

/** The school of the first path of a spell. @param prayer it costs grace: decides where there is no path */
export function school({ spellTerms }: WorldRules, path: number, prayer: boolean): string {
  const { schools, ofPrayers, ofOthers } = spellTerms;
  const bit = schools.findIndex((_, index) => (path & (1 << index)) !== 0);
  return schools[bit] ?? (prayer ? ofPrayers : ofOthers);
}

/** Price of a spell that states none, in energy. @param level 1…7 */
export function plainPrice({ prices }: WorldRules, level: number): number {
  return prices.spellLevel * level;
}

/** Beats of so many ticks (48 attuned, 75 repelled: whole); a cast that takes no time costs one tick. */
export function castingBeats({ beats }: WorldRules, ticks: number): number {
  return ticks <= 0 ? beats.tick : Math.round(ticks * beats.tick);
}
