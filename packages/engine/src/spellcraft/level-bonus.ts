// Bonuses to damage, duration and range by the caster's level. Crossfire server/spell_util.c
// (SP_level_dam_adjust, SP_level_duration_adjust, SP_level_range_adjust).

import { type Notebook, silent } from '../chance/index.ts';
import { truncDiv } from '../integers/index.ts';
import { castingLevels } from './effective-level.ts';
import type { LevelFact } from './facts.ts';
import type { SpellcraftRules } from './rules.ts';
import type { BonusView } from './views.ts';

function levelBonus(
  rules: SpellcraftRules,
  view: BonusView,
  notes: Notebook,
  fact: LevelFact,
): number {
  const { casterLevel, minCastingLevel } = castingLevels(rules, view, notes);
  const above = Math.max(0, casterLevel - minCastingLevel);
  notes.note('levels-above', above, minCastingLevel);
  const bonus = view.modifier === 0 ? 0 : truncDiv(above, view.modifier);
  notes.note(fact, bonus, view.modifier);
  return bonus;
}

/**
 * Bonus to the spell's `dam`, 0 or more. Rounding: down. Source: Crossfire server/spell_util.c
 * (SP_level_dam_adjust).
 */
export function damageBonus(
  rules: SpellcraftRules,
  view: BonusView,
  notes: Notebook = silent,
): number {
  return levelBonus(rules, view, notes, 'damage-bonus');
}

/**
 * Bonus to the spell's `duration`, 0 or more. Rounding: down. Source: Crossfire server/spell_util.c
 * (SP_level_duration_adjust).
 */
export function durationBonus(
  rules: SpellcraftRules,
  view: BonusView,
  notes: Notebook = silent,
): number {
  return levelBonus(rules, view, notes, 'duration-bonus');
}

/**
 * Bonus to the spell's `range`, 0 or more. Rounding: down. Source: Crossfire server/spell_util.c
 * (SP_level_range_adjust). The document says both that range doesn't grow and that it has a modifier. As in
 * the program, it grows.
 */
export function rangeBonus(
  rules: SpellcraftRules,
  view: BonusView,
  notes: Notebook = silent,
): number {
  return levelBonus(rules, view, notes, 'range-bonus');
}
