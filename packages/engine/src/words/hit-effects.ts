// What hits of spells may do besides damage, in words.

import type { TargetOdds } from '../odds/index.ts';
import type { HitEffect } from '../spells/index.ts';

/** Each effect as what may happen to the target. */
const EFFECTS: Readonly<Record<HitEffect, string>> = {
  confused: 'confused',
  poisoned: 'poisoned',
  slow: 'slowed',
  paralysed: 'paralysed',
  afraid: 'frightened',
  blind: 'blinded',
  depleted: 'weakened in an attribute',
  'experience-drained': 'drained of experience',
  'life-stolen': 'robbed of life',
  corroded: 'corroded in armour or weapon',
  unenchanted: 'robbed of enchantments',
};

/** `slowed 14%, drained of experience 100%`; empty for none. */
export function tellHitEffects(
  { effects = [] }: TargetOdds,
  percent: (share: number) => string,
): string {
  return effects
    .filter(([, chance]) => chance > 0)
    .map(([effect, chance]) => `${EFFECTS[effect]} ${percent(chance)}`)
    .join(', ');
}
