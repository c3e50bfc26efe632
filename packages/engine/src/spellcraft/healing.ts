// Amounts of healing spells. Crossfire server/spell_effect.c (cast_heal).

import type { Chance } from '../chance/index.ts';
import type { SpellcraftRules } from './rules.ts';

/** A healing spell and its target. */
export interface HealingView {
  /** The spell's `dam`: the fixed amount. */
  readonly dam: number;
  /** The spell's `hp`: number of additional dice; 0: none. */
  readonly spellHp: number;
  /** The target's hit points. */
  readonly hp: number;
  readonly maxHp: number;
}

/** The result. */
export interface Healing {
  readonly hp: number;
  /** Any healing took place. */
  readonly success: boolean;
}

/** Hit points after a healing spell, at most the maximum. Source: as for the file. */
export function healing(chance: Chance, rules: SpellcraftRules, view: HealingView): Healing {
  const { dam, spellHp, hp, maxHp } = view;
  const amount = rules.steps.healingAmount(chance, dam, spellHp);
  chance.note('healing-amount', amount, dam);
  const success = amount !== 0 && hp < maxHp;
  const healed = success ? Math.min(maxHp, hp + amount) : hp;
  chance.note('healed-to', healed, maxHp);
  return { hp: healed, success };
}
