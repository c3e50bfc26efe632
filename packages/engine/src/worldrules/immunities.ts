// What Angband calls an immunity and Crossfire a resistance of 100 percent, read in each other's terms.
// Angband 3.0.5 src/defines.h (RF3_IM_*); Crossfire's attack types.

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

/** Percent by attack type number, from what a monster is immune to; other flags give nothing. */
export function resistances(
  { scales }: WorldRules,
  flags: readonly string[],
): Readonly<Record<number, number>> {
  const held = PAIRS.filter(([flag]) => flags.includes(flag));
  return Object.fromEntries(held.map(([, type]) => [attackNumber(type), scales.immunePercent]));
}

/** The combat flags of what is fully resisted. @param resisted percent by attack type number */
export function immunities(
  { scales }: WorldRules,
  resisted: Readonly<Record<number, number>>,
): readonly MonsterFlag[] {
  const percent = (type: AttackType) => resisted[attackNumber(type)] ?? 0;
  return PAIRS.filter(([, type]) => percent(type) >= scales.immunePercent).map(([flag]) => flag);
}
