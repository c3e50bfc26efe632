// What Angband calls an immunity and Crossfire a resistance of 100 percent, read in each other's terms.
// Angband 3.0.5 src/defines.h (RF3_IM_*); Crossfire's attack types.

import type { MonsterFlag } from '../../combat/index.ts';
import { ATTACK_TYPES, type AttackType } from '../../spellcraft/index.ts';

/** The resistance, in percent, that is an immunity. */
const IMMUNE = 100;

const PAIRS: readonly (readonly [flag: MonsterFlag, type: AttackType])[] = [
  ['immune-acid', 'acid'],
  ['immune-lightning', 'electricity'],
  ['immune-fire', 'fire'],
  ['immune-cold', 'cold'],
  ['immune-poison', 'poison'],
];

/** Percent by attack type number, from what a monster is immune to; other flags give nothing. */
export function resistances(flags: readonly string[]): Readonly<Record<number, number>> {
  const held = PAIRS.filter(([flag]) => flags.includes(flag));
  return Object.fromEntries(held.map(([, type]) => [ATTACK_TYPES.indexOf(type), IMMUNE]));
}

/** The combat flags of what is fully resisted. @param resisted percent by attack type number */
export function immunities(resisted: Readonly<Record<number, number>>): readonly MonsterFlag[] {
  return PAIRS.filter(([, type]) => (resisted[ATTACK_TYPES.indexOf(type)] ?? 0) >= IMMUNE).map(
    ([flag]) => flag,
  );
}
