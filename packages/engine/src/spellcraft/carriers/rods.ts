// Energy of rods, horns and rings that cast: capacity, cost of a cast, and recharge. Crossfire
// server/spell_util.c (rod_adjust, drain_rod_charge, regenerate_rod).

import { truncDiv } from '../../integers/index.ts';
import { levelCost } from '../level-cost.ts';
import type { SpellcraftRules } from '../rules.ts';

/** A rod and the spell in it. */
export interface RodView {
  /** The spell's level. */
  readonly level: number;
  /** The spell's price factor. */
  readonly value: number;
  readonly sp: number;
  readonly grace: number;
  readonly maxsp: number;
  readonly maxgrace: number;
  readonly rodLevel: number;
  /** The archetype's own value. */
  readonly rodValue: number;
  /** The archetype's `maxhp`: casts when full. */
  readonly rodCharges: number;
}

/** A rod's numbers. */
export interface RodEnergy {
  /** Price in gold. */
  readonly value: number;
  /** Energy when full. */
  readonly maxhp: number;
  /** Energy per cast. */
  readonly cost: number;
  /** Energy of a full rod after one cast. */
  readonly hpAfterOneUse: number;
}

/** A rod's capacity and cost: the rod itself is the caster, without paths. Integers of 32 bits. */
export function rodEnergy(rules: SpellcraftRules, view: RodView): RodEnergy {
  const { level, rodLevel, rodCharges } = view;
  const { priceOffset, leastRodCasts } = rules.carriers;
  const { highest: cost } = levelCost(rules, {
    spellLevel: level,
    baseLevel: rodLevel,
    paths: { path: 0, attuned: 0, repelled: 0, denied: 0 },
    sp: view.sp,
    grace: view.grace,
    maxsp: view.maxsp,
    maxgrace: view.maxgrace,
  });
  const plain = Math.imul(view.rodValue, view.value);
  const value = truncDiv(Math.imul(plain, rodLevel + priceOffset), level + priceOffset);
  const maxhp = Math.max(rodCharges, leastRodCasts) * cost;
  return { value, maxhp, cost, hpAfterOneUse: maxhp - cost };
}

/** A rod that regains energy. */
export interface RodRechargeView {
  readonly hp: number;
  readonly maxhp: number;
  readonly activations: number;
}

/** A rod's energy after one activation. Source: Crossfire server/spell_util.c (regenerate_rod). */
export function regained({ carriers }: SpellcraftRules, hp: number, maxhp: number): number {
  return hp < maxhp ? Math.min(maxhp, hp + carriers.rodGain(maxhp)) : hp;
}

/** Its energy after each activation. */
export function rodRecharge(
  rules: SpellcraftRules,
  { hp, maxhp, activations }: RodRechargeView,
): number[] {
  const after: number[] = [];
  let energy = hp;
  for (let activation = 0; activation < activations; activation++) {
    energy = regained(rules, energy, maxhp);
    after.push(energy);
  }
  return after;
}
