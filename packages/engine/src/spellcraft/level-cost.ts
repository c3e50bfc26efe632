// Prices of spells in mana and grace. Crossfire server/spell_util.c (SP_level_spellpoint_cost),
// include/spells.h (PATH_SP_MULT).

import { type Notebook, silent } from '../chance/index.ts';
import { castingLevels } from './effective-level.ts';
import { pathFactor } from './path-factor.ts';
import type { SpellcraftRules } from './rules.ts';
import type { CostView } from './views.ts';

/** A price. A spell can cost both. */
export interface SpellCost {
  readonly mana: number;
  readonly grace: number;
  /** The larger of the two. */
  readonly highest: number;
}

/**
 * The price at a caster's level. Rounding: down after growth, and again after the factor. Source: Crossfire
 * server/spell_util.c (SP_level_spellpoint_cost); the document has the same factors, 0.8 and 1.25.
 */
export function levelCost(
  rules: SpellcraftRules,
  view: CostView,
  notes: Notebook = silent,
): SpellCost {
  const levels = castingLevels(rules, view);
  const above = rules.steps.priceLevel(levels) - view.spellLevel;
  const grows = view.growsWithLevel ?? rules.cost.growsWithLevel;
  const factor = pathFactor(rules.cost.pathFactors, view.paths, notes, 'price');
  const price = (base: number, per: number) =>
    priceOf(rules, base, grows && per !== 0 ? growth(above, per) : 0, factor, notes);
  notes.note('base-mana', view.sp);
  const mana = price(view.sp, view.maxsp);
  notes.note('mana-price', mana);
  notes.note('base-grace', view.grace);
  const grace = price(view.grace, view.maxgrace);
  notes.note('grace-price', grace);
  return { mana, grace, highest: Math.max(mana, grace) };
}

/** Number of times that the base price is added. quirk: the quotient is rounded to single precision. */
function growth(above: number, per: number): number {
  return Math.max(0, Math.fround(Math.fround(above) / Math.fround(per)));
}

function priceOf(
  rules: SpellcraftRules,
  base: number,
  growing: number,
  factor: number,
  notes: Notebook,
): number {
  if (base === 0) {
    return 0;
  }
  const grown = Math.trunc(base * (1 + growing));
  if (growing > 0) {
    notes.note('price-grows', grown, base);
  }
  const price = Math.trunc(grown * factor);
  if (price !== 0) {
    return price;
  }
  notes.note('least-price', rules.cost.least);
  return rules.cost.least;
}
