// Translates between Angband's immunities and Crossfire's resistances: an immunity is 100 percent. Angband
// 3.0.5 src/defines.h (RF3_IM_*); Crossfire's attack types.

import type { MonsterFlag } from '../combat/index.ts';
import { type AttackType, attackNumber } from '../spellcraft/index.ts';
import type { WorldRules } from './rules.ts';

const PAIRS: readonly (readonly [flag: MonsterFlag, type: AttackType])[] = [
  ['immune-acid', 'acid'],
  ['immune-lightning', 'electricity'],
  ['immune-fire', 'fire'],
  ['immune-cold', 'cold'],
  ['immune-poison', 'poison'],
];

/** Percent resisted by attack type number, from immunity flags. Other flags add nothing. */
export function resistances(
  { scales }: WorldRules,
  flags: readonly string[],
): Readonly<Record<number, number>> {
  const held = PAIRS.filter(([flag]) => flags.includes(flag));
  return Object.fromEntries(held.map(([, type]) => [attackNumber(type), scales.immunePercent]));
}

/** Combat flags for every attack type resisted in full. @param resisted percent by attack type number */
export function immunities(
  { scales }: WorldRules,
  resisted: Readonly<Record<number, number>>,
): readonly MonsterFlag[] {
  const percent = (type: AttackType) => resisted[attackNumber(type)] ?? 0;
  return PAIRS.filter(([, type]) => percent(type) >= scales.immunePercent).map(([flag]) => flag);
}
