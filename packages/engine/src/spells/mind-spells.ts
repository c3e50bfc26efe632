// Borrowed effects that meet the minds of those around: whom each reaches, and what it does to them.
// NetHack 3.6.7 src/read.c (seffects: SPE_CAUSE_FEAR, SPE_CHARM_MONSTER; maybe_tame).

import type { PowerKind } from './spell-port.ts';

/** One such effect. */
export interface MindSpell {
  readonly kind: PowerKind;
  /** Everybody in sight, or those who stand beside the caster. */
  readonly reaches: 'sight' | 'beside';
}

/** By the word of the effect. */
const MIND_SPELLS: Readonly<Record<string, MindSpell>> = {
  'cause-fear': { kind: 'fear', reaches: 'sight' },
  'charm-monster': { kind: 'charm', reaches: 'beside' },
};

/** The effect of that word, if it is on minds. */
export function mindSpell(effect: string): MindSpell | undefined {
  return MIND_SPELLS[effect];
}
