// Runes and traps without a spell going off. Crossfire server/rune.c (spring_trap, rune_attack).

import type { Chance } from '../../chance/index.ts';
import type { SpellcraftRules } from '../../spellcraft/index.ts';
import { creatureHit } from './creature-hit.ts';
import type { CreatureHitView } from './hit-view.ts';

/** A rune or trap without a spell, and its victim. */
export interface RuneBlowView extends CreatureHitView {
  /** How many times it can still go off. */
  readonly charges: number;
  /** It never loses charges. */
  readonly lasting: boolean;
  /** Squares between it and the victim. */
  readonly distance: number;
}

/** What a rune did. */
export interface RuneBlow {
  /** Damage to the victim. */
  readonly damage: number;
  /** Charges left. */
  readonly charges: number;
  /** It went off for the last time. */
  readonly spent: boolean;
}

/** Whether a rune without a spell can hit: it has a charge, and the victim is within its reach. */
export function reachesVictim(
  { traps }: SpellcraftRules,
  { charges, distance }: Pick<RuneBlowView, 'charges' | 'distance'>,
): boolean {
  return charges > 0 && distance <= traps.life.reach;
}

/** The charges of a rune after it has gone off. */
export function chargesAfter({
  charges,
  lasting,
}: Pick<RuneBlowView, 'charges' | 'lasting'>): number {
  return lasting ? charges : charges - 1;
}

/** The rune goes off. Labels: those of `creatureHit`. */
export function runeBlow(chance: Chance, rules: SpellcraftRules, view: RuneBlowView): RuneBlow {
  if (!reachesVictim(rules, view)) {
    return { damage: 0, charges: view.charges, spent: false };
  }
  const charges = chargesAfter(view);
  return { damage: creatureHit(chance, rules, view), charges, spent: charges <= 0 };
}
