// How much a healing spell gives back. Crossfire server/spell_effect.c (cast_heal).

import type { Chance } from '../chance/index.ts';
import type { SpellcraftRules } from './rules.ts';

/** A healing spell and whom it heals. */
export interface HealingView {
  /** The spell's `dam`: what it heals for certain. */
  readonly dam: number;
  /** The spell's `hp`: how many dice it heals besides; 0: none. */
  readonly spellHp: number;
  /** Hit points of the one healed. */
  readonly hp: number;
  readonly maxHp: number;
}

/** What came of a healing spell. */
export interface Healing {
  readonly hp: number;
  /** Anything was given back. */
  readonly success: boolean;
}

/** Hit points after a healing spell, never above the maximum. Source: as for the file. */
export function healing(chance: Chance, rules: SpellcraftRules, view: HealingView): Healing {
  const { dam, spellHp, hp, maxHp } = view;
  const amount = rules.steps.healingAmount(chance, dam, spellHp);
  chance.note('healing-amount', amount, dam);
  const success = amount !== 0 && hp < maxHp;
  const healed = success ? Math.min(maxHp, hp + amount) : hp;
  chance.note('healed-to', healed, maxHp);
  return { hp: healed, success };
}
