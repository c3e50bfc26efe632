// Nutrition cost of a cast. NetHack 3.6.7 src/spell.c (spelleffects).

import { type Chance, silent } from '../../chance/index.ts';
import type { CastingNotebook } from '../slot/facts.ts';
import type { CastingRules } from '../slot/rules.ts';
import { shareOf } from '../slot/share.ts';
import type { AttemptView, NutritionView, Purse } from '../slot/views.ts';
import { isTooHungry } from './prerequisites.ts';

/** The nutrition check and cost of a cast. */
export interface NutritionCost {
  /** False: the caster is too hungry for this spell. */
  readonly allowed: boolean;
  /** The cast's nutrition cost; 0 if it isn't allowed. */
  readonly nutritionUsed: number;
}

/**
 * Whether a caster has enough nutrition for an affordable spell, and the spell's nutrition cost. Source:
 * NetHack 3.6.7 src/spell.c (spelleffects)
 */
export function nutritionCost(
  rules: CastingRules,
  view: NutritionView,
  notes: CastingNotebook = silent,
): NutritionCost {
  if (isTooHungry(rules, view, notes)) {
    return { allowed: false, nutritionUsed: 0 };
  }
  return { allowed: true, nutritionUsed: nutritionUsed(rules, view, view.price, notes) };
}

/**
 * The nutrition cost for a caster who may cast: by the price, reduced for a few roles with high intelligence,
 * and never enough to starve the caster.
 */
export function nutritionUsed(
  rules: CastingRules,
  view: NutritionView,
  price: number,
  notes: CastingNotebook = silent,
): number {
  return usedWithHitPoints(rules, view, { price, hitPoints: 0 }, notes);
}

/** The nutrition cost of a cast partly paid in hit points. */
function usedWithHitPoints(
  rules: CastingRules,
  view: NutritionView,
  { price, hitPoints }: { readonly price: number; readonly hitPoints: number },
  notes: CastingNotebook,
): number {
  const { perEnergy, free } = rules.nutrition;
  const strain = hitPoints === 0 ? undefined : rules.energy.exhaustion;
  const leaves = strain?.leaves ?? rules.nutrition.leaves;
  if (free.includes(view.spell)) {
    notes.note('needs-no-food');
    return 0;
  }
  const whole = perEnergy * price;
  notes.note('nutrition-by-price', whole, price);
  let used = reducedHunger(rules, view, whole);
  if (used !== whole) {
    notes.note('hunger-reduced', used, view.intelligence);
  }
  if (strain !== undefined) {
    used += strain.nutritionPerHitPoint * hitPoints;
    notes.note('nutrition-by-exhaustion', used, hitPoints);
  }
  const most = view.nutrition - leaves;
  if (used > most) {
    used = most;
    notes.note('nutrition-limit', used, leaves);
  }
  notes.note('nutrition-cost', used);
  return used;
}

function reducedHunger(rules: CastingRules, view: NutritionView, whole: number): number {
  const { reducedFor, reduced } = rules.nutrition;
  if (!reducedFor.includes(view.role)) {
    return whole;
  }
  const row = reduced.find(({ intelligence }) => view.intelligence >= intelligence);
  return row === undefined ? whole : shareOf(whole, row.pays);
}

/** An affordable attempt costs its nutrition whether it succeeds or not. */
export function chargeNutrition(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): undefined {
  purse.nutrition -= nutritionUsed(rules, view, purse.price, chance);
}

/**
 * As `chargeNutrition`. Hit points spent instead of energy cost extra, and the price is the energy that there
 * was.
 */
export function chargeNutritionAndExhaustion(
  chance: Chance,
  rules: CastingRules,
  view: AttemptView,
  purse: Purse,
): undefined {
  const { price, hitPointsLost: hitPoints } = purse;
  purse.nutrition -= usedWithHitPoints(rules, view, { price, hitPoints }, chance);
  purse.price = Math.min(purse.price, purse.energy);
}
